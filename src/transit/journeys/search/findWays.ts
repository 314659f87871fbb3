import type { Side } from '../network/createSide.ts';
import { type AccessStops, bestRides } from './bestRides.ts';
import { createLook, type Found, isKnown, MOST_RIDES } from './createLook.ts';
import { ridesLeft, UNREACHABLE } from './ridesLeft.ts';
import type { Search } from './Search.ts';
import type { Reached } from './SearchQuery.ts';
import { rideFrom, type Way } from './Way.ts';

/** Seconds within which the first ride departs, or the last one arrives. */
const FIRST_WITHIN = 12 * 3600;
/** How many ways are enough, and how many seconds of departures. */
const ENOUGH = 5;
const COVERED = 2 * 3600;
/** Of departures in a row whose ways are of no use. No real city has as many in two hours. */
const MOST_TRIES = 60;

/** Searches of one network, whose lists are used again. */
export interface Searches {
  /** One for each time within which is looked: of each number of rides, and those without any way that is known. */
  readonly looks: readonly Search[];
  /** In the other direction. */
  readonly counter: Search;
}

export interface WaysQuery {
  readonly onward: Side;
  readonly back: Side;
  readonly from: AccessStops;
  readonly to: AccessStops;
  /** Seconds since 1970: the earliest departure, or the latest arrival. */
  readonly at: number;
  readonly isArriveBy: boolean;
  readonly searches: Searches;
  /** Seconds from the start to the end on foot; null if that is too far. */
  readonly walk: number | null;
  /** Whether the way on foot is one of the ways. */
  readonly listsWalk: boolean;
}

const secondsOf = (stops: AccessStops): ReadonlyMap<number, number> =>
  new Map(Array.from(stops, ([stop, { seconds }]) => [stop, seconds]));

const changesOf = ({ rides }: Way) => Math.max(0, rides.length - 1);

/** Whether another way leaves no earlier, is there no later, and has no more changes. */
const isBeaten = (one: Way, other: Way) =>
  other !== one &&
  other.departs >= one.departs &&
  other.arrives <= one.arrives &&
  changesOf(other) <= changesOf(one);

/** Seconds between two buses if the first ride of a search is on one that comes only about so often; else 0. */
function headwayOf({ rides }: Way, isArriveBy: boolean): number {
  const first = isArriveBy ? rides.at(-1)?.parts.at(-1) : rides[0]?.parts[0];
  const { period } = first ?? {};
  return period === undefined || period.isExact ? 0 : period.headway;
}

/** Adds a way to those that none beats. Who can walk as fast does not wait for a bus. */
function withWay(ways: readonly Way[], way: Way, walk: number | null): Way[] {
  if (walk !== null && way.arrives - way.departs >= walk) return [...ways];
  if (ways.some((other) => isBeaten(way, other))) return [...ways];
  return [...ways.filter((other) => !isBeaten(other, way)), way];
}

/**
 * The ways that are best for a departure, and for the next ones: for each number of changes the one that is there first
 * and leaves as late as it can. With `isArriveBy` the same backward: the one that leaves last and is there as early as
 * it can. The search goes from the place whose time is given; another one in the other direction finds the second time.
 *
 * @returns in order of arrival
 */
export function findWays(query: WaysQuery): readonly Way[] {
  const { onward, back, isArriveBy, walk } = query;
  const [side, other] = isArriveBy ? [back, onward] : [onward, back];
  const [from, to] = isArriveBy ? [query.to, query.from] : [query.from, query.to];
  const [start, end] = [secondsOf(from), secondsOf(to)];
  const at = isArriveBy ? -query.at : query.at;
  const firstBy = at + FIRST_WITHIN;
  const { lengthOf } = side.view;
  const turn = (departs: number, arrives: number) =>
    isArriveBy ? { departs: -arrives, arrives: -departs } : { departs, arrives };

  const { looks, counter } = query.searches;
  const left = ridesLeft(other, end.keys(), MOST_RIDES);
  let leastRides = UNREACHABLE;
  for (const stop of start.keys())
    leastRides = Math.min(leastRides, left.before[stop] ?? UNREACHABLE);

  /** The way that leaves last of those that are there by an arrival with so many rides. */
  function wayTo(leaves: number, arrives: number, rounds: number, useful: Reached | null): Found {
    counter.run({
      side: other,
      at: -arrives,
      from: end,
      to: start,
      rounds,
      firstBy: Number.POSITIVE_INFINITY,
      lastFrom: arrives > firstBy ? -firstBy : Number.NEGATIVE_INFINITY,
      by: -leaves,
      left: null,
      useful,
    });
    const departs = -(counter.arrivals.at(-1) ?? Number.NaN);
    const best = bestRides({ side, from, to, departs, arrives, rounds, firstBy, ahead: counter });
    const rides = best.map((ride) => rideFrom(ride, lengthOf));
    return {
      way: { ...turn(departs, arrives), rides: isArriveBy ? rides.toReversed() : rides },
      searched: best,
      departs,
      arrives,
    };
  }
  let ways: Way[] =
    walk === null || !query.listsWalk ? [] : [{ ...turn(at, at + walk), rides: [] }];
  const known: (Found | null | undefined)[] = [];
  const look = createLook({ looks, side, from, to, start, end, firstBy, left, leastRides });
  let leaves = at;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    // Ways that are slower than walking may come first.
    if (leaves > at + COVERED && ways.length > 0) break;
    if (leastRides > MOST_RIDES) break;
    const seen = look(leaves, known);
    let earliest = Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    for (const [index, { arrives, useful }] of seen.entries()) {
      let found = known[index];
      if (!isKnown(leaves, found)) {
        found = arrives < earliest ? wayTo(leaves, arrives, index + 1, useful) : undefined;
        // One that is there no earlier than with fewer rides may be once those are gone.
        known[index] = arrives === Infinity ? null : found;
        if (found) ways = withWay(ways, found.way, walk);
      }
      if (!found) continue;
      earliest = found.arrives;
      next = Math.min(next, found.departs + Math.max(1, headwayOf(found.way, isArriveBy)));
    }
    if (ways.length >= ENOUGH || next === Number.POSITIVE_INFINITY) break;
    leaves = next;
  }
  return ways.toSorted(
    (a, b) => a.arrives - b.arrives || changesOf(a) - changesOf(b) || b.departs - a.departs,
  );
}
