import { groupBy } from '../../../lib/groupBy.ts';
import type { Notice } from '../Notice.ts';

/** Notices under one heading of the list. */
export interface NoticeGroup {
  /** The route; null for stops of any route, undefined for the whole city. */
  readonly routeID: string | null | undefined;
  readonly notices: readonly Notice[];
}

/** The routes that a notice names, each once. */
export const routesOf = ({ concerns }: Pick<Notice, 'concerns'>): string[] => [
  ...new Set(concerns.flatMap(({ routeID }) => routeID ?? [])),
];

/** Notices in force first, and the latest to begin before older ones. */
const newestFirst = (one: Notice, other: Notice) =>
  Number(other.isInForce) - Number(one.isInForce) || (other.from ?? 0) - (one.from ?? 0);

/**
 * The notices by route, each once, under the first of its routes. The group for the whole city is first, and the
 * one for stops without a route is last.
 *
 * @param order the city's routes in their order
 */
export function groupNotices(notices: readonly Notice[], order: readonly string[]): NoticeGroup[] {
  const places = new Map(order.map((routeID, index) => [routeID, index]));
  const placeOf = (routeID: string) => places.get(routeID) ?? order.length;
  const groups = groupBy(notices, (notice) => {
    const [first] = routesOf(notice).toSorted((one, other) => placeOf(one) - placeOf(other));
    return notice.concerns.length === 0 ? undefined : (first ?? null);
  });
  const rankOf = (key: string | null | undefined) =>
    key === undefined ? -1 : key === null ? order.length + 1 : placeOf(key);
  return Array.from(groups, ([routeID, all]) => ({
    routeID,
    notices: all.toSorted(newestFirst),
  })).toSorted((one, other) => rankOf(one.routeID) - rankOf(other.routeID));
}
