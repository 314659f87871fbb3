import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable, TripFrequency } from '../../contract/snapshot/timetable.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { NO_TIME, type TimeProfiles } from './TimeProfiles.ts';
import { withoutOverlaps } from './withoutOverlaps.ts';

/** The trips of each pattern, sorted by their first departure, and how long they take to each of its stops. */
export interface PatternTrips {
  /** The trips of a pattern with times, without those by frequency; indexes. */
  readonly tripsOf: (pattern: number) => Uint32Array;
  frequenciesOf(pattern: number): readonly TripFrequency[];
  /** The shortest and the longest time from the first departure to that from a stop, in seconds. */
  leastAt(pattern: number, position: number): number;
  mostAt(pattern: number, position: number): number;
  /** The last time of any trip, in seconds after the service day's start. */
  readonly latestSeconds: number;
}

const NO_FREQUENCIES: readonly TripFrequency[] = [];

/** Where each pattern's part of a list for all begins, and where the last one ends. */
function offsetsOf(lengths: Iterable<number>, count: number): Uint32Array {
  const offsets = new Uint32Array(count + 1);
  let [index, sum] = [0, 0];
  for (const length of lengths) {
    sum += length;
    offsets[++index] = sum;
  }
  return offsets;
}

export function patternTrips(
  { patterns, trips }: Snapshot,
  { tripProfiles, frequencies }: SnapshotTimetable,
  profiles: TimeProfiles,
): PatternTrips {
  const hasTimes = (trip: number) => (tripProfiles[trip] ?? -1) !== -1;
  const patternOf = (trip: number) => trips.patterns[trip] ?? -1;
  const byFrequency = groupBy(
    withoutOverlaps(frequencies.filter(({ trip }) => hasTimes(trip))),
    ({ trip }) => patternOf(trip),
  );
  const isByFrequency = new Set(frequencies.map(({ trip }) => trip));

  // The loops over all trips count: for a page's worker, whose code is not compiled yet, an iterator takes four times as long.
  const tripCount = trips.patterns.length;
  const counts = new Uint32Array(patterns.length);
  const isSingle = (trip: number) => hasTimes(trip) && !isByFrequency.has(trip);
  for (let trip = 0; trip < tripCount; trip++)
    if (isSingle(trip)) counts[patternOf(trip)] = (counts[patternOf(trip)] ?? 0) + 1;
  const tripOffsets = offsetsOf(counts, patterns.length);
  const sorted = new Uint32Array(tripOffsets.at(-1) ?? 0);
  const next = tripOffsets.slice();
  for (let trip = 0; trip < tripCount; trip++)
    if (isSingle(trip)) {
      const at = next[patternOf(trip)] ?? 0;
      sorted[at] = trip;
      next[patternOf(trip)] = at + 1;
    }
  const startOf = (trip: number) => trips.starts[trip] ?? 0;
  const tripsOf = (pattern: number) =>
    sorted.subarray(tripOffsets[pattern], tripOffsets[pattern + 1]);

  const stopOffsets = offsetsOf(
    patterns.map(({ stops }) => stops.length),
    patterns.length,
  );
  const least = new Uint32Array(stopOffsets.at(-1) ?? 0).fill(0xffff_ffff);
  const most = new Uint32Array(stopOffsets.at(-1) ?? 0);
  let latestSeconds = 0;
  const see = (pattern: number, profile: number): void => {
    const offset = stopOffsets[pattern] ?? 0;
    const stops = Math.min(profiles.stopsOf(profile), patterns[pattern]?.stops.length ?? 0);
    for (let position = 0; position < stops; position++) {
      const seconds = profiles.departureAt(profile, position);
      if (seconds === NO_TIME) continue;
      const at = offset + position;
      if (seconds < (least[at] ?? 0)) least[at] = seconds;
      if (seconds > (most[at] ?? 0)) most[at] = seconds;
    }
  };
  /** Sees the trips of a pattern, and each of their profiles once. */
  function seeTrips(pattern: number, all: ArrayLike<number>, lastStart: (at: number) => number) {
    const seen = new Set<number>();
    for (let at = 0; at < all.length; at++) {
      const profile = tripProfiles[all[at] ?? -1] ?? -1;
      if (!seen.has(profile)) see(pattern, profile);
      seen.add(profile);
      const end = profiles.departureAt(profile, profiles.stopsOf(profile) - 1);
      latestSeconds = Math.max(latestSeconds, lastStart(at) + end);
    }
  }
  for (let pattern = 0; pattern < patterns.length; pattern++) {
    const own = tripsOf(pattern);
    // A day's document has them in this order.
    const isSorted = own.every(
      (trip, at) => at === 0 || startOf(own[at - 1] ?? -1) <= startOf(trip),
    );
    if (!isSorted) own.sort((one, other) => startOf(one) - startOf(other) || one - other);
    seeTrips(pattern, own, (at) => startOf(own[at] ?? -1));
  }
  for (const [pattern, all] of byFrequency)
    seeTrips(
      pattern,
      all.map(({ trip }) => trip),
      (at) => all[at]?.until ?? 0,
    );

  return {
    tripsOf,
    frequenciesOf: (pattern) => byFrequency.get(pattern) ?? NO_FREQUENCIES,
    leastAt: (pattern, position) => least[(stopOffsets[pattern] ?? 0) + position] ?? 0,
    mostAt: (pattern, position) => most[(stopOffsets[pattern] ?? 0) + position] ?? 0,
    latestSeconds,
  };
}
