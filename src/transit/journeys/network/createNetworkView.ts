import { groupBy } from '../../../lib/groupBy.ts';
import type { ClosedStops } from '../closed/createClosedStops.ts';
import type { CityView } from '../lanes/createCityView.ts';
import type { Lane } from '../lanes/Lane.ts';
import type { Network } from './createNetwork.ts';
import type { PatternBlocks } from './patternBlocks.ts';

/** A run in its lane. */
export interface RunInLane {
  readonly pattern: number;
  readonly lane: Lane;
  readonly index: number;
}

/** The runs of a network for some days at one moment, with the patterns of today behind those of the timetable. */
export interface NetworkView {
  readonly network: Network;
  readonly patternCount: number;
  readonly lengthOf: (pattern: number) => number;
  /** Which agency's it is. */
  readonly partOf: (pattern: number) => number;
  /** The pattern of the timetable within its agency; -1 for an added run. */
  plannedOf(pattern: number): number;
  readonly stopsOf: (pattern: number) => Uint32Array;
  /** The same from the end. */
  readonly stopsFromEnd: (pattern: number) => Uint32Array;
  readonly blocks: PatternBlocks;
  readonly lanesOf: (pattern: number) => readonly Lane[];
  /** Calls a function with each place of a stop. */
  readonly eachPlace: (stop: number, visit: (pattern: number, position: number) => void) => void;
  /** The places of a stop in the patterns of today. */
  readonly extraPlaces: (stop: number) => readonly ExtraPlace[];
  /** The run of an agency's trip that runs once on a day. */
  find(part: number, trip: number, date: string): RunInLane | undefined;
}

export interface NetworkViewOptions {
  readonly views: readonly CityView[];
  /** The stops that are closed, by agency; null where all are open. */
  readonly closed: readonly (ClosedStops | null)[];
  /** The runs of an agency's lane that have what the rider needs; null if every run has. */
  readonly suits: ((part: number, lane: Lane) => readonly Lane[]) | null;
  /** Whether runs that should have begun, and were not seen, are used. */
  readonly usesUnseen: boolean;
}

export type ExtraPlace = readonly [pattern: number, position: number];

const NO_PLACES: readonly ExtraPlace[] = [];

/** Where each trip is in a list of runs, which lanes of many days have in common. */
const placesInRuns = new WeakMap<readonly number[], ReadonlyMap<number, readonly number[]>>();

/** Where the run of a trip on a day is in a lane; -1 if it is not there. */
function indexIn({ runs: { trips, dates } }: Lane, trip: number, date: string): number {
  let places = placesInRuns.get(trips);
  if (places === undefined) {
    places = groupBy(trips.keys(), (index) => trips[index] ?? -1);
    placesInRuns.set(trips, places);
  }
  return places.get(trip)?.find((index) => dates[index] === date) ?? -1;
}

export function createNetworkView(
  network: Network,
  { views, closed, suits, usesUnseen }: NetworkViewOptions,
): NetworkView {
  const { stopsFrom, patternsFrom, patternCount: plannedCount } = network;
  const { offsets, patterns, positions } = network.places;
  const extras = views.flatMap(({ extra }, part) => extra.map((each) => ({ part, ...each })));
  const extraPlaces = new Map<number, ExtraPlace[]>();
  for (const [index, { stops, part }] of extras.entries())
    for (const [position, stop] of stops.entries()) {
      const global = (stopsFrom[part] ?? 0) + stop;
      const places = extraPlaces.get(global) ?? [];
      places.push([plannedCount + index, position]);
      extraPlaces.set(global, places);
    }
  const placesToday = (stop: number) => extraPlaces.get(stop) ?? NO_PLACES;
  const extraOf = (pattern: number) =>
    pattern < plannedCount ? undefined : extras[pattern - plannedCount];
  const partOf = (pattern: number) => extraOf(pattern)?.part ?? network.patternAt(pattern).part;
  const plannedOf = (pattern: number) =>
    extraOf(pattern)?.planned ?? network.patternAt(pattern).index;

  const lanes: (readonly Lane[] | undefined)[] = [];
  function createLanes(pattern: number): readonly Lane[] {
    const part = partOf(pattern);
    const planned = plannedOf(pattern);
    const running = extraOf(pattern)?.lanes ?? views[part]?.lanesOf(planned) ?? [];
    const stops =
      extraOf(pattern)?.stops ?? network.cities[part]?.snapshot.patterns[planned]?.stops ?? [];
    const all = closed[part]?.open(running, planned, stops) ?? running;
    const usable = usesUnseen ? all : all.filter(({ isUnseen }) => !isUnseen);
    if (suits === null) return usable;
    return usable.flatMap((lane) => suits(part, lane));
  }
  const lanesOf = (pattern: number) => (lanes[pattern] ??= createLanes(pattern));

  const extraStops = extras.map(({ stops, part }) =>
    Uint32Array.from(stops, (stop) => (stopsFrom[part] ?? 0) + stop),
  );
  const extraFromEnd = extraStops.map((stops) => stops.toReversed());
  const stopsIn =
    (today: readonly Uint32Array[], planned: (pattern: number) => Uint32Array) =>
    (pattern: number) =>
      (pattern < plannedCount ? undefined : today[pattern - plannedCount]) ?? planned(pattern);
  const stopsOf = stopsIn(extraStops, network.stopsOf);

  /** The patterns of today of each of the timetable's. */
  const extrasOf = new Map<number, number[]>();
  const todayOf = (planned: number): readonly number[] => extrasOf.get(planned) ?? [];
  const inNetwork = (pattern: number) =>
    pattern < plannedCount ? pattern : (patternsFrom[partOf(pattern)] ?? 0) + plannedOf(pattern);
  for (const [index, { planned }] of extras.entries()) {
    if (planned === -1) continue;
    const pattern = plannedCount + index;
    extrasOf.set(inNetwork(pattern), [...todayOf(inNetwork(pattern)), pattern]);
  }
  const { blocks } = network;

  return {
    network,
    patternCount: plannedCount + extras.length,
    lengthOf: (pattern) => network.lengths[pattern] ?? extraOf(pattern)?.stops.length ?? 0,
    partOf,
    plannedOf,
    stopsOf,
    stopsFromEnd: stopsIn(extraFromEnd, network.stopsFromEnd),
    blocks: {
      count: blocks.count,
      blocksOf: (pattern) => (plannedOf(pattern) === -1 ? [] : blocks.blocksOf(inNetwork(pattern))),
      patternsOf(block) {
        const patterns = blocks.patternsOf(block);
        return extrasOf.size === 0
          ? patterns
          : patterns.flatMap((pattern) => [pattern, ...todayOf(pattern)]);
      },
    },
    lanesOf,
    eachPlace(stop, visit) {
      const end = offsets[stop + 1] ?? 0;
      for (let at = offsets[stop] ?? 0; at < end; at++)
        visit(patterns[at] ?? 0, positions[at] ?? 0);
      for (const [pattern, position] of placesToday(stop)) visit(pattern, position);
    },
    extraPlaces: placesToday,
    find(part, trip, date) {
      const own = network.cities[part]?.snapshot.trips.patterns[trip] ?? -1;
      const planned = (patternsFrom[part] ?? 0) + own;
      for (const pattern of [planned, ...todayOf(planned)]) {
        for (const lane of lanesOf(pattern)) {
          const index = lane.repeats === null ? indexIn(lane, trip, date) : -1;
          if (index !== -1) return { pattern, lane, index };
        }
      }
      return undefined;
    },
  };
}
