import type { Side } from '../network/createSide.ts';
import { type AccessStops, bestRides } from './bestRides.ts';
import { ridesLeft, UNREACHABLE } from './ridesLeft.ts';
import type { Search } from './Search.ts';
import { rideFrom, type Way } from './Way.ts';

/** Rides in one way: four changes. */
const MOST_RIDES = 5;
/** Seconds within which the first ride departs, or the last one arrives. */
const FIRST_WITHIN = 12 * 3600;
/** How many ways are enough, and how many seconds of departures. */
const ENOUGH = 5;
const COVERED = 2 * 3600;
/** Seconds within which a search looks first: few ways take longer, and most buses of a day depart later. */
const FIRST_LOOK = 3 * 3600;
/** Of departures in a row whose ways are of no use. No real city has as many in two hours. */
const MOST_TRIES = 60;

export interface WaysQuery {
  readonly onward: Side;
  readonly back: Side;
  readonly from: AccessStops;
  readonly to: AccessStops;
  /** Seconds since 1970: the earliest departure, or the latest arrival. */
  readonly at: number;
  readonly isArriveBy: boolean;
  /** Two searches of the network, whose lists are used again. */
  readonly searches: { readonly main: Search; readonly counter: Search };
  /** Seconds from the start to the end on foot; null if that is too far. */
  readonly walk: number | null;
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
  const { period } = first?.runs ?? {};
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

  const { main, counter } = query.searches;
  const left = ridesLeft(other, to.keys(), MOST_RIDES);
  const leastRides = Math.min(
    ...Array.from(from.keys(), (stop) => left.before[stop] ?? UNREACHABLE),
  );

  /** The earliest arrival with at most one ride, two rides and so on, and from when on one can use each stop. */
  function look(leaves: number, rounds: number, by: number) {
    const question = { side, at: leaves, from: start, to: end, rounds, firstBy, by };
    main.run({ ...question, lastFrom: -Infinity, useful: null, left: left.after });
    const useful = main.ready.map((ready) => -ready);
    for (const [stop, seconds] of start)
      useful[stop] = Math.max(useful[stop] ?? -Infinity, -(leaves + seconds));
    return main.arrivals.map((arrives) => ({ arrives, useful }));
  }
  /** The way that leaves last of those that are there by an arrival with so many rides. */
  function wayTo(leaves: number, arrives: number, rounds: number, useful: Float64Array): Way {
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

  let ways: Way[] = walk === null ? [] : [{ ...turn(at, at + walk), rides: [] }];
  /** By the number of rides less one: the last way that was found; null if there is none. */
  const known: (Way | null | undefined)[] = [];
  const isKnown = (leaves: number, way: Way | null | undefined) =>
    way === null || (way !== undefined && setsOut(way) >= leaves);
  let leaves = at;
  for (let tries = 0; tries < MOST_TRIES && leaves <= at + COVERED; tries++) {
    if (leastRides > MOST_RIDES) break;
    let seen = look(leaves, MOST_RIDES, leaves + FIRST_LOOK);
    const first = seen.findIndex(({ arrives }) => arrives < Infinity);
    if (first === -1) seen = look(leaves, MOST_RIDES, Infinity);
    else if (
      seen.some(
        (_, index) => index >= leastRides - 1 && index < first && !isKnown(leaves, known[index]),
      )
    )
      seen = [...look(leaves, first, Infinity), ...seen.slice(first)];
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
      earliest = isArriveBy ? -way.departs : way.arrives;
      next = Math.min(next, setsOut(way) + Math.max(1, headwayOf(way, isArriveBy)));
    }
    if (ways.length >= ENOUGH || next === Number.POSITIVE_INFINITY) break;
    leaves = next;
  }
  return ways.toSorted((a, b) => a.arrives - b.arrives || b.departs - a.departs);
}
