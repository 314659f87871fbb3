import { decodeSnapshot } from '../../../contract/snapshot/snapshot-file.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable, TimeProfile } from '../../../contract/snapshot/timetable.ts';
import buses from './data/buses.json' with { type: 'json' };
import lines from './data/snapshot.json' with { type: 'json' };
import stopTimes from './data/stop-times.json' with { type: 'json' };

/** The profile of the arrivals and departures of a pattern's stops. */
function profileOf(times: readonly number[]): TimeProfile {
  const profile = [0];
  for (let at = 2; at < times.length; at += 2) {
    const [before = 0, arrival = 0, departure = 0] = times.slice(at - 1, at + 2);
    profile.push(arrival - before);
    if (departure > arrival) profile.push(arrival - departure);
  }
  return profile;
}

/** The demo city's timetable, which its buses keep more or less: all trips of a pattern take equally long. */
export function demoTimetable(): SnapshotTimetable {
  const { contentHash, trips, patterns } = demoSnapshot();
  const blockOf = (trip: number) =>
    buses.findIndex(({ trips: [first = 0, end = 0] }) => trip >= first && trip < end);
  return {
    contentHash,
    profiles: stopTimes.map(profileOf),
    tripProfiles: trips.patterns,
    tripBlocks: trips.patterns.map((_, trip) => blockOf(trip)),
    patternRules: patterns.map(() => 0),
    frequencies: [],
  };
}

let snapshot: Snapshot | null = null;

/**
 * The demo city's routes, stops, lines and trips (decision 51). Read by the first call, because a server of
 * another city never needs it. Always the same object.
 */
export function demoSnapshot(): Snapshot {
  snapshot ??= decodeSnapshot(
    new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n')),
  );
  return snapshot;
}
