import { isTrain } from '../../contract/snapshot/isTrain.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { RunTimes, Timetable, TripRun } from '../network/Timetable.ts';
import { drivenTimes } from './drivenTimes.ts';
import { trainTimes } from './trainTimes.ts';

/** A wait of so long in the timetable is one, in milliseconds. */
const LEAST_WAIT = 60_000;

/** How vehicles that keep to the timetable drive, and where they wait. */
interface DrivenRuns {
  /** When a vehicle that keeps to the timetable is at the stops of its run. */
  timesOf(run: TripRun): RunTimes;
  isTrainOn(pattern: number): boolean;
  /** Whether a vehicle that is early may wait at a stop. Trains wait everywhere. */
  mayWait(pattern: number, position: number, times: RunTimes): boolean;
}

export function createRunTimes(
  { patterns, routes, trips }: Snapshot,
  timetable: Timetable,
): DrivenRuns {
  const isTrainOn = (pattern: number) =>
    isTrain(routes[patterns[pattern]?.route ?? -1]?.type ?? -1);
  return {
    isTrainOn,
    mayWait: (pattern, position, { arrivals, departures }) =>
      isTrainOn(pattern) ||
      timetable.isTimepoint({ pattern, position }) ||
      (departures[position] ?? 0) - (arrivals[position] ?? 0) >= LEAST_WAIT,
    timesOf(run) {
      const pattern = trips.patterns[run.trip] ?? -1;
      const times = timetable.timesOf(run);
      if (isTrainOn(pattern)) return trainTimes(times);
      return drivenTimes(times, patterns[pattern]?.distances ?? [], (position) =>
        timetable.isTimepoint({ pattern, position }),
      );
    },
  };
}
