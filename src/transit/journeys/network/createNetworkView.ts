import { type CityView, only } from '../lanes/createCityView.ts';
import type { Lane } from '../lanes/Lane.ts';
import type { Network } from './createNetwork.ts';

/** A run in its lane. */
export interface RunInLane {
  readonly pattern: number;
  readonly lane: Lane;
  readonly index: number;
}

/** The runs of a network for some days at one moment, with the patterns of today behind those of the timetable. */
export interface NetworkView {
  readonly network: Network;
  readonly cityViews: readonly CityView[];
  readonly patternCount: number;
  readonly lengthOf: (pattern: number) => number;
  /** Which agency's it is. */
  readonly partOf: (pattern: number) => number;
  /** The pattern of the timetable within its agency; -1 for an added run. */
  plannedOf(pattern: number): number;
  readonly stopsOf: (pattern: number) => Uint32Array;
  readonly lanesOf: (pattern: number) => readonly Lane[];
  /** Calls a function with each place of a stop. */
  readonly eachPlace: (stop: number, visit: (pattern: number, position: number) => void) => void;
  /** The places of a stop in the patterns of today. */
  readonly extraPlaces: (stop: number) => readonly ExtraPlace[];
  /** The patterns of an agency's pattern of the timetable: with those of runs that stop elsewhere today. */
  patternsOf(part: number, planned: number): readonly number[];
  /** The run of an agency's trip that runs once on a day. */
  find(part: number, trip: number, date: string): RunInLane | undefined;
}

export interface NetworkViewOptions {
  readonly views: readonly CityView[];
  /** Whether a run has what the rider needs; null if every run has. */
  readonly suits: ((part: number, lane: Lane, index: number) => boolean) | null;
  /** Whether runs that should have begun, and were not seen, are used. */
  readonly usesUnseen: boolean;
}

export type ExtraPlace = readonly [pattern: number, position: number];

const NO_PLACES: readonly ExtraPlace[] = [];

export function createNetworkView(
  network: Network,
  { views, suits, usesUnseen }: NetworkViewOptions,
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
  const extraOf = (pattern: number) => extras[pattern - plannedCount];
  const partOf = (pattern: number) => extraOf(pattern)?.part ?? network.patternAt(pattern).part;
  const plannedOf = (pattern: number) =>
    extraOf(pattern)?.planned ?? network.patternAt(pattern).index;

  const lanes: (readonly Lane[] | undefined)[] = [];
  function createLanes(pattern: number): readonly Lane[] {
    const part = partOf(pattern);
    const all = extraOf(pattern)?.lanes ?? views[part]?.lanesOf(plannedOf(pattern)) ?? [];
    const usable = usesUnseen ? all : all.filter(({ isUnseen }) => !isUnseen);
    if (suits === null) return usable;
    return usable.flatMap((lane) => only(lane, (index) => suits(part, lane, index), lane.isUnseen));
  }
  const lanesOf = (pattern: number) => (lanes[pattern] ??= createLanes(pattern));

  const stops: (Uint32Array | undefined)[] = [];
  function createStops(pattern: number): Uint32Array {
    const part = partOf(pattern);
    const planned = network.cities[part]?.snapshot.patterns[plannedOf(pattern)]?.stops;
    const own = extraOf(pattern)?.stops ?? planned ?? [];
    return Uint32Array.from(own, (stop) => (stopsFrom[part] ?? 0) + stop);
  }

  const runs: (ReadonlyMap<number, readonly RunInLane[]> | undefined)[] = [];
  /** A pattern's runs by their trips: on each day one. */
  function createRuns(pattern: number): ReadonlyMap<number, readonly RunInLane[]> {
    const byTrip = new Map<number, RunInLane[]>();
    for (const lane of lanesOf(pattern)) {
      if (lane.repeats !== null) continue;
      for (const [index, trip] of lane.runs.trips.entries()) {
        const run = { pattern, lane, index };
        const others = byTrip.get(trip);
        if (others === undefined) byTrip.set(trip, [run]);
        else others.push(run);
      }
    }
    return byTrip;
  }
  const runsOf = (pattern: number) => (runs[pattern] ??= createRuns(pattern));

  const patternsOf = (part: number, planned: number): readonly number[] => [
    (patternsFrom[part] ?? 0) + planned,
    ...extras.flatMap((extra, index) =>
      extra.part === part && extra.planned === planned ? [plannedCount + index] : [],
    ),
  ];

  return {
    network,
    cityViews: views,
    patternCount: plannedCount + extras.length,
    lengthOf: (pattern) => network.lengths[pattern] ?? extraOf(pattern)?.stops.length ?? 0,
    partOf,
    plannedOf,
    stopsOf: (pattern) => (stops[pattern] ??= createStops(pattern)),
    lanesOf,
    eachPlace(stop, visit) {
      const end = offsets[stop + 1] ?? 0;
      for (let at = offsets[stop] ?? 0; at < end; at++)
        visit(patterns[at] ?? 0, positions[at] ?? 0);
      for (const [pattern, position] of placesToday(stop)) visit(pattern, position);
    },
    extraPlaces: placesToday,
    patternsOf,
    find(part, trip, date) {
      const planned = network.cities[part]?.snapshot.trips.patterns[trip] ?? -1;
      for (const pattern of patternsOf(part, planned)) {
        const found = runsOf(pattern)
          .get(trip)
          ?.find(({ lane, index }) => lane.runs.dates[index] === date);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}
