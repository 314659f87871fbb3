import type { Findings } from '../Findings.ts';
import type { FeedRoute } from '../tables/readRoutes.ts';
import { groupRows } from './groupRows.ts';
import type { RouteEnds } from './groupRows.ts';

/** The rows of routes.txt that are one route of the interface. */
export interface RouteGroup {
  readonly routeID: string;
  /** What riders read instead of the routeID, if that is a technical ID; else empty (F35). */
  readonly label: string;
  /** Indexes in routes.txt. */
  readonly rows: readonly number[];
}

interface OpenGroup {
  readonly rows: readonly number[];
  readonly first: FeedRoute;
  routeID: string;
}

const countBy = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
};

/** Gives each group its route_id whose short name is also the routeID of another, until all differ. */
function setRouteIDs(groups: readonly OpenGroup[]): void {
  for (;;) {
    const counts = countBy(groups, ({ routeID }) => routeID);
    const clashing = groups.filter(
      ({ routeID, first }) => routeID !== first.id && (counts.get(routeID) ?? 0) > 1,
    );
    for (const group of clashing) group.routeID = group.first.id;
    if (clashing.length === 0) return;
  }
}

/**
 * Gives each route its routeID (S6): its short name, or its route_id if it has none or if another route has the
 * same. Riders never read a route_id where there is a name (F35). They read the short name; or the long name, also
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
  const shared = new Map<string, { readonly agencies: Set<string>; count: number }>();
  const nameOf = ({ shortName, longName }: FeedRoute) => shortName || longName;
  for (const { first } of groups) {
    const known = shared.get(nameOf(first)) ?? { agencies: new Set(), count: 0 };
    known.agencies.add(agencyName(first));
    known.count += 1;
    shared.set(nameOf(first), known);
  }
  const labelOf = (first: FeedRoute) => {
    const name = nameOf(first);
    const { agencies, count } = shared.get(name) ?? { agencies: new Set(), count: 1 };
    // The page says the agency beside it where several have it (G3).
    const isOfOne = agencies.size === 1;
    return isOfOne && count > 1 && !/\d/.test(name) ? first.longName || name : name;
  };
  return groups.map(({ rows, first, routeID }) => {
    const label = labelOf(first);
    if (routeID !== first.id || label === '' || label === routeID)
      return { routeID, label: '', rows };
    if (first.shortName !== '')
      findings.add('shared-short-name', {
        file: 'routes.txt',
        field: 'route_short_name',
        values: { route_short_name: first.shortName, route_id: routeID, label },
      });
    return { routeID, label, rows };
  });
}
