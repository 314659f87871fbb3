import type { SnapshotTrips } from '../../../contract/snapshot/snapshot.ts';
import type { Findings } from '../Findings.ts';
import type { Renumbering } from './renumber.ts';
import type { Tables } from './Tables.ts';

/**
 * The trips that have a pattern, in the order of trips.txt. Adds a finding for each trip without, unless it is
 * service on demand: that has a finding of its own.
 */
export function usedTrips({ trips, stopTimes }: Tables, findings: Findings): readonly number[] {
  const used: number[] = [];
  for (const [trip, pattern] of stopTimes.patternOfTrip.entries()) {
    const place = { file: 'trips.txt', field: 'trip_id', line: trips.lines[trip] ?? 0 };
    if (pattern !== -1) {
      used.push(trip);
      if (stopTimes.times.starts[trip] !== -1) continue;
      findings.add('no-start-time', { ...place, values: { trip_id: trips.ids.text(trip) } });
    } else if (!stopTimes.onDemand.has(trip))
      findings.add('too-few-stops', { ...place, values: { trip_id: trips.ids.text(trip) } });
  }
  return used;
}

/** @param used the numbers in trips.txt, from `usedTrips` */
export function buildTrips(
  { trips, stopTimes }: Tables,
  used: readonly number[],
  services: Renumbering,
): SnapshotTrips {
  return {
    ids: used.map((trip) => trips.ids.text(trip)),
    ...(trips.otherIDs.length === 0
      ? {}
      : { otherIDs: used.map((trip) => trips.otherIDs[trip] ?? '') }),
    patterns: used.map((trip) => stopTimes.patternOfTrip[trip] ?? -1),
    services: used.map((trip) => services.newOf(trips.services[trip] ?? -1)),
    starts: used.map((trip) => stopTimes.times.starts[trip] ?? -1),
    wheelchairs: used.map((trip) => trips.wheelchairs[trip] ?? 0),
    bikes: used.map((trip) => trips.bikes[trip] ?? 0),
  };
}
