import { groupBy } from '../../../lib/groupBy.ts';
import type { FeedRoute } from '../tables/readRoutes.ts';

/** Where the trips of each row of routes.txt begin and end; empty for a row without trips. */
export type RouteEnds = readonly string[];

/**
 * The words of a long name in alphabetical order, so that "A - B" is the route "B - A". In Israel, a number at the
 * end tells the directions of a route apart.
 */
const wordsOf = (longName: string): string =>
  (
    longName
      .toLowerCase()
      .replace(/-\d\P{N}?$/u, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ');

/** Whether two rows of one agency with one short name are one route. A row without trips is either. */
function isSameRoute(routes: readonly FeedRoute[], ends: RouteEnds, one: number, other: number) {
  const [a, b] = [routes[one], routes[other]];
  if (a === undefined || b === undefined) return false;
  if (ends[one] === '' || ends[other] === '') return true;
  if (a.type !== b.type) return false;
  if (a.longName !== '' && b.longName !== '') return wordsOf(a.longName) === wordsOf(b.longName);
  return a.color.toLowerCase() === b.color.toLowerCase() && ends[one] === ends[other];
}

/**
 * The rows of routes.txt that are one route: they have one agency, one short name, one kind and one long name, in
 * whatever order of its words. Rows without a long name need the same color and ends instead. A row without a short name
 * is a route of its own.
 *
 * @returns the rows of each route; indexes. The routes are in the order of their first rows
 */
export function groupRows(
  routes: readonly FeedRoute[],
  ends: RouteEnds,
): readonly (readonly number[])[] {
  const byName = groupBy(routes.entries(), ([, { agency, shortName, id }]) =>
    JSON.stringify(shortName === '' ? [id] : [agency, shortName]),
  );
  const groups: number[][] = [];
  for (const entries of byName.values()) {
    const rows = entries.map(([row]) => row);
    const own: number[][] = [];
    // A row without trips belongs to the first route that has some.
    for (const row of rows.toSorted((a, b) => Number(ends[a] === '') - Number(ends[b] === ''))) {
      const group = own.find(([first = -1]) => isSameRoute(routes, ends, first, row));
      if (group === undefined) own.push([row]);
      else group.push(row);
    }
    groups.push(...own.map((group) => group.toSorted((a, b) => a - b)));
  }
  return groups.toSorted(([a = 0], [b = 0]) => a - b);
}
