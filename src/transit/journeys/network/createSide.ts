import { backward, onwardOf } from '../lanes/createDayLanes.ts';
import type { Lane } from '../lanes/Lane.ts';
import type { ChangeLists } from './ChangeLists.ts';
import type { Links } from './createLinks.ts';
import type { PatternPlaces } from './createNetwork.ts';
import type { ExtraPlace, NetworkView, RunInLane } from './createNetworkView.ts';
import type { Transfers } from './createTransfers.ts';
import { createLaneLinks, type KnownLinks, type LinkLookup } from './LaneLinks.ts';

/** A pattern as a search rides it. */
export interface Riding {
  readonly pattern: number;
  readonly stops: Uint32Array;
  /** Those with the earliest run first. */
  readonly lanes: readonly Lane[];
  /** The last time of each lane: most lanes are those of other days, and are not looked at. */
  readonly latest: readonly number[];
}

/** A network as one search sees it: forward, or backward with all times negated and each trip from its end. */
export interface Side {
  readonly isBackward: boolean;
  readonly view: NetworkView;
  readonly places: PatternPlaces;
  /** The places of a stop in the patterns of today. */
  readonly extraPlaces: (stop: number) => readonly ExtraPlace[];
  readonly ridingOf: (pattern: number) => Riding;
  /** The stops of a pattern in the order in which they are ridden. */
  readonly stopsOf: (pattern: number) => Uint32Array;
  readonly changes: ChangeLists;
  /** As which runs the buses of a lane go on. */
  readonly links: LinkLookup;
  /** Whether buses of any run go on. */
  readonly hasLinks: boolean;
}

export function createSide(
  view: NetworkView,
  transfers: Transfers,
  links: Links,
  isBackward: boolean,
  known: KnownLinks,
): Side {
  const { network, lengthOf } = view;
  const turned = (pattern: number, lane: Lane) => backward(lane, lengthOf(pattern));
  const stopsOf = isBackward ? view.stopsFromEnd : view.stopsOf;
  const ridings: (Riding | undefined)[] = [];
  function createRiding(pattern: number): Riding {
    const [stops, lanes] = [stopsOf(pattern), view.lanesOf(pattern)];
    const turning = isBackward ? lanes.map((lane) => turned(pattern, lane)) : lanes;
    const ridden = turning.toSorted((one, other) => one.earliest - other.earliest);
    return { pattern, stops, lanes: ridden, latest: ridden.map(({ latest }) => latest) };
  }
  function placesFromEnd(stop: number): readonly ExtraPlace[] {
    const places = view.extraPlaces(stop);
    if (places.length === 0) return places;
    return places.map(([pattern, position]) => [pattern, lengthOf(pattern) - 1 - position]);
  }
  function before(pattern: number, lane: Lane, index: number): RunInLane | null {
    const own = onwardOf(lane);
    if (own === undefined) return null;
    const found = links.before({ pattern, lane: own, index: own.starts.length - 1 - index });
    if (found === null) return null;
    return {
      pattern: found.pattern,
      lane: turned(found.pattern, found.lane),
      index: found.lane.starts.length - 1 - found.index,
    };
  }
  return {
    isBackward,
    view,
    places: isBackward ? network.placesFromEnd : network.places,
    extraPlaces: isBackward ? placesFromEnd : view.extraPlaces,
    stopsOf,
    ridingOf: (pattern) => (ridings[pattern] ??= createRiding(pattern)),
    changes: isBackward ? transfers.to : transfers.from,
    links: createLaneLinks(
      stopsOf,
      isBackward ? before : (pattern, lane, index) => links.next({ pattern, lane, index }),
      known,
    ),
    hasLinks: network.cities.some(({ hasBlocks }) => hasBlocks),
  };
}
