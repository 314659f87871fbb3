import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { routeLabel } from '../../../lib/names/route-name.ts';
import { byOrder } from '../../../lib/names/route-order.ts';
import { commonVehicleKind, vehicleKindOf } from '../../../lib/words/kinds/vehicle-kinds.ts';

/** What the routes of a group have in common. */
type Common =
  | { readonly by: 'agency'; readonly agency: string }
  | { readonly by: 'kind' }
  /** Routes whose IDs begin with a number from `from` to `to`. */
  | { readonly by: 'range'; readonly from: number; readonly to: number }
  /** Routes of no other group. */
  | { readonly by: 'rest' };

export interface RouteGroup {
  readonly key: string;
  readonly common: Common;
  readonly routes: readonly RouteSettings[];
}

/** A kind of vehicle with more routes is divided by number. */
const MAX_GROUP = 40;

type Compare = (a: string, b: string) => number;

function groupBy(
  routes: readonly RouteSettings[],
  commonOf: (route: RouteSettings) => readonly [key: string, common: Common],
): RouteGroup[] {
  const groups = new Map<string, { common: Common; routes: RouteSettings[] }>();
  for (const route of routes) {
    const [key, common] = commonOf(route);
    const group = groups.get(key) ?? { common, routes: [] };
    groups.set(key, group);
    group.routes.push(route);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** 0 to 99, 100 to 199 and so on, by the number at the start of the ID. */
function byNumber(route: RouteSettings): readonly [string, Common] {
  const [digits] = /^\d+/.exec(routeLabel(route)) ?? [];
  if (digits === undefined) return ['names', { by: 'rest' }];
  const from = Math.floor(Number(digits) / 100) * 100;
  return [`from ${from}`, { by: 'range', from: Math.max(1, from), to: from + 99 }];
}

/**
 * Groups the routes of a large city by agency. If there is only one agency, it groups them by kind of
 * vehicle, and divides a long group by number. The routes of each group are in the order of the settings, else as
 * people count (2, 8A, 8B, 10, Red), but a single group begins with the chosen ones.
 *
 * @param compare sorts two names or numbers in the page's language
 */
export function groupRoutes(
  all: readonly RouteSettings[],
  compare: Compare,
  chosen: readonly string[] = [],
): readonly RouteGroup[] {
  const groups = groupsOf(all.toSorted(byOrder(compare)), compare);
  const [only] = groups;
  if (only === undefined || groups.length > 1) return groups;
  const isChosen = ({ routeID }: RouteSettings) => chosen.includes(routeID);
  const others = only.routes.filter((route) => !isChosen(route));
  return [{ ...only, routes: [...only.routes.filter(isChosen), ...others] }];
}

function groupsOf(routes: readonly RouteSettings[], compare: Compare): readonly RouteGroup[] {
  const agencies = new Set(routes.map(({ agency = '' }) => agency));
  if (agencies.size > 1) {
    const groups = groupBy(routes, ({ agency = '' }) =>
      agency === '' ? ['rest', { by: 'rest' }] : [`agency ${agency}`, { by: 'agency', agency }],
    );
    const rank = ({ common }: RouteGroup) => (common.by === 'agency' ? common.agency : '\uFFFF');
    return groups.toSorted((a, b) => compare(rank(a), rank(b)));
  }
  const byKind =
    commonVehicleKind(routes) === 'vehicle'
      ? groupBy(routes, (route) => [vehicleKindOf(route), { by: 'kind' }])
      : [{ key: 'all', common: { by: 'kind' } as const, routes }];
  return byKind.flatMap((group) =>
    group.routes.length <= MAX_GROUP
      ? [group]
      : groupBy(group.routes, byNumber).map(({ key, ...rest }) => ({
          key: `${group.key} ${key}`,
          ...rest,
        })),
  );
}
