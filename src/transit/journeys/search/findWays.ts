import type { Side } from '../network/createSide.ts';
import { type AccessStops, bestRides } from './bestRides.ts';
import { ridesLeft, UNREACHABLE } from './ridesLeft.ts';
import type { Search } from './Search.ts';
import type { StopTimes } from './StopTimes.ts';
import { rideFrom, type Way } from './Way.ts';

/** Rides in one way: four changes. */
export const MOST_RIDES = 5;
/** Seconds within which the first ride departs, or the last one arrives. */
const FIRST_WITHIN = 12 * 3600;
/** How many ways are enough, and how many seconds of departures. */
const ENOUGH = 5;
const COVERED = 2 * 3600;
/**
 * Seconds within which a search looks, one after the other, since most ways are short and most buses of a day depart
 * later: soon, or by the next bus after a way that is known; then a few hours; then all buses of the days.
 */
const SOON = 5400;
const NEXT_BUS = 1800;
const FEW_HOURS = 4 * 3600;
/** Of departures in a row whose ways are of no use. No real city has as many in two hours. */
const MOST_TRIES = 60;

/** Searches of one network, whose lists are used again. */
export interface Searches {
  /** One for each time within which is looked. */
  readonly looks: readonly [Search, Search, Search];
  /** In the other direction. */
  readonly counter: Search;
}

/** The earliest arrival with so many rides, and from when on one can board with fewer of them at each stop. */
interface Seen {
  readonly arrives: number;
  readonly useful: readonly StopTimes[];
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
  function wayTo(
    leaves: number,
    arrives: number,
    rounds: number,
    useful: readonly StopTimes[],
  ): Way {
    counter.run({
      side: other,
      at: -arrives,
      from: end,
      to: start,
      rounds,
      firstBy: Number.POSITIVE_INFINITY,
      lastFrom: arrives > firstBy ? -firstBy : Number.NEGATIVE_INFINITY,
      by: -leaves,
      useful,
      left: null,
    });
    const departs = -(counter.arrivals.at(-1) ?? Number.NaN);
    const best = bestRides({ side, from, to, departs, arrives, rounds, firstBy, ahead: counter });
    const rides = best.map((ride) => rideFrom(ride, lengthOf));
    return { ...turn(departs, arrives), rides: isArriveBy ? rides.toReversed() : rides };
  }
  const setsOut = (way: Way) => (isArriveBy ? -way.arrives : way.departs);
  const comes = (way: Way) => (isArriveBy ? -way.departs : way.arrives);

  let ways: Way[] =
    walk === null || !query.listsWalk ? [] : [{ ...turn(at, at + walk), rides: [] }];
  /** By the number of rides less one: the last way that was found; null if there is none. */
  const known: (Way | null | undefined)[] = [];
  const isKnown = (leaves: number, way: Way | null | undefined) =>
    way === null || (way !== undefined && setsOut(way) >= leaves);
  /** For at most one ride, two rides and so on, the earliest arrival, and from when on one can use each stop. */
  function look(leaves: number) {
    const seen = Array.from({ length: MOST_RIDES }, (): Seen => ({
      arrives: Infinity,
      useful: [],
    }));
    const soonest = Math.min(...known.map((way) => (way ? comes(way) : Infinity)));
    const soon = soonest < Infinity ? Math.max(soonest, leaves) + NEXT_BUS : leaves + SOON;
    let rounds = MOST_RIDES;
    for (const [index, by] of [soon, leaves + FEW_HOURS, Infinity].entries()) {
      const search = looks[index];
      if (search === undefined) break;
      const question = { side, at: leaves, from: start, to: end, rounds, firstBy, by };
      search.run({ ...question, lastFrom: -Infinity, left, useful: null });
      const first = search.arrivals.findIndex((arrives) => arrives < Infinity);
      if (first === -1) continue;
      for (let rides = first; rides < rounds; rides++)
        seen[rides] = { arrives: search.arrivals[rides] ?? Infinity, useful: search.readyIn };
      // With fewer rides one may be there later.
      rounds = first;
      if (
        seen
          .slice(0, first)
          .every((_, rides) => rides < leastRides - 1 || isKnown(leaves, known[rides]))
      )
        break;
    }
    return seen;
  }

  let leaves = at;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    // Ways that are slower than walking may come first.
    if (leaves > at + COVERED && ways.length > 0) break;
    if (leastRides > MOST_RIDES) break;
    const seen = look(leaves);
    let earliest = Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    for (const [index, { arrives, useful }] of seen.entries()) {
      let way = known[index];
      if (!isKnown(leaves, way)) {
        way = arrives < earliest ? wayTo(leaves, arrives, index + 1, useful) : undefined;
        // One that is there no earlier than with fewer rides may be once those are gone.
        known[index] = arrives === Infinity ? null : way;
        if (way) ways = withWay(ways, way, walk);
      }
      if (!way) continue;
      earliest = comes(way);
      next = Math.min(next, setsOut(way) + Math.max(1, headwayOf(way, isArriveBy)));
    }
    if (ways.length >= ENOUGH || next === Number.POSITIVE_INFINITY) break;
    leaves = next;
  }
  return ways.toSorted((a, b) => a.arrives - b.arrives || b.departs - a.departs);
}
