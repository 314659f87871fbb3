import type { Read } from '../../api/Read.ts';
import type { NearbyStopsAnswer } from '../../contract/stop-lookups.ts';
import { metersBetween, placeAt } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { DEFAULT_RADIUS_FEET } from './nearbyStops.ts';

/** The read of one circle of a search; undefined before its request. */
export type CircleRead = Read<NearbyStopsAnswer> | undefined;

/** A step of a search: the number of circles, and the radius around the point that they cover completely. */
interface Reach {
  readonly circles: number;
  readonly feet: number;
}

const NARROW: Reach = { circles: 1, feet: DEFAULT_RADIUS_FEET };

/**
 * Circles of 500 ft whose centers form a triangular lattice with a spacing of √3 radii leave no gap. With
 * the first ring, 7 circles cover twice the radius; with the second, 19 circles cover √13 radii, 1,802 ft
 * (R4).
 */
const REACHES: readonly Reach[] = [
  NARROW,
  { circles: 7, feet: 2 * DEFAULT_RADIUS_FEET },
  { circles: 19, feet: 1800 },
];

/** A search with fewer stops widens, because a rider wants a choice. */
const ENOUGH_STOPS = 3;

const SPACING = Math.sqrt(3) * DEFAULT_RADIUS_FEET * METERS_PER_FOOT;

const SIXTHS = [0, 60, 120, 180, 240, 300];

/** The centers of the 19 circles: the point itself, six around it, and twelve around those. */
export function circlesAround(point: Place): Place[] {
  return [
    point,
    ...SIXTHS.map((bearing) => placeAt(point, bearing, SPACING)),
    ...SIXTHS.map((bearing) => placeAt(point, bearing, 2 * SPACING)),
    ...SIXTHS.map((bearing) => placeAt(point, bearing + 30, Math.sqrt(3) * SPACING)),
  ];
}

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
 * ring has failed, because then the service is down (R4).
 *
 * @param reads the reads of the circles, in the order of `circlesAround`
 * @param minFeet the reach of the search even if it finds enough stops nearer
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
