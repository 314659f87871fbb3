import { backward } from '../lanes/createDayLanes.ts';
import type { Lane } from '../lanes/Lane.ts';
import type { Links } from './createLinks.ts';
import type { NetworkView, RunInLane } from './createNetworkView.ts';
import type { Changes, Transfers } from './createTransfers.ts';

/** A network as one search sees it: forward, or backward with all times negated and each trip from its end. */
export interface Side {
  readonly isBackward: boolean;
  readonly view: NetworkView;
  stopsOf(pattern: number): Uint32Array;
  lanesOf(pattern: number): readonly Lane[];
  /** Calls a function with each place of a stop. */
  eachPlace(stop: number, visit: (pattern: number, position: number) => void): void;
  changesFrom(stop: number): Changes;
  /** As which run the bus of a run goes on. */
  next(pattern: number, lane: Lane, index: number): RunInLane | null;
  /** The patterns as which buses of a pattern's runs may go on. */
  patternsAfter(pattern: number): Iterable<number>;
  /** Whether buses of any run go on. */
  readonly hasLinks: boolean;
}

export function createSide(
  view: NetworkView,
  transfers: Transfers,
  links: Links,
  isBackward: boolean,
): Side {
  const hasLinks = view.network.cities.some(({ hasBlocks }) => hasBlocks);
  if (!isBackward)
    return {
      isBackward,
      view,
      stopsOf: view.stopsOf,
      lanesOf: view.lanesOf,
      eachPlace: view.eachPlace,
      changesFrom: transfers.from,
      next: (pattern, lane, index) => links.next({ pattern, lane, index }),
      patternsAfter: (pattern) => links.patterns(pattern, false),
      hasLinks,
    };
  const stops: (Uint32Array | undefined)[] = [];
  const lanes: (readonly Lane[] | undefined)[] = [];
  /** The lane of the timetable's direction for each one backward. */
  const onward = new Map<Lane, Lane>();
  const turned = (pattern: number, lane: Lane): Lane => {
    const back = backward(lane, view.lengthOf(pattern));
    onward.set(back, lane);
    return back;
  };
  const lanesOf = (pattern: number) =>
    (lanes[pattern] ??= view.lanesOf(pattern).map((lane) => turned(pattern, lane)));
  return {
    isBackward,
    view,
    stopsOf: (pattern) => (stops[pattern] ??= view.stopsOf(pattern).toReversed()),
    lanesOf,
    eachPlace: (stop, visit) =>
      view.eachPlace(stop, (pattern, position) =>
        visit(pattern, view.lengthOf(pattern) - 1 - position),
      ),
    changesFrom: transfers.to,
    patternsAfter: (pattern) => links.patterns(pattern, true),
    next(pattern, lane, index) {
      const own = onward.get(lane);
      if (own === undefined) return null;
      const before = links.before({ pattern, lane: own, index: own.starts.length - 1 - index });
      if (before === null) return null;
      return {
        pattern: before.pattern,
        lane: turned(before.pattern, before.lane),
        index: before.lane.starts.length - 1 - before.index,
      };
    },
    hasLinks,
  };
}
