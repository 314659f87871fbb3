import type { Lane } from '../lanes/Lane.ts';
import type { RunInLane } from './createNetworkView.ts';

/** As which run the bus of a run goes on. */
export type NextRun = (pattern: number, lane: Lane, index: number) => RunInLane | null;

export interface LinkedRun {
  readonly links: LaneLinks;
  readonly index: number;
}

/** As which runs the buses of a lane go on, looked up once. */
export class LaneLinks {
  readonly pattern: number;
  readonly lane: Lane;
  readonly stops: Uint32Array;
  /** A search notes here from which run on it has followed the buses, and on which runs it stays from their first stop. */
  followedIn = 0;
  followedFrom = 0;
  stayedIn = 0;
  stayedFrom = 0;
  readonly stayedOn: Uint32Array;
  readonly #runs: (LinkedRun | null | undefined)[] = [];
  readonly #find: (links: LaneLinks, index: number) => LinkedRun | null;

  constructor(
    { pattern, lane, stops }: Pick<LaneLinks, 'pattern' | 'lane' | 'stops'>,
    find: (links: LaneLinks, index: number) => LinkedRun | null,
  ) {
    this.pattern = pattern;
    this.lane = lane;
    this.stops = stops;
    this.stayedOn = new Uint32Array(lane.starts.length);
    this.#find = find;
  }

  next(index: number): LinkedRun | null {
    const existing = this.#runs[index];
    return existing === undefined ? (this.#runs[index] = this.#find(this, index)) : existing;
  }
}

/** The links that are known, also to other moments. */
export type KnownLinks = WeakMap<Lane, LaneLinks>;

/** Creates the lookup of the links of each lane of a side. */
export function createLaneLinks(
  stopsOf: (pattern: number) => Uint32Array,
  next: NextRun,
  byLane: KnownLinks,
) {
  function find({ pattern, lane }: LaneLinks, index: number): LinkedRun | null {
    const found = next(pattern, lane, index);
    return found && { links: linksOf(found.pattern, found.lane), index: found.index };
  }
  function linksOf(pattern: number, lane: Lane): LaneLinks {
    let links = byLane.get(lane);
    if (links === undefined)
      byLane.set(lane, (links = new LaneLinks({ pattern, lane, stops: stopsOf(pattern) }, find)));
    return links;
  }
  return linksOf;
}
