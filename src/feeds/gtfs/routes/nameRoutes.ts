import type { Findings } from '../Findings.ts';
import type { FeedRoute } from '../tables/readRoutes.ts';

/** The rows of routes.txt that are one route of the interface. */
export interface RouteGroup {
  readonly routeID: string;
  /** Indexes in routes.txt. */
  readonly rows: readonly number[];
}

interface OpenGroup {
  routeID: string;
  readonly rows: number[];
  readonly usesShortName: boolean;
}

const groupsOf = (routes: readonly FeedRoute[]): OpenGroup[] => {
  const byName = new Map<string, OpenGroup>();
  for (const [row, { agency, shortName, id }] of routes.entries()) {
    const usesShortName = shortName !== '';
    const key = JSON.stringify(usesShortName ? [agency, shortName] : [id]);
    const group = byName.get(key) ?? {
      routeID: usesShortName ? shortName : id,
      rows: [],
      usesShortName,
    };
    group.rows.push(row);
    byName.set(key, group);
  }
  return [...byName.values()];
};

/**
 * Gives each route its routeID (S6): its short name, or its route_id if it has no short name. Rows of
 * one agency with the same short name are one route. If that short name is also the routeID of another
 * route, each of the rows is a route with its route_id, so that every routeID is unique.
 */
export function nameRoutes(
  routes: readonly FeedRoute[],
  findings: Findings,
): readonly RouteGroup[] {
  let groups = groupsOf(routes);
  for (;;) {
    const counts = new Map<string, number>();
    for (const { routeID } of groups) counts.set(routeID, (counts.get(routeID) ?? 0) + 1);
    const clashes = ({ routeID, usesShortName }: OpenGroup) =>
      usesShortName && (counts.get(routeID) ?? 0) > 1;
    if (!groups.some(clashes)) return groups;
    groups = groups.flatMap((group) => {
      if (!clashes(group)) return group;
      findings.add('shared-short-name', {
        file: 'routes.txt',
        field: 'route_short_name',
        values: { route_short_name: group.routeID },
      });
      return group.rows.map((row) => ({
        routeID: routes[row]?.id ?? group.routeID,
        rows: [row],
        usesShortName: false,
      }));
    });
  }
}
