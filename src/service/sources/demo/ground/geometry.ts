import { segmentFraction } from '../../../../lib/geo/shapes/segmentFraction.ts';

/** A point of the demo city: meters east and north of its main square. */
export type Point = readonly [east: number, north: number];

/** Points joined in order. For an area, the last point is joined to the first. */
export type Path = readonly Point[];

/**
 * The element at `index`; a negative index counts from the end.
 *
 * @throws RangeError if there is none
 */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index < 0 ? list.length + index : index];
  if (element === undefined)
    throw new RangeError(`index ${index} is out of range: ${list.length} elements`);
  return element;
}

/** Distance in meters. It avoids Math.hypot, which is several times slower, since it runs very often. */
export function distance(a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return Math.sqrt(dx * dx + dy * dy);
}

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The unit vector from `a` to `b`. */
export function directionOf(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** The point `meters` to the right of `at`, looking along `direction`. */
export const rightOf = (at: Point, direction: Point, meters: number): Point => [
  at[0] + direction[1] * meters,
  at[1] - direction[0] * meters,
];

export function lengthOf(path: Path): number {
  let length = 0;
  for (let i = 1; i < path.length; i += 1)
    length += distance(elementAt(path, i - 1), elementAt(path, i));
  return length;
}

/** Meters from `p` to the nearest point of the segment from `a` to `b`. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const share = segmentFraction(p[0], p[1], a[0], a[1], b[0], b[1]);
  const offX = a[0] + (b[0] - a[0]) * share - p[0];
  const offY = a[1] + (b[1] - a[1]) * share - p[1];
  return Math.sqrt(offX * offX + offY * offY);
}

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function boxOf(path: Path): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of path) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}

export const isWithin = ({ west, south, east, north }: Box, [x, y]: Point) =>
  x >= west && x <= east && y >= south && y <= north;

/** Whether the area contains the point (even-odd rule). */
export function contains(area: Path, [x, y]: Point): boolean {
  let inside = false;
  let before = elementAt(area, -1);
  for (const corner of area) {
    if (
      corner[1] > y !== before[1] > y &&
      x < ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0]
    ) {
      inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** Where the segments a-b and c-d intersect, as fractions of each, or null. */
export function segmentIntersection(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): { readonly t: number; readonly u: number } | null {
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t < -1e-6 || t > 1 + 1e-6 || u < -1e-6 || u > 1 + 1e-6 ? null : { t, u };
}

/** The area in square meters; negative if the corners are in clockwise order. */
export function areaOf(area: Path): number {
  let sum = 0;
  let before = elementAt(area, -1);
  for (const corner of area) {
    sum += before[0] * corner[1] - corner[0] * before[1];
    before = corner;
  }
  return sum / 2;
}
