import { segmentFraction } from '../../../lib/geo/shapes/segmentFraction.ts';

/** Longer lines are simplified in parts of this many points, so that no line takes long. */
const MAX_PART = 2000;

function squaredOffset(
  xs: Float64Array,
  ys: Float64Array,
  point: number,
  from: number,
  to: number,
): number {
  const [x, y] = [xs[point] ?? 0, ys[point] ?? 0];
  const [ax, ay, bx, by] = [xs[from] ?? 0, ys[from] ?? 0, xs[to] ?? 0, ys[to] ?? 0];
  const fraction = segmentFraction(x, y, ax, ay, bx, by);
  return (ax + (bx - ax) * fraction - x) ** 2 + (ay + (by - ay) * fraction - y) ** 2;
}

/**
 * Simplifies a line in a plane (Douglas-Peucker).
 *
 * @param tolerance how far a point that is removed may be from the new line, in meters
 * @returns the indexes of the points that stay
 */
export function simplify(xs: Float64Array, ys: Float64Array, tolerance: number): number[] {
  const stays = new Uint8Array(xs.length);
  const open: [number, number][] = [];
  for (let from = 0; from < xs.length - 1; from += MAX_PART)
    open.push([from, Math.min(from + MAX_PART, xs.length - 1)]);
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    stays[from] = 1;
    stays[to] = 1;
    let farthest = -1;
    let most = tolerance ** 2;
    for (let point = from + 1; point < to; point++) {
      const offset = squaredOffset(xs, ys, point, from, to);
      if (offset <= most) continue;
      most = offset;
      farthest = point;
    }
    if (farthest !== -1) open.push([from, farthest], [farthest, to]);
  }
  return Array.from(stays.keys()).filter((index) => stays[index] === 1);
}
