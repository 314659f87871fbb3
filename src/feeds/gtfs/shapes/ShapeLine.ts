import { planeAt } from '../../../lib/geo/shapes/plane.ts';
import type { Plane } from '../../../lib/geo/shapes/plane.ts';
import type { GroupRows } from '../groups/GroupRows.ts';
import { simplify } from './simplify.ts';

const TOLERANCE = 5;
/** Degrees are stored as whole numbers of this many units. A unit is about 1 cm at the equator. */
export const DEGREE_UNITS = 10_000_000;
/** 5 decimals are 1 m. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** A shape, simplified to 5 m. */
export interface ShapeLine {
  /** Longitudes and latitudes in turn. */
  readonly coordinates: readonly number[];
  /** The points in meters. */
  readonly plane: Plane;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Each point's distance from the start along the line, in meters. */
  readonly alongs: Float64Array;
  /** shape_dist_traveled of each point; null if it is missing or decreases. */
  readonly traveled: Float64Array | null;
}

function alongsOf(xs: Float64Array, ys: Float64Array): Float64Array {
  const alongs = new Float64Array(xs.length);
  for (let point = 1; point < xs.length; point++)
    alongs[point] =
      (alongs[point - 1] ?? 0) +
      Math.hypot((xs[point] ?? 0) - (xs[point - 1] ?? 0), (ys[point] ?? 0) - (ys[point - 1] ?? 0));
  return alongs;
}

const neverDecreases = (values: Float64Array): boolean =>
  values.every((value, index) => value >= (index === 0 ? 0 : (values[index - 1] ?? 0)));

/**
 * Makes a line of a shape's points.
 *
 * @param rows the points in order: `a` is the longitude and `b` the latitude, in `DEGREE_UNITS`
 * @returns null if all points are at one place
 */
export function createShapeLine(rows: GroupRows): ShapeLine | null {
  const lonAt = (point: number) => (rows.as[point] ?? 0) / DEGREE_UNITS;
  const latAt = (point: number) => (rows.bs[point] ?? 0) / DEGREE_UNITS;
  const plane = planeAt(latAt(0));
  const allXs = Float64Array.from({ length: rows.count }, (_, point) => plane.xOf(lonAt(point)));
  const allYs = Float64Array.from({ length: rows.count }, (_, point) => plane.yOf(latAt(point)));
  const coordinates: number[] = [];
  const traveled: number[] = [];
  for (const point of simplify(allXs, allYs, TOLERANCE)) {
    const [lon, lat] = [rounded(lonAt(point)), rounded(latAt(point))];
    if (lon === coordinates.at(-2) && lat === coordinates.at(-1)) continue;
    coordinates.push(lon, lat);
    traveled.push(rows.distances[point] ?? Number.NaN);
  }
  if (coordinates.length < 4) return null;
  const points = coordinates.length / 2;
  const xs = Float64Array.from({ length: points }, (_, at) => plane.xOf(coordinates[2 * at] ?? 0));
  const ys = Float64Array.from({ length: points }, (_, at) =>
    plane.yOf(coordinates[2 * at + 1] ?? 0),
  );
  const distances = Float64Array.from(traveled);
  return {
    coordinates,
    plane,
    xs,
    ys,
    alongs: alongsOf(xs, ys),
    traveled: neverDecreases(distances) && (distances.at(-1) ?? 0) > 0 ? distances : null,
  };
}
