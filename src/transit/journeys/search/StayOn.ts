import type { LaneLinks } from '../network/LaneLinks.ts';
import type { SearchQuery } from './SearchQuery.ts';

/** What staying on a bus needs of a search. */
interface Riding {
  readonly query: SearchQuery;
  /** The earliest arrival at each stop. Later ones are of no use, but those that may be the last ride. */
  readonly earliest: Float64Array;
  readonly arrive: (stop: number, at: number) => void;
  /** After which no ride is of use. */
  readonly best: () => number;
}

let searches = 0;

/**
 * Stays on the buses that go on as another run. Of a lane, riders can board a later bus than the first one, and it may go
 * on where the first one does not; so all are followed, each once in a search.
 */
export class StayOn {
  readonly #riding: Riding;
  /** Tells what this search noted at lanes from what those before it did. */
  readonly #search = (searches += 1);

  constructor(riding: Riding) {
    this.#riding = riding;
  }

  /** @param from the first run that can be boarded, at a position */
  follow(links: LaneLinks, from: number, position: number, isFirstRide: boolean): void {
    const { best, query } = this.#riding;
    const { firstBy, side } = query;
    const { laneAfter } = side.links;
    const { starts, offsets, arrivals, departures } = links.lane;
    const until = links.followedIn === this.#search ? links.followedFrom : starts.length;
    if (from >= until) return;
    // Those after the first ride's limit are followed in the next round.
    if (!isFirstRide) {
      links.followedIn = this.#search;
      links.followedFrom = from;
    }
    const end = links.stops.length - 1;
    const limit = Math.min(best(), isFirstRide ? firstBy : Number.POSITIVE_INFINITY);
    for (let run = from; run < until; run++) {
      const start = starts[run] ?? 0;
      const offset = offsets[run] ?? 0;
      const departs = start + (departures[offset + position] ?? 0);
      if (departs > limit) return;
      if (start + (arrivals[offset + end] ?? 0) > best()) return;
      let next = laneAfter(links, run);
      let index = links.runsAfter[run] ?? 0;
      while (next !== null && this.#stayOn(next, index)) {
        const lane = next;
        next = laneAfter(lane, index);
        index = lane.runsAfter[index] ?? 0;
      }
    }
  }

  /** Whether to go on at the run's end: not if its bus has been followed before, or is too late to be of use. */
  #stayOn(links: LaneLinks, index: number): boolean {
    const { arrive, best, earliest, query } = this.#riding;
    const { lane, stops, stayedOn } = links;
    const { arrivals } = lane;
    const isLimited = query.lastFrom > Number.NEGATIVE_INFINITY;
    if (stayedOn[index] === this.#search) return false;
    stayedOn[index] = this.#search;
    const start = lane.starts[index] ?? 0;
    const first = links.stayedIn === this.#search ? links.stayedFrom : Number.POSITIVE_INFINITY;
    // An earlier run of the lane is earlier everywhere; but it may be too early to be the last ride.
    if (index > first && !isLimited) return start <= best();
    links.stayedIn = this.#search;
    links.stayedFrom = Math.min(index, first);
    const offset = lane.offsets[index] ?? 0;
    const limit = best();
    for (let position = 1; position < stops.length; position++) {
      const at = start + (arrivals[offset + position] ?? 0);
      if (at > limit) return false;
      const stop = stops[position] ?? 0;
      if (isLimited || at < (earliest[stop] ?? 0)) arrive(stop, at);
    }
    return true;
  }
}
