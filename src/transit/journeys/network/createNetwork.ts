import KDBush from 'kdbush';

import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { METERS_PER_DEGREE } from '../../../lib/geo/lengths.ts';
import type { JourneyCity } from '../lanes/createJourneyCity.ts';
import { patternBlocks, type PatternBlocks } from './patternBlocks.ts';

/** Where each stop is in the timetable's patterns: its part of the two lists begins at its offset. */
export interface PatternPlaces {
  readonly offsets: Uint32Array;
  readonly patterns: Uint32Array;
  readonly positions: Uint16Array;
}

/** The agencies of a city as one network: its stops and patterns are those of one agency after those of another. */
export interface Network {
  readonly cities: readonly JourneyCity[];
  /** The first stop and pattern of each agency; then how many there are. */
  readonly stopsFrom: readonly number[];
  readonly patternsFrom: readonly number[];
  readonly stopCount: number;
  readonly patternCount: number;
  readonly lengths: Uint16Array;
  readonly places: PatternPlaces;
  /** The same with positions counted from the end. */
  readonly placesFromEnd: PatternPlaces;
  /** The stops of a pattern in order, and from its end. */
  readonly stopsOf: (pattern: number) => Uint32Array;
  readonly stopsFromEnd: (pattern: number) => Uint32Array;
  readonly blocks: PatternBlocks;
  /** A stop's ID in its agency's feed; and which agency. */
  stopAt(stop: number): { readonly part: number; readonly index: number };
  patternAt(pattern: number): { readonly part: number; readonly index: number };
  placeOf(stop: number): Place;
  /** Whether wheelchairs get on and off there. */
  readonly isAccessible: (stop: number) => boolean;
  /** The stops within some meters of a place, in no order. */
  stopsWithin(place: Place, meters: number): readonly StopNear[];
}

export interface StopNear {
  readonly stop: number;
  readonly meters: number;
}

/** The last index whose value is at most another. */
const partOf = (firsts: readonly number[], index: number): number => {
  let part = firsts.length - 2;
  while (part > 0 && (firsts[part] ?? 0) > index) part -= 1;
  return part;
};

const sumsOf = (counts: readonly number[]): readonly number[] =>
  counts.reduce<number[]>((sums, count) => [...sums, (sums.at(-1) ?? 0) + count], [0]);

export function createNetwork(cities: readonly JourneyCity[]): Network {
  const stopsFrom = sumsOf(cities.map(({ stops }) => stops.length));
  const patternsFrom = sumsOf(cities.map(({ snapshot }) => snapshot.patterns.length));
  const stopCount = stopsFrom.at(-1) ?? 0;
  const patternCount = patternsFrom.at(-1) ?? 0;
  const places: Place[] = cities.flatMap(({ stops, times: { places: exact = [] } }) =>
    stops.map(({ lat, lon }, stop) => ({
      lat: exact[stop]?.[0] ?? lat,
      lon: exact[stop]?.[1] ?? lon,
    })),
  );
  const index = new KDBush(stopCount);
  for (const { lat, lon } of places) index.add(lon, lat);
  index.finish();

  const lengths = new Uint16Array(patternCount);
  const offsets = new Uint32Array(stopCount + 1);
  const eachPlace = (visit: (stop: number, pattern: number, position: number) => void) => {
    for (const [part, { snapshot }] of cities.entries())
      for (const [pattern, { stops }] of snapshot.patterns.entries())
        for (const [position, stop] of stops.entries())
          visit((stopsFrom[part] ?? 0) + stop, (patternsFrom[part] ?? 0) + pattern, position);
  };
  eachPlace((stop, pattern) => {
    offsets[stop + 1] = (offsets[stop + 1] ?? 0) + 1;
    lengths[pattern] = (lengths[pattern] ?? 0) + 1;
  });
  for (let stop = 0; stop < stopCount; stop++)
    offsets[stop + 1] = (offsets[stop + 1] ?? 0) + (offsets[stop] ?? 0);
  const next = offsets.slice();
  const patterns = new Uint32Array(offsets.at(-1) ?? 0);
  const positions = new Uint16Array(patterns.length);
  eachPlace((stop, pattern, position) => {
    const at = next[stop] ?? 0;
    patterns[at] = pattern;
    positions[at] = position;
    next[stop] = at + 1;
  });

  const inPart = (firsts: readonly number[]) => (global: number) => {
    const part = partOf(firsts, global);
    return { part, index: global - (firsts[part] ?? 0) };
  };
  const stopAt = inPart(stopsFrom);
  const stopLists = cities.flatMap(({ snapshot }, part) =>
    snapshot.patterns.map(({ stops }) =>
      Uint32Array.from(stops, (stop) => (stopsFrom[part] ?? 0) + stop),
    ),
  );
  const fromEnd = stopLists.map((stops) => stops.toReversed());
  const none = new Uint32Array(0);
  const placeOf = (stop: number): Place => places[stop] ?? { lat: Number.NaN, lon: Number.NaN };
  return {
    cities,
    stopsFrom,
    patternsFrom,
    stopCount,
    patternCount,
    lengths,
    places: { offsets, patterns, positions },
    placesFromEnd: {
      offsets,
      patterns,
      positions: positions.map((at, index) => (lengths[patterns[index] ?? 0] ?? 0) - 1 - at),
    },
    stopsOf: (pattern) => stopLists[pattern] ?? none,
    stopsFromEnd: (pattern) => fromEnd[pattern] ?? none,
    blocks: patternBlocks(cities, patternsFrom),
    stopAt,
    patternAt: inPart(patternsFrom),
    placeOf,
    isAccessible(stop) {
      const { part, index: own } = stopAt(stop);
      return cities[part]?.stops[own]?.isAccessible === true;
    },
    stopsWithin(place, meters) {
      const lat = (meters / METERS_PER_DEGREE) * 1.001;
      const lon = lat / Math.max(0.01, Math.cos((place.lat * Math.PI) / 180));
      const found: StopNear[] = [];
      const box = [place.lon - lon, place.lat - lat, place.lon + lon, place.lat + lat] as const;
      for (const stop of index.range(...box)) {
        const away = metersBetween(place, placeOf(stop));
        if (away <= meters) found.push({ stop, meters: away });
      }
      return found;
    },
  };
}
