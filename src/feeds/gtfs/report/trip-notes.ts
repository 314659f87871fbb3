import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { counted, named } from './wording.ts';

/** How many trips have no line to draw, and on which routes. */
export function shapeNotes({ lines, patterns, routes, trips }: Snapshot): string[] {
  if (lines.length === 0) return [];
  const affected = new Set<string>();
  let count = 0;
  for (const index of trips.patterns) {
    const pattern = patterns[index];
    if (pattern === undefined || pattern.line !== -1) continue;
    count += 1;
    affected.add(routes[pattern.route]?.routeID ?? '');
  }
  if (count === 0) return [];
  return [
    `trips.txt: ${counted(count, 'trip')} of ${trips.ids.length.toLocaleString('en-US')} ${count === 1 ? 'has' : 'have'} no shape, on ${affected.size === 1 ? 'route' : 'routes'} ${named([...affected])}. A direction without any shape is drawn as straight lines between its stops.`,
  ];
}

/** Routes whose stops aren't listed, because no trip runs within two weeks. */
export function emptyRouteNotes({ routes }: Snapshot): string[] {
  const empty = routes.filter(({ directions }) =>
    directions.every(({ stops }) => stops.length === 0),
  );
  if (empty.length === 0) return [];
  return [
    `${counted(empty.length, 'route')} ${empty.length === 1 ? 'lists' : 'list'} no stops, because ${empty.length === 1 ? 'it has' : 'they have'} no trip for riders within two weeks: ${named(empty.map(({ routeID }) => routeID))}.`,
  ];
}
