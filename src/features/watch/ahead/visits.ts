import type { Ride, RidePoint } from '../../../api/stop-order/stopOrder.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { METERS_PER_DEGREE } from '../../../lib/geo/lengths.ts';
import { placeOnLine } from '../../../lib/geo/shapes/line.ts';
import type { LineCoordinates } from '../../../lib/geo/shapes/line.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { stopNameKey } from '../../../lib/names/stop-name.ts';
import { placeOfStop } from '../WatchedStop.ts';
import type { WatchedStop } from '../WatchedStop.ts';
import { longestWay } from './longestWay.ts';

/**
 * How certain it is that a ride came to a stop. `named`: the bus named the stop, and then another one;
 * `passed`: the straight line between two reports passes the stop; `perhaps`: the stop may lie between two
 * reports, but they are too far apart to know.
 */
type Certainty = 'named' | 'passed' | 'perhaps';

/** A ride's visit to a stop. */
export interface Visit {
  readonly stop: WatchedStop;
  /** Meters from the ride's first point, in straight lines from point to point. */
  readonly along: number;
  readonly certainty: Certainty;
}

/** A ride, or a route's line, and its visits to stops. */
export interface RideVisits {
  readonly ride: Ride;
  /** True for the route's line in the settings. */
  readonly isLine: boolean;
  /** Ordered by `along`. */
  readonly visits: readonly Visit[];
  /** Meters from the first point to each point. */
  readonly alongs: readonly number[];
  /** Meters from the first point to those points where the bus named no known stop: the service had lost it. */
  readonly lost: readonly number[];
}

/** Meters. A path that comes within this distance of a stop visits it. */
const AT_STOP = 60;
/** Meters along the path. Two visits to one stop within this distance count as one. */
const ONE_VISIT = 200;
const RANK = { named: 2, passed: 1, perhaps: 0 };

/**
 * The longest way between two reports that are `direct` meters apart, past a stop that the bus didn't name.
 * Shorter, because only the way shows that the bus came to the stop.
 */
const longestUnnamedWay = (direct: number) => 1.3 * direct + 100;

interface Hop {
  readonly from: RidePoint;
  readonly to: RidePoint;
  readonly length: number;
  /** True if the bus named a known stop at both ends. Otherwise the service had lost its place. */
  readonly isKnown: boolean;
}

/** A ride's visit to a stop on one hop; null if there is none. `along` is from the start of the hop. */
function visitOn({ from, to, length, isKnown }: Hop, stop: WatchedStop): Visit | null {
  const place = placeOfStop(stop);
  const key = stopNameKey(stop.intersection);
  const isNamed = isKnown && from.nextStop === key && to.nextStop !== key;
  const longest = isNamed ? longestWay(length) : longestUnnamedWay(length);
  if (Math.abs(place.lat - from.lat) * METERS_PER_DEGREE > longest) return null;
  const line: [number, number][] = [
    [from.lon, from.lat],
    [to.lon, to.lat],
  ];
  const on = placeOnLine(line, place);
  if (on !== null && on.offset <= AT_STOP) {
    const certainty = isKnown ? 'passed' : 'perhaps';
    return { stop, along: on.along, certainty: isNamed ? 'named' : certainty };
  }
  const [before, after] = [metersBetween(from, place), metersBetween(place, to)];
  return before + after > longest
    ? null
    : {
        stop,
        along: (length * before) / (before + after),
        certainty: isNamed ? 'named' : 'perhaps',
      };
}

/** Keyed by the point at which a hop ends: a point belongs to one ride, and rides only grow. */
const hops = new WeakMap<RidePoint, WeakMap<readonly WatchedStop[], readonly Visit[]>>();

function visitsOn(hop: Hop, stops: readonly WatchedStop[]): readonly Visit[] {
  const cached = hops.get(hop.to)?.get(stops);
  if (cached !== undefined) return cached;
  const visits = stops.flatMap((stop) => visitOn(hop, stop) ?? []);
  hops.set(hop.to, (hops.get(hop.to) ?? new WeakMap()).set(stops, visits));
  return visits;
}

const nameKeysOf = memoizeByObject(
  (stops: readonly WatchedStop[]): ReadonlySet<string> =>
    new Set(stops.map(({ intersection }) => stopNameKey(intersection))),
);

/** All visits of a ride to these stops. */
export function visitsOf(ride: Ride, stops: readonly WatchedStop[]): RideVisits {
  const named = nameKeysOf(stops);
  const visits: Visit[] = [];
  const lastOf = new Map<string, number>();
  const alongs = [0];
  let start = 0;
  for (const [index, to] of ride.points.entries()) {
    const from = ride.points[index - 1];
    if (from === undefined) continue;
    const length = metersBetween(from, to);
    const isKnown = named.has(from.nextStop) && named.has(to.nextStop);
    for (const found of visitsOn({ from, to, length, isKnown }, stops)) {
      const visit = { ...found, along: start + found.along };
      const at = lastOf.get(visit.stop.stopID);
      const last = at === undefined ? undefined : visits[at];
      if (at === undefined || last === undefined || visit.along - last.along > ONE_VISIT) {
        lastOf.set(visit.stop.stopID, visits.push(visit) - 1);
      } else if (RANK[visit.certainty] > RANK[last.certainty]) {
        visits[at] = visit;
      }
    }
    start += length;
    alongs.push(start);
  }
  const lost = alongs.filter((_, index) => !named.has(ride.points[index]?.nextStop ?? ''));
  return {
    ride,
    isLine: false,
    lost,
    visits: visits.toSorted((a, b) => a.along - b.along),
    alongs,
  };
}

/** Meters. Stops on both sides of a street are within this distance of the route's line. */
const AT_LINE = 40;

/** All visits of a route's line to these stops. A line can pass a stop more than once. */
export function visitsOnLine(line: LineCoordinates, stops: readonly WatchedStop[]): RideVisits {
  const points = line.map(([lon, lat]) => ({ lat, lon, nextStop: '', gap: Infinity }));
  const alongs = [0];
  const visits: Visit[] = [];
  const nearest = new Map<string, { index: number; offset: number }>();
  let start = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    for (const stop of stops) {
      const place = placeOfStop(stop);
      const on = placeOnLine(line.slice(index - 1, index + 1), place);
      if (on === null || on.offset > AT_LINE) continue;
      const visit = { stop, along: start + on.along, certainty: 'passed' } as const;
      const last = nearest.get(stop.stopID);
      const before = last === undefined ? undefined : visits[last.index];
      if (last === undefined || before === undefined || visit.along - before.along > ONE_VISIT) {
        nearest.set(stop.stopID, { index: visits.push(visit) - 1, offset: on.offset });
      } else if (on.offset < last.offset) {
        visits[last.index] = visit;
        nearest.set(stop.stopID, { index: last.index, offset: on.offset });
      }
    }
    start += metersBetween(from, to);
    alongs.push(start);
  }
  return {
    ride: { vehicleID: '', points, hasTurned: true },
    isLine: true,
    lost: [],
    visits: visits.toSorted((a, b) => a.along - b.along),
    alongs,
  };
}
