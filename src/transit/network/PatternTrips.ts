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
  const byFrequency = groupBy(
    withoutOverlaps(frequencies.filter(({ trip }) => hasTimes(trip))),
    ({ trip }) => trips.patterns[trip] ?? -1,
  );
  const isByFrequency = new Set(frequencies.map(({ trip }) => trip));

  const counts = new Uint32Array(patterns.length);
  const isSingle = (trip: number) => hasTimes(trip) && !isByFrequency.has(trip);
  for (const [trip, pattern] of trips.patterns.entries())
    if (isSingle(trip)) counts[pattern] = (counts[pattern] ?? 0) + 1;
  const tripOffsets = offsetsOf(counts, patterns.length);
  const sorted = new Uint32Array(tripOffsets.at(-1) ?? 0);
  const next = tripOffsets.slice();
  for (const [trip, pattern] of trips.patterns.entries())
    if (isSingle(trip)) {
      const at = next[pattern] ?? 0;
      sorted[at] = trip;
      next[pattern] = at + 1;
    }
  const startOf = (trip: number) => trips.starts[trip] ?? 0;
  const tripsOf = (pattern: number) =>
    sorted.subarray(tripOffsets[pattern], tripOffsets[pattern + 1]);
  for (const [pattern] of patterns.entries())
    tripsOf(pattern).sort((one, other) => startOf(one) - startOf(other) || one - other);

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
      least[at] = Math.min(least[at] ?? seconds, seconds);
      most[at] = Math.max(most[at] ?? 0, seconds);
    }
  };
  const seen = new Map<number, Set<number>>();
  const seeTrip = (trip: number, lastStart: number): void => {
    const [pattern, profile] = [trips.patterns[trip] ?? -1, tripProfiles[trip] ?? -1];
    const ofPattern = seen.get(pattern) ?? new Set();
    seen.set(pattern, ofPattern);
    if (!ofPattern.has(profile)) see(pattern, profile);
    ofPattern.add(profile);
    const end = profiles.departureAt(profile, profiles.stopsOf(profile) - 1);
    latestSeconds = Math.max(latestSeconds, lastStart + end);
  };
  for (const trip of sorted) seeTrip(trip, startOf(trip));
  for (const all of byFrequency.values()) for (const { trip, until } of all) seeTrip(trip, until);

  return {
    tripsOf,
    frequenciesOf: (pattern) => byFrequency.get(pattern) ?? [],
    leastAt: (pattern, position) => least[(stopOffsets[pattern] ?? 0) + position] ?? 0,
    mostAt: (pattern, position) => most[(stopOffsets[pattern] ?? 0) + position] ?? 0,
    latestSeconds,
  };
}
