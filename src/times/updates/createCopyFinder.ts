import type { ReportedStops, ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../lib/groupBy.ts';
import type { Timetable, TripRun } from '../timetable/Timetable.ts';
import { isDate, type RunFinder } from './findRun.ts';
import { stopIDOf } from './run/placeStops.ts';

interface CopyOptions {
  readonly snapshot: Pick<Snapshot, 'patterns' | 'trips'>;
  readonly timetable: Timetable;
  readonly runs: Pick<RunFinder, 'startOf'>;
  /** Indexes of the stops by their stop_id. */
  readonly stopByID: ReadonlyMap<string, number>;
}

/**
 * Creates a function that finds the run of the timetable that an added trip is once more (T6): of the same route, with
 * the same start, and the same stops from the first reported one on. Kingston Transit sends runs twice, also as added
 * ones with the bus's number behind the trip's ID, and there is one bus.
 *
 * @returns null for a trip that the timetable doesn't have. The `route` of the trip is an index, or -1
 */
export function createCopyFinder({
  snapshot: { patterns, trips },
  timetable,
  runs,
  stopByID,
}: CopyOptions) {
  const patternsOf = groupBy(patterns.keys(), (index) => patterns[index]?.route ?? -1);
  const tripsOf = groupBy(trips.patterns.keys(), (index) => trips.patterns[index] ?? -1);
  return (
    { firstStop, stopsEnd, startDate, startTime }: ReportedTrip,
    stops: ReportedStops,
    route: number,
  ): TripRun | null => {
    if (firstStop === stopsEnd || !isDate(startDate)) return null;
    const start = runs.startOf(startDate, startTime);
    const reported: (number | undefined)[] = [];
    for (let row = firstStop; row < stopsEnd; row += 1)
      reported.push(stopByID.get(stopIDOf(stops, row)));
    for (const pattern of patternsOf.get(route) ?? []) {
      const behind = patterns[pattern]?.stops.slice(-reported.length) ?? [];
      const isAlike =
        behind.length === reported.length && behind.every((stop, at) => stop === reported[at]);
      for (const trip of isAlike ? (tripsOf.get(pattern) ?? []) : []) {
        const run = timetable.runOf(trip, startDate);
        if (run?.start === start) return run;
      }
    }
    return null;
  };
}
