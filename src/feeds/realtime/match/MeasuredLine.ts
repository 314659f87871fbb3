import type { SnapshotLine } from '../../../contract/snapshot.ts';
import { EARTH_RADIUS } from '../../../lib/geo/lengths.ts';
import { segmentFraction } from '../../../lib/geo/segmentFraction.ts';

const METERS_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

/** A place on a line that is nearer to a point than the places just before and after it. */
export interface LinePlace {
  /** Meters along the line from its start. */
  readonly along: number;
  /** Meters from the point to the place. */
  readonly offset: number;
  /** The line's direction there, in degrees clockwise from north. */
  readonly bearing: number;
}

/**
 * A line in meters east and north of its first point. It is computed once, because each poll looks
 * for hundreds of vehicles on their lines. The flat projection is off by less than a meter in a
 * thousand over the length of a bus route.
 */
export interface MeasuredLine {
  readonly lon: number;
  readonly lat: number;
  readonly metersPerDegreeEast: number;
  readonly east: Float64Array;
  readonly north: Float64Array;
  /** Meters along the line from its start, of each point. */
  readonly along: Float64Array;
}

export function measureLine(line: SnapshotLine): MeasuredLine {
  const lons = line.filter((_, index) => index % 2 === 0);
  const lats = line.filter((_, index) => index % 2 === 1);
  const [lon = 0, lat = 0] = line;
  const middle = lats.reduce((sum, each) => sum + each, 0) / Math.max(1, lats.length);
  const metersPerDegreeEast = METERS_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  const east = Float64Array.from(lons, (each) => (each - lon) * metersPerDegreeEast);
  const north = Float64Array.from(lats, (each) => (each - lat) * METERS_PER_DEGREE);
  const along = new Float64Array(east.length);
  for (let index = 1; index < east.length; index++) {
    const dx = (east[index] ?? 0) - (east[index - 1] ?? 0);
    const dy = (north[index] ?? 0) - (north[index - 1] ?? 0);
    along[index] = (along[index - 1] ?? 0) + Math.hypot(dx, dy);
  }
  return { lon, lat, metersPerDegreeEast, east, north, along };
}

/**
 * The places on a line within `reach` meters of a point, in the order of travel. A line that passes
 * the point twice has two.
 */
export function placesOnLine(
  { lon, lat, metersPerDegreeEast, east, north, along }: MeasuredLine,
  point: { readonly lat: number; readonly lon: number },
  reach: number,
): LinePlace[] {
  const x = (point.lon - lon) * metersPerDegreeEast;
  const y = (point.lat - lat) * METERS_PER_DEGREE;
  const places: LinePlace[] = [];
  // The nearest place of a segment is a minimum if it is inside the segment, or at a point where
  // both segments end with their nearest place.
  let isNearEnd = true;
  let pending: LinePlace | null = null;
  for (let index = 1; index < east.length; index++) {
    const [ax, ay] = [east[index - 1] ?? 0, north[index - 1] ?? 0];
    const [bx, by] = [east[index] ?? 0, north[index] ?? 0];
    if (ax === bx && ay === by) continue;
    const fraction = segmentFraction(x, y, ax, ay, bx, by);
    const dx = bx - ax;
    const dy = by - ay;
    const offset = Math.hypot(ax + dx * fraction - x, ay + dy * fraction - y);
    const place = {
      along: (along[index - 1] ?? 0) + Math.hypot(dx, dy) * fraction,
      offset,
      bearing: ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360,
    };
    if (fraction === 0 ? isNearEnd : fraction < 1) {
      if (offset <= reach) places.push(place);
      pending = null;
    } else {
      pending = fraction === 1 ? place : null;
    }
    isNearEnd = fraction === 1;
  }
  if (pending !== null && pending.offset <= reach) places.push(pending);
  return places;
}
