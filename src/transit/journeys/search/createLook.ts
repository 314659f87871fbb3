import type { Side } from '../network/createSide.ts';
import type { AccessStops } from './bestRides.ts';
import { laterArrival } from './laterArrival.ts';
import type { RidesLeft } from './ridesLeft.ts';
import type { Search } from './Search.ts';
import type { Reached } from './SearchQuery.ts';
import type { LaneRide, Way } from './Way.ts';

/** Rides in one way: four changes. */
export const MOST_RIDES = 5;
/** How often is looked for the ways of one departure at most. */
export const MOST_LOOKS = MOST_RIDES + 2;
/**
 * Seconds within which a search looks where no way is known, one after the other, since most ways are short and most
 * buses of a day depart later: soon; then a few hours; then all buses of the days.
 */
const WINDOWS = [5400, 4 * 3600];

/** The earliest arrival with so many rides, and what the search reached that found it. */
interface Seen {
  /** Infinity if there is none; NaN if it is no earlier than with fewer rides, as before. */
  readonly arrives: number;
  readonly useful: Reached | null;
}

/** A way, and its rides and times as a search has them. */
export interface Found {
  readonly way: Way;
  readonly searched: readonly LaneRide[];
  readonly departs: number;
  readonly arrives: number;
}

/** By the number of rides less one: the last way that was found; null if there is none for any departure. */
type Known = readonly (Found | null | undefined)[];

/** Whether a way has not left yet, so that it is still the first one there. */
export const isKnown = (leaves: number, found: Found | null | undefined): boolean =>
  found === null || (found !== undefined && found.departs >= leaves);

interface LookOptions {
  /** `MOST_LOOKS`: what each has found is needed until the next departure. */
  readonly looks: readonly Search[];
  readonly side: Side;
  readonly from: AccessStops;
  readonly to: AccessStops;
  /** The same stops with seconds only. */
  readonly start: ReadonlyMap<number, number>;
  readonly end: ReadonlyMap<number, number>;
  readonly firstBy: number;
  readonly left: RidesLeft;
  /** No way has fewer rides. */
  readonly leastRides: number;
}

/** Creates the function that finds, for one departure, how early one is there with at most one ride, two rides and so on. */
export function createLook(options: LookOptions): (leaves: number, known: Known) => Seen[] {
  const { looks, side, start, end, firstBy, left, leastRides } = options;

  /** When one is there at the latest with so many rides. */
  function limitOf(leaves: number, found: Found | null | undefined): number {
    if (!found) return Number.POSITIVE_INFINITY;
    return isKnown(leaves, found) ? found.arrives : laterArrival(found.searched, leaves, options);
  }
  return (leaves, known) => {
    const limits = known.map((found) => limitOf(leaves, found));
    // More rides were no faster than those of the fastest way, and are not while that has not left.
    const fastest = known.findLastIndex((found) => found);
    const most = isKnown(leaves, known[fastest]) ? fastest : MOST_RIDES;
    const seen = Array.from({ length: MOST_RIDES }, (_, rides): Seen => ({
      arrives: rides < most ? Number.POSITIVE_INFINITY : Number.NaN,
      useful: null,
    }));
    let [rounds, window] = [most, 0];
    const isOpen = (_: unknown, rides: number) =>
      rides < rounds && rides >= leastRides - 1 && !isKnown(leaves, known[rides]);
    for (const search of looks) {
      if (!seen.some(isOpen)) break;
      const limit = Math.min(...limits.slice(0, rounds));
      const isLimited = limit < Number.POSITIVE_INFINITY;
      const by = isLimited ? limit : leaves + (WINDOWS[window++] ?? Number.POSITIVE_INFINITY);
      search.run({
        side,
        at: leaves,
        from: start,
        to: end,
        rounds,
        firstBy,
        lastFrom: Number.NEGATIVE_INFINITY,
        by,
        left,
        useful: null,
      });
      const first = search.arrivals.findIndex((arrives) => arrives < Number.POSITIVE_INFINITY);
      if (first === -1 && by === Number.POSITIVE_INFINITY) break;
      if (first === -1) continue;
      for (let rides = first; rides < rounds; rides++)
        seen[rides] = {
          arrives: search.arrivals[rides] ?? Number.POSITIVE_INFINITY,
          useful: search,
        };
      // With fewer rides one may be there later.
      rounds = first;
    }
    return seen;
  };
}
