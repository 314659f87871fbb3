import type { Place } from '../distance.ts';
import { METERS_PER_DEGREE } from '../lengths.ts';
import { segmentFraction } from './segmentFraction.ts';

/** The coordinates of a GeoJSON LineString, as `[lon, lat]`. */
export type LineCoordinates = readonly (readonly [number, number])[];

/** The point on a line that is nearest to a place. */
export interface PlaceOnLine {
  /** Meters along the line from its start to that point. */
  readonly along: number;
  /** Meters from the place to that point. */
  readonly offset: number;
}

/**
 * Finds the point on a line that is nearest to a place. Computes on a flat projection around the place:
 * over the length of a bus route the error is less than a meter in a thousand.
 *
 * @returns null for a line with fewer than two points
 */
export function placeOnLine(line: LineCoordinates, place: Place): PlaceOnLine | null {
  const metersPerDegreeEast = METERS_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
  let nearestAlong = 0;
  let leastSquare = Infinity;
  let along = 0;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    if (from === undefined || to === undefined) continue;
    const ax = (from[0] - place.lon) * metersPerDegreeEast;
    const ay = (from[1] - place.lat) * METERS_PER_DEGREE;
    const dx = (to[0] - from[0]) * metersPerDegreeEast;
    const dy = (to[1] - from[1]) * METERS_PER_DEGREE;
    // Not Math.hypot, which takes several times as long: a city has millions of pairs of stop and segment.
    const length = Math.sqrt(dx * dx + dy * dy);
    const fraction = segmentFraction(0, 0, ax, ay, ax + dx, ay + dy);
    const x = ax + dx * fraction;
    const y = ay + dy * fraction;
    const square = x * x + y * y;
    if (square < leastSquare) {
      leastSquare = square;
      nearestAlong = along + length * fraction;
    }
    along += length;
  }
  return leastSquare === Infinity ? null : { along: nearestAlong, offset: Math.sqrt(leastSquare) };
}
