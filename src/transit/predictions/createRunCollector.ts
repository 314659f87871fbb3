import type { ReportedTrip } from '../../contract/realtime/reported-trips.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { type LiveRun, runKey } from './LiveRun.ts';
import type { Sightings } from './Sightings.ts';
import { tripName, type UpdateTally } from './update-counts.ts';

/** What a message says of the timetable's runs: one entity for each run. */
interface RunCollector {
  /** By `runKey`. */
  readonly runs: Map<string, LiveRun>;
  /** The keys of runs of which the message says nothing that counts. */
  readonly refused: ReadonlySet<string>;
  /** Of two entities of one run the newer counts, then the one that runs, then that of the bus that was seen. */
  keep(key: string, live: LiveRun | null, trip: ReportedTrip): void;
  /** A run that the feed has as two trips runs until both are canceled. @param index the trip that is canceled now */
  isWhollyCanceled(run: TripRun, index: number): boolean;
}

/** @param tally counts the entities of runs that have another one */
export function createRunCollector(
  timetable: Timetable,
  tally: UpdateTally,
  busOn: Sightings['busOn'],
): RunCollector {
  const runs = new Map<string, LiveRun>();
  const refused = new Set<string>();
  const canceledTrips = new Map<string, Set<number>>();
  return {
    runs,
    refused,
    keep(key, live, trip) {
      if (live === null) {
        refused.add(key);
        return;
      }
      const other = runs.get(key);
      if (other !== undefined) {
        tally.count('repeatedTrip', tripName(trip));
        const isNewer = live.measuredAt > other.measuredAt;
        const seen = busOn(live.run) ?? '';
        const isBetter =
          other.state === 'canceled' ||
          (seen !== '' && seen === live.vehicleID && seen !== other.vehicleID);
        if (!isNewer && !(isBetter && live.measuredAt === other.measuredAt)) return;
      }
      runs.set(key, live);
    },
    isWhollyCanceled(run, index) {
      const count = timetable.tripsAsOne(run);
      if (count === 1) return true;
      const canceled = canceledTrips.get(runKey(run)) ?? new Set();
      canceledTrips.set(runKey(run), canceled.add(index));
      return canceled.size === count;
    },
  };
}
