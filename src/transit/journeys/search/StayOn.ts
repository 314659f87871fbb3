import type { Lane } from '../lanes/Lane.ts';
import type { RunInLane } from '../network/createNetworkView.ts';
import type { Side } from '../network/createSide.ts';

/** What staying on a bus needs of a search. */
interface Riding {
  readonly side: Side;
  /** The first ride departs by then. */
  readonly firstBy: number;
  /** The last ride arrives after this, or then. */
  readonly lastFrom: number;
  readonly arrive: (stop: number, at: number) => void;
  /** After which no ride is of use. */
  readonly best: () => number;
}

/**
 * Stays on the buses that go on as another run. Of a lane, riders can board a later bus than the first one, and it may go
 * on where the first one does not; so all are followed, each once in a search.
 */
export class StayOn {
  /** Of each lane, from which run on the buses have been followed. */
  readonly #followed = new Map<Lane, number>();
  /** In each lane, the runs on which one can stay from their first stop. */
  readonly #stayed = new Map<Lane, { first: number; readonly runs: Set<number> }>();
  readonly #riding: Riding;

  constructor(riding: Riding) {
    this.#riding = riding;
  }

  /** @param from the first run that can be boarded, at a position */
  follow({ pattern, lane, index: from }: RunInLane, position: number, isFirstRide: boolean): void {
    const { side, firstBy, best } = this.#riding;
    const { starts, offsets, arrivals, departures } = lane;
    const until = this.#followed.get(lane) ?? starts.length;
    if (from >= until) return;
    // Those after the first ride's limit are followed in the next round.
    if (!isFirstRide) this.#followed.set(lane, from);
    const latest = isFirstRide ? firstBy : Number.POSITIVE_INFINITY;
    const end = side.ridingOf(pattern).stops.length - 1;
    for (let run = from; run < until; run++) {
      const [start, offset] = [starts[run] ?? 0, offsets[run] ?? 0];
      const departs = start + (departures[offset + position] ?? 0);
      if (departs > best() || departs > latest) return;
      if (start + (arrivals[offset + end] ?? 0) > best()) return;
      let link = side.next(pattern, lane, run);
      while (link !== null && this.#stayOn(link))
        link = side.next(link.pattern, link.lane, link.index);
    }
  }

  /** Whether to go on at the run's end: not if its bus has been followed before, or is too late to be of use. */
  #stayOn({ pattern, lane, index }: RunInLane): boolean {
    const { side, arrive, best, lastFrom } = this.#riding;
    const stayed = this.#stayed.get(lane) ?? { first: lane.starts.length, runs: new Set() };
    this.#stayed.set(lane, stayed);
    if (stayed.runs.has(index)) return false;
    stayed.runs.add(index);
    const start = lane.starts[index] ?? 0;
    // An earlier run of the lane is earlier everywhere; but it may be too early to be the last ride.
    if (index > stayed.first && lastFrom === -Infinity) return start <= best();
    stayed.first = Math.min(index, stayed.first);
    const stops = side.ridingOf(pattern).stops;
    const offset = lane.offsets[index] ?? 0;
    for (let position = 1; position < stops.length; position++) {
      const at = start + (lane.arrivals[offset + position] ?? 0);
      if (at > best()) return false;
      arrive(stops[position] ?? 0, at);
    }
    return true;
  }
}
