import type { NearbyStopsAnswer } from '../../contract/stop-lookups.ts';
import type { Read } from '../../api/Read.ts';
import { metersBetween, placeAt } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { DEFAULT_RADIUS_FEET } from './nearbyStops.ts';

/** What was read of one circle of a search; undefined where it was not asked for yet. */
export type CircleRead = Read<NearbyStopsAnswer> | undefined;

/** A step of a search: so many circles are whole, out to so many feet around the point. */
interface Reach {
  readonly circles: number;
  readonly feet: number;
}

const NARROW: Reach = { circles: 1, feet: DEFAULT_RADIUS_FEET };

/**
 * Circles of 500 ft whose centres stand at the points of a triangular lattice, √3 radii apart, leave
 * no gap. Its first ring makes 7 of them, which cover twice the radius; its second 19, which cover
 * √13 of it, 1,802 ft (R4).
 */
const REACHES: readonly Reach[] = [
  NARROW,
  { circles: 7, feet: 2 * DEFAULT_RADIUS_FEET },
  { circles: 19, feet: 1800 },
];

/** Fewer stops than these are a thin result: a rider wants to choose. */
const ENOUGH_STOPS = 3;

const SPACING = Math.sqrt(3) * DEFAULT_RADIUS_FEET * METERS_PER_FOOT;

const SIXTHS = [0, 60, 120, 180, 240, 300];

/** The centres of the 19 circles: the point itself, six around it, and twelve around those. */
export function circlesAround(point: Place): Place[] {
  return [
    point,
    ...SIXTHS.map((bearing) => placeAt(point, bearing, SPACING)),
    ...SIXTHS.map((bearing) => placeAt(point, bearing, 2 * SPACING)),
    ...SIXTHS.map((bearing) => placeAt(point, bearing + 30, Math.sqrt(3) * SPACING)),
  ];
}

/** How many different stops lie within `feet` of the point, by what has been read. */
function countWithin(reads: readonly CircleRead[], point: Place, feet: number): number {
  const stops = reads.flatMap((read) => read?.answer?.stops ?? []);
  const within = stops.filter(
    ({ latitude, longitude }) =>
      metersBetween(point, { lat: latitude, lon: longitude }) <= feet * METERS_PER_FOOT,
  );
  return new Set(within.map(({ stopID }) => stopID)).size;
}

/** How far a search has come. */
export interface SearchProgress {
  /** How many of the circles are to be asked for. */
  readonly circleCount: number;
  /** The reach of those that are through, answered or failed. */
  readonly reachFeet: number;
  /** Whether all that are wanted are through. */
  readonly isDone: boolean;
}

/**
 * Decides from what has been read how far to search: wider while the result is thin, and not while
 * a whole ring has failed, since then it is the service that fails (R4).
 *
 * @param reads of the circles, in the order of `circlesAround`
 * @param minFeet how far it is to reach however much is found nearer
 */
export function searchProgress(
  reads: readonly CircleRead[],
  point: Place,
  minFeet = 0,
): SearchProgress {
  let reached = NARROW;
  let ringStart = 0;
  for (const reach of REACHES) {
    const ring = reads.slice(ringStart, reach.circles);
    if (ring.length === 0) break;
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
