import type { ReportedStops, ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { isDate, type RunFinder } from './findRun.ts';
import { stopIDOf } from './run/placeStops.ts';

interface CopyOptions {
  readonly patterns: Snapshot['patterns'];
  readonly timetable: Timetable;
  readonly runs: Pick<RunFinder, 'startOf'>;
  /** Indexes of the stops by their stop_id. */
  readonly stopByID: ReadonlyMap<string, number>;
}

/**
 * Creates a function that finds the run that an added trip repeats: one of the same route with the same start,
 * and with the same stops from the first reported one on. Kingston Transit sends a run of the timetable a second time
 * as an added trip, with the number of its bus behind the trip's ID. There is one bus.
 *
 * @returns a function of an added trip, the message's stops, and the index of the trip's route, or -1; it returns null
 *   for a trip that repeats none
 */
export function createCopyFinder({ patterns, timetable, runs, stopByID }: CopyOptions) {
  return (
    { firstStop, stopsEnd, startDate, startTime }: ReportedTrip,
    stops: ReportedStops,
    route: number,
  ): TripRun | null => {
    const start = isDate(startDate) ? runs.startOf(startDate, startTime) : Number.NaN;
    if (firstStop === stopsEnd || Number.isNaN(start)) return null;
    const reported: (number | undefined)[] = [];
    for (let row = firstStop; row < stopsEnd; row += 1)
      reported.push(stopByID.get(stopIDOf(stops, row)));
    const endsAlike = (all: readonly number[]) =>
      all.length >= reported.length &&
      all.slice(-reported.length).every((stop, index) => stop === reported[index]);
    for (const [pattern, one] of patterns.entries()) {
      if (one.route !== route || !endsAlike(one.stops)) continue;
      const departures = timetable.departures({ pattern, position: 0 }, start, start + 1);
      const found = departures.find(({ run }) => run.date === startDate && run.start === start);
      if (found !== undefined) return found.run;
    }
    return null;
  };
}
