import type { Ride, RidePoint } from '../../api/stop-order/stopOrder.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { placeOnLine } from '../../lib/geo/line.ts';
import type { LineCoordinates } from '../../lib/geo/line.ts';
import { stopNameKey } from '../../lib/stop-name.ts';
import type { WatchedStop } from './WatchedStop.ts';

/**
 * How sure it is that a ride came to a stop: `named` it and went on from it, `passed` it in a straight line
 * between two reports, or `perhaps` came by between reports that are too far apart to say.
 */
type Surety = 'named' | 'passed' | 'perhaps';

/** That a ride came past a stop. */
export interface Visit {
  readonly stop: WatchedStop;
  /** Metres from the ride's first point, in straight lines from point to point. */
  readonly along: number;
  readonly surety: Surety;
}

/** A ride, or a route's line, with all that it comes past, in order. */
export interface RideVisits {
  readonly ride: Ride;
  /** It is the line that the settings have for the route. */
  readonly isLine: boolean;
  readonly visits: readonly Visit[];
  /** Of each point, metres from the first one. */
  readonly alongs: readonly number[];
  /** Metres from the first point to those where the bus named no stop of its way: the service had lost it. */
  readonly lost: readonly number[];
}

/** Metres. A bus whose way comes this near to a stop comes to it. */
const AT_STOP = 60;
/** Two visits of one stop that are less apart are one, metres. */
const ONE_VISIT = 200;
const METRES_PER_DEGREE = 111_195;
const RANK = { named: 2, passed: 1, perhaps: 0 };

/** The longest that a bus may drive between two reports, as streets lead; metres. */
const longestWay = (direct: number, isNamed: boolean) =>
  isNamed ? 1.6 * direct + 250 : 1.3 * direct + 100;

interface Hop {
  readonly from: RidePoint;
  readonly to: RidePoint;
  readonly length: number;
  /** The bus named stops of its way at both ends: of one that did not the service had lost the place. */
  readonly isKnown: boolean;
}

/** How a ride came past a stop on a hop; null where it did not. */
function visitOn({ from, to, length, isKnown }: Hop, stop: WatchedStop): Visit | null {
  const place = { lat: stop.latitude, lon: stop.longitude };
  const key = stopNameKey(stop.intersection);
  const isNamed = isKnown && from.nextStop === key && to.nextStop !== key;
  const longest = longestWay(length, isNamed);
  if (Math.abs(place.lat - from.lat) * METRES_PER_DEGREE > longest) return null;
  const line: [number, number][] = [
    [from.lon, from.lat],
    [to.lon, to.lat],
  ];
  const on = placeOnLine(line, place);
  if (on !== null && on.offset <= AT_STOP) {
    const surety = isKnown ? 'passed' : 'perhaps';
    return { stop, along: on.along, surety: isNamed ? 'named' : surety };
  }
  const [before, after] = [metersBetween(from, place), metersBetween(place, to)];
  return before + after > longest
    ? null
    : {
        stop,
        along: (length * before) / (before + after),
        surety: isNamed ? 'named' : 'perhaps',
      };
}

/** By the point at which a hop ends: a point is of one ride, which only grows. */
const hops = new WeakMap<RidePoint, WeakMap<readonly WatchedStop[], readonly Visit[]>>();

function visitsOn(hop: Hop, stops: readonly WatchedStop[]): readonly Visit[] {
  const known = hops.get(hop.to)?.get(stops);
  if (known !== undefined) return known;
  const made = stops.flatMap((stop) => visitOn(hop, stop) ?? []);
  hops.set(hop.to, (hops.get(hop.to) ?? new WeakMap()).set(stops, made));
  return made;
}

const keysOf = new WeakMap<readonly WatchedStop[], ReadonlySet<string>>();

function keys(stops: readonly WatchedStop[]): ReadonlySet<string> {
  const known = keysOf.get(stops);
  if (known !== undefined) return known;
  const made = new Set(stops.map(({ intersection }) => stopNameKey(intersection)));
  keysOf.set(stops, made);
  return made;
}

/** All visits of a ride to these stops. */
export function visitsOf(ride: Ride, stops: readonly WatchedStop[]): RideVisits {
  const named = keys(stops);
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
      } else if (RANK[visit.surety] > RANK[last.surety]) {
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

/** Metres. Stops of both sides of a street are nearer than this to a route's line. */
const AT_LINE = 40;

/** All stops that a route's line comes past, each time that it does. */
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
      const place = { lat: stop.latitude, lon: stop.longitude };
      const on = placeOnLine(line.slice(index - 1, index + 1), place);
      if (on === null || on.offset > AT_LINE) continue;
      const visit = { stop, along: start + on.along, surety: 'passed' } as const;
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
