import type { FeatureCollection, Position } from 'geojson';

import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { METERS_PER_DEGREE } from '../../../lib/geo/lengths.ts';
import { type LineCoordinates, placeOnLine } from '../../../lib/geo/shapes/line.ts';

/** A stop farther from a route's line than this, in meters, is on another one. */
const MOST_OFFSET = 150;

/** How many meters farther away a line may be that is drawn in the direction of the ride. */
const AGAINST = 30;

/** How many times as long as the straight line a ride against the line's direction may be. */
const MOST_DETOUR = 2;

export const pointOf = ({ lon, lat }: Place): [number, number] => [lon, lat];

/** The vertices of a line between two distances along it, in meters. */
function between(line: LineCoordinates, start: number, end: number): Position[] {
  const found: Position[] = [];
  let along = 0;
  line.forEach(([lon, lat], index) => {
    const [lastLon, lastLat] = line[index - 1] ?? [lon, lat];
    const east = (lon - lastLon) * Math.cos((lat * Math.PI) / 180);
    along += Math.hypot(east, lat - lastLat) * METERS_PER_DEGREE;
    if (along > start && along < end) found.push([lon, lat]);
  });
  return found;
}

/** The line of a route; undefined while it isn't read, or unknown. */
type RouteLine = RouteDocument['line'] | undefined;

/** The vertices of a route's line between two stops; null if it isn't near both. */
function cutOf(from: Place, to: Place, line: RouteLine): Position[] | null {
  const parts: readonly LineCoordinates[] =
    line === undefined ? [] : line.type === 'LineString' ? [line.coordinates] : line.coordinates;
  const cuts = parts.flatMap((part) => {
    const [start, end] = [placeOnLine(part, from), placeOnLine(part, to)];
    if (start === null || end === null) return [];
    const offset = Math.max(start.offset, end.offset);
    if (offset > MOST_OFFSET) return [];
    const meters = end.along - start.along;
    if (meters >= 0) return [{ offset, points: () => between(part, start.along, end.along) }];
    // Some feeds draw one direction of two. Against a ring one would go all the way round.
    if (-meters > MOST_DETOUR * metersBetween(from, to) + MOST_OFFSET) return [];
    const points = () => between(part, end.along, start.along).toReversed();
    return [{ offset: offset + AGAINST, points }];
  });
  const [best] = cuts.toSorted((one, other) => one.offset - other.offset);
  return best?.points() ?? null;
}

/** The way of a ride along its route's line; straight if the line isn't known. */
export const rideLine = (from: Place, to: Place, line: RouteLine): Position[] => [
  pointOf(from),
  ...(cutOf(from, to, line) ?? []),
  pointOf(to),
];

/**
 * The line of a trip as GeoJSON: along its route's line, past the stops that stand beside it; straight from stop to stop
 * where the line isn't known.
 */
export function tripLine(
  stops: readonly Place[],
  line: RouteLine,
  color: string,
): FeatureCollection {
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (first === undefined || last === undefined || stops.length < 2)
    return { type: 'FeatureCollection', features: [] };
  const inside = stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (before === undefined) return [];
    return cutOf(before, stop, line) ?? [before, stop].map(pointOf);
  });
  const coordinates = [pointOf(first), ...inside, pointOf(last)];
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'ride', color },
        geometry: { type: 'LineString', coordinates },
      },
    ],
  };
}
