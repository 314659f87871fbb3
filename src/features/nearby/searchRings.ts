import type { Read } from '../../api/Read.ts';
import type { NearbyStopsAnswer } from '../../contract/stop-lookups.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_DEGREE, METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { DEFAULT_RADIUS_FEET } from './nearbyStops.ts';

/** The read of one circle of a search; undefined before its request. */
export type CircleRead = Read<NearbyStopsAnswer> | undefined;

/** A step of a search: the number of circles, and the radius around the point that they cover completely. */
interface Reach {
  readonly circles: number;
  readonly feet: number;
}

/** The circles that a search may need. */
export interface SearchCircles {
  /** The point itself, then the grid's circles, nearest first. */
  readonly centers: readonly Place[];
  readonly reaches: readonly Reach[];
}

const NARROW: Reach = { circles: 1, feet: DEFAULT_RADIUS_FEET };

/** How far a search widens, in feet. */
const WIDER = [1000, 1800];

/** A search with fewer stops widens, because a rider wants a choice. */
const ENOUGH_STOPS = 3;

const RADIUS = DEFAULT_RADIUS_FEET * METERS_PER_FOOT;

/**
 * Circles in a triangular lattice leave no gap if their rows are 1.5 radii apart and the circles of a row √3
 * radii. Slightly less, because coordinates are rounded.
 */
const ROW_DEGREES = (1.49 * RADIUS) / METERS_PER_DEGREE;
const COLUMN_DEGREES = (1.72 * RADIUS) / METERS_PER_DEGREE;

/** Rows in a band, about nine miles. All rows of a band have the same distance in degrees between columns. */
const BAND_ROWS = 64;

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/**
 * The circles of a grid on the whole earth that reach within `feet` of the point. The grid is the same for
 * everybody, so riders near each other request the same circles, and a cache has them.
 */
function gridCircles(point: Place, feet: number): Place[] {
  const limit = feet * METERS_PER_FOOT + RADIUS;
  const degrees = limit / METERS_PER_DEGREE;
  const first = Math.ceil((point.lat - degrees) / ROW_DEGREES);
  const last = Math.floor((point.lat + degrees) / ROW_DEGREES);
  // At the poles it would be zero.
  const width = degrees / Math.max(cosine(Math.abs(point.lat) + degrees), 0.01);
  // By text, because two bands have the same columns at the equator.
  const found = new Map<string, { center: Place; meters: number }>();
  for (let start = Math.floor(first / BAND_ROWS) * BAND_ROWS; start <= last; start += BAND_ROWS) {
    const end = start + BAND_ROWS;
    // Wide enough at the edge nearer to the equator, so more than enough at the other.
    const widest = Math.max(cosine(start * ROW_DEGREES), cosine(end * ROW_DEGREES));
    const step = COLUMN_DEGREES / widest;
    // Two bands share the row between them, since their columns are not aligned.
    for (let row = Math.max(first, start); row <= Math.min(last, end); row += 1) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const from = Math.ceil((point.lon - width) / step - shift);
      for (let column = from; (column + shift) * step <= point.lon + width; column += 1) {
        const lon = (column + shift) * step;
        const center = { lat: row * ROW_DEGREES, lon: ((lon + 540) % 360) - 180 };
        const meters = metersBetween(point, center);
        if (meters < limit) found.set(`${row} ${lon}`, { center, meters });
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.meters - b.meters).map(({ center }) => center);
}

/**
 * The circles of a search: one around the point itself, which finds most of what riders want, and those of
 * the grid if it widens.
 */
export function circlesAround(point: Place): SearchCircles {
  const grid = gridCircles(point, WIDER.at(-1) ?? 0);
  const reaches = WIDER.map((feet) => {
    const limit = feet * METERS_PER_FOOT + RADIUS;
    return { circles: 1 + grid.filter((each) => metersBetween(point, each) < limit).length, feet };
  });
  return { centers: [point, ...grid], reaches: [NARROW, ...reaches] };
}

/** The circle of a search with a radius, which does not widen. */
export const onlyCircle = (point: Place): SearchCircles => ({
  centers: [point],
  reaches: [NARROW],
});

/** How many different stops within `feet` of the point have been read. */
function countWithin(reads: readonly CircleRead[], point: Place, feet: number): number {
  const stops = reads.flatMap((read) => read?.answer?.stops ?? []);
  const within = stops.filter(
    ({ latitude, longitude }) =>
      metersBetween(point, { lat: latitude, lon: longitude }) <= feet * METERS_PER_FOOT,
  );
  return new Set(within.map(({ stopID }) => stopID)).size;
}

/** The progress of a search. */
export interface SearchProgress {
  /** How many circles to request. */
  readonly circleCount: number;
  /** Feet around the point that the settled circles cover; failed circles count as settled. */
  readonly reachFeet: number;
  /** Whether all requested circles are settled. */
  readonly isDone: boolean;
}

/**
 * Decides how far to search. A search widens while it has too few stops, and stops widening when a whole
 * ring has failed, because then the service is down.
 *
 * @param reads the reads of the circles, in the order of their centers
 * @param minFeet the reach of the search even if it finds enough stops nearer
 */
export function searchProgress(
  reads: readonly CircleRead[],
  { centers: [point], reaches }: SearchCircles,
  minFeet = 0,
): SearchProgress {
  let reached = NARROW;
  let ringStart = 0;
  for (const reach of reaches) {
    const ring = reads.slice(ringStart, reach.circles);
    if (point === undefined || ring.length === 0) break;
    const { circles, feet } = reach;
    if (ring.some((read) => read === undefined)) {
      return { circleCount: circles, reachFeet: reached.feet, isDone: false };
    }
    reached = reach;
    const isEnough =
      feet >= minFeet && countWithin(reads.slice(0, circles), point, feet) >= ENOUGH_STOPS;
    if (isEnough || ring.every((read) => read?.answer === undefined)) break;
    ringStart = circles;
  }
  return { circleCount: reached.circles, reachFeet: reached.feet, isDone: true };
}
