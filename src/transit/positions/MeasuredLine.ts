import type { SnapshotLine } from '../../contract/snapshot/snapshot.ts';
import { planeAt } from '../../lib/geo/shapes/plane.ts';
import type { Plane } from '../../lib/geo/shapes/plane.ts';
import { segmentFraction } from '../../lib/geo/shapes/segmentFraction.ts';

/** How far a road may be from a long segment, as a share of its length: some shapes have few points. */
const BEND = 0.25;

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
 * for hundreds of vehicles on their lines.
 */
export interface MeasuredLine {
  readonly lon: number;
  readonly lat: number;
  readonly plane: Plane;
  readonly east: Float64Array;
  readonly north: Float64Array;
  /** Meters along the line from its start, of each point. */
  readonly along: Float64Array;
}

export function measureLine(line: SnapshotLine): MeasuredLine {
  const lons = line.filter((_, index) => index % 2 === 0);
  const lats = line.filter((_, index) => index % 2 === 1);
  const [lon = 0, lat = 0] = line;
  // The importer measures the stops' distances in the plane of the first point as well.
  const plane = planeAt(lat);
  const east = Float64Array.from(lons, (each) => plane.xOf(each - lon));
  const north = Float64Array.from(lats, (each) => plane.yOf(each - lat));
  const along = new Float64Array(east.length);
  for (let index = 1; index < east.length; index++) {
    const dx = (east[index] ?? 0) - (east[index - 1] ?? 0);
    const dy = (north[index] ?? 0) - (north[index - 1] ?? 0);
    along[index] = (along[index - 1] ?? 0) + Math.hypot(dx, dy);
  }
  return { lon, lat, plane, east, north, along };
}

/**
 * The places on a line within `reach` meters of a point, or more where the line has few points, in
 * the order of travel. A line that passes the point twice has two.
 */
export function placesOnLine(
  { lon, lat, plane, east, north, along }: MeasuredLine,
  point: { readonly lat: number; readonly lon: number },
  reach: number,
): LinePlace[] {
  const x = plane.xOf(point.lon - lon);
  const y = plane.yOf(point.lat - lat);
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
    const length = Math.hypot(dx, dy);
    const offset = Math.hypot(ax + dx * fraction - x, ay + dy * fraction - y);
    const isNear = offset <= Math.max(reach, length * BEND);
    const place = {
      along: (along[index - 1] ?? 0) + length * fraction,
      offset,
      bearing: ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360,
    };
    if (fraction === 0 ? isNearEnd : fraction < 1) {
      if (isNear) places.push(place);
      pending = null;
    } else {
      pending = fraction === 1 && isNear ? place : null;
    }
    isNearEnd = fraction === 1;
  }
  if (pending !== null) places.push(pending);
  return places;
}
