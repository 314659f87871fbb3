import { groupBy } from '../../../lib/groupBy.ts';
import type { Findings } from '../Findings.ts';
import type { FeedRoute } from '../tables/readRoutes.ts';
import { groupRows } from './groupRows.ts';
import type { RouteEnds } from './groupRows.ts';

/** The rows of routes.txt that are one route of the interface. */
export interface RouteGroup {
  readonly routeID: string;
  /** What riders read instead of the routeID, if that is a technical ID; else empty. */
  readonly label: string;
  /** Indexes in routes.txt. */
  readonly rows: readonly number[];
}

interface OpenGroup {
  readonly rows: readonly number[];
  readonly first: FeedRoute;
  routeID: string;
}

/** Gives each group its route_id whose short name is also the routeID of another, until all differ. */
function setRouteIDs(groups: readonly OpenGroup[]): void {
  for (;;) {
    const clashing = [...groupBy(groups, ({ routeID }) => routeID).values()]
      .filter(({ length }) => length > 1)
      .flatMap((same) => same.filter(({ routeID, first }) => routeID !== first.id));
    for (const group of clashing) group.routeID = group.first.id;
    if (clashing.length === 0) return;
  }
}

/**
 * Gives each route its routeID: its short name, or its route_id if it has none or if another route has the
 * same. Riders never read a route_id where there is a name. They read the short name; or the long name, also
 * where several routes of one agency share a short name that is no number, such as "VIA Rail".
 *
 * @param agencyName the name of a route's agency
 */
export function nameRoutes(
  routes: readonly FeedRoute[],
  ends: RouteEnds,
  agencyName: (route: FeedRoute) => string,
  findings: Findings,
): readonly RouteGroup[] {
  const groups = groupRows(routes, ends).flatMap((rows): OpenGroup[] => {
    const first = routes[rows[0] ?? -1];
    return first === undefined ? [] : [{ rows, first, routeID: first.shortName || first.id }];
  });
  setRouteIDs(groups);
  const nameOf = ({ shortName, longName }: FeedRoute) => shortName || longName;
  // The page says the agency beside the name where several have it.
  const isOfOneAgency = (all: readonly OpenGroup[]) =>
    new Set(all.map(({ first }) => agencyName(first))).size === 1;
  const repeated = new Set(
    [...groupBy(groups, ({ first }) => nameOf(first))].flatMap(([name, all]) =>
      all.length > 1 && isOfOneAgency(all) ? name : [],
    ),
  );
  const labelOf = (first: FeedRoute) => {
    const name = nameOf(first);
    return repeated.has(name) && !/\d/.test(name) ? first.longName || name : name;
  };
  return groups.map(({ rows, first, routeID }) => {
    const label = labelOf(first);
    if (routeID !== first.id || label === '' || label === routeID)
      return { routeID, label: '', rows };
    const values = { route_short_name: first.shortName, route_id: routeID, label };
    const place = { file: 'routes.txt', field: 'route_short_name', values };
    if (first.shortName !== '') findings.add('shared-short-name', place);
    return { routeID, label, rows };
  });
}
