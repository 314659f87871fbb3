import type { Lane } from '../lanes/Lane.ts';
import type { RunInLane } from './createNetworkView.ts';

/** As which run the bus of a run goes on. */
export type NextRun = (pattern: number, lane: Lane, index: number) => RunInLane | null;

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
  /** By run, as a run of which lane its bus goes on, or null; and as which one. Two lists, since there are many runs. */
  readonly lanesAfter: (LaneLinks | null | undefined)[] = [];
  readonly runsAfter: Uint32Array;

  constructor({ pattern, lane, stops }: Pick<LaneLinks, 'pattern' | 'lane' | 'stops'>) {
    this.pattern = pattern;
    this.lane = lane;
    this.stops = stops;
    this.stayedOn = new Uint32Array(lane.starts.length);
    this.runsAfter = new Uint32Array(lane.starts.length);
  }
}

/** The links that are known, also to other moments: they must hold none, or none would ever be forgotten. */
export type KnownLinks = WeakMap<Lane, LaneLinks>;

/** The lookup of the links of a side's lanes. */
export interface LinkLookup {
  readonly of: (pattern: number, lane: Lane) => LaneLinks;
  /** The lane as a run of which the bus of a run goes on; null if it does not. */
  readonly laneAfter: (links: LaneLinks, run: number) => LaneLinks | null;
}

export function createLaneLinks(
  stopsOf: (pattern: number) => Uint32Array,
  next: NextRun,
  byLane: KnownLinks,
): LinkLookup {
  function linksOf(pattern: number, lane: Lane): LaneLinks {
    let links = byLane.get(lane);
    if (links === undefined)
      byLane.set(lane, (links = new LaneLinks({ pattern, lane, stops: stopsOf(pattern) })));
    return links;
  }
  return {
    of: linksOf,
    laneAfter(links, run) {
      const existing = links.lanesAfter[run];
      if (existing !== undefined) return existing;
      const found = next(links.pattern, links.lane, run);
      if (found !== null) links.runsAfter[run] = found.index;
      return (links.lanesAfter[run] = found && linksOf(found.pattern, found.lane));
    },
  };
}
