import type { ReportedStops, ReportedTrip } from '../../../contract/realtime/reported-trips.ts';
import type { Timetable, TripRun } from '../../timetable/Timetable.ts';
import { nextStopAfter } from '../keepOnce.ts';
import { type LiveRun, runKey } from '../LiveRun.ts';
import type { UpdateCounts } from '../update-counts.ts';
import type { UpdateReading } from '../UpdateReading.ts';
import { ArrayPool } from './ArrayPool.ts';
import { reasonAgainst, uncertaintyOf } from './judgeUpdate.ts';
import { placeStops, type TripStopIDs } from './placeStops.ts';
import { predictStops } from './predictStops.ts';

/** What stays the same from one message to the next. */
interface CityRuns {
  readonly timetable: Timetable;
  /** The index of a trip's pattern. */
  readonly patternOf: (trip: number) => number;
  readonly stopIDsOf: (pattern: number) => TripStopIDs;
  /** For what is needed only while a run is worked out. */
  readonly scratch: ArrayPool;
}

interface PredictorOptions {
  /** When the message was made, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly now: number;
  /** The vehicle that was lately seen on a run; undefined if none was. */
  readonly busOn: (run: TripRun) => string | undefined;
  readonly before: UpdateReading | null;
}

/** Works out runs of the timetable as a message tells of them (T6). */
interface RunPredictor {
  canceled(run: TripRun, trip: ReportedTrip): LiveRun;
  /** A run with its times; null if what the message says of it counts for nothing. */
  predicted(run: TripRun, trip: ReportedTrip, state: LiveRun['state']): LiveRun | null;
}

/** @param counts what is not used is counted there */
export function createRunPredictor(
  { timetable, patternOf, stopIDsOf, scratch }: CityRuns,
  stops: ReportedStops,
  counts: UpdateCounts,
  { madeAt, now, busOn, before }: PredictorOptions,
): RunPredictor {
  const pool = new ArrayPool();
  const basis = 'reported';

  function canceled(run: TripRun, { measuredAt = madeAt }: ReportedTrip): LiveRun {
    const count = stopIDsOf(patternOf(run.trip)).stopIDs.length;
    const unknown = pool.times(count);
    return {
      run,
      vehicleID: '',
      state: 'canceled',
      basis,
      measuredAt,
      seenAt: madeAt,
      arrivals: unknown,
      departures: unknown,
      skipped: pool.flags(count),
      next: 0,
      spreadSeconds: Number.NaN,
    };
  }

  function occupanciesOf(rows: Int32Array): Uint8Array | undefined {
    if (!rows.some((row) => (stops.occupancies[row] ?? 0) > 0)) return undefined;
    const occupancies = pool.flags(rows.length);
    for (const [place, row] of rows.entries()) occupancies[place] = stops.occupancies[row] ?? 0;
    return occupancies;
  }

  return {
    canceled,
    predicted(run, trip, state) {
      scratch.reset();
      const scheduled = timetable.timesOf(run, (length) => scratch.times(length));
      const stopIDs = stopIDsOf(patternOf(run.trip));
      const placed = placeStops(trip, stops, stopIDs, scheduled.departures, scratch);
      counts.unknownStop += placed.unknown;
      counts.repeatedStop += placed.repeated;
      // A trip by frequency has no timetable to compare with: its start only identifies it.
      const isTimed = run.headway === null;
      const options = { now, pool, isTimed };
      const predicted = predictStops(placed.rows, stops, scheduled, trip.delay, options);
      counts.correctedTime += predicted.corrected;
      counts.unbelievableTime += predicted.unbelievable;
      const { arrivals, departures, skipped } = predicted;
      // A trip that stops nowhere does not run.
      if (!skipped.includes(0)) return canceled(run, trip);
      const uncertainty = uncertaintyOf(trip, stops);
      const bus = {
        measuredAt: trip.measuredAt,
        isSeen: () => !isTimed || busOn(run) !== undefined,
      };
      const reason = reasonAgainst(predicted, scheduled.departures, uncertainty, bus, now);
      if (reason !== null) {
        // Which stops it leaves out, or that it runs a second time, is not known by its times.
        const saysMore = skipped.includes(1) || state === 'added';
        if (reason !== 'withoutTimes' || !saysMore) counts[reason] += 1;
        if (!saysMore) return null;
        arrivals.fill(Number.NaN);
        departures.fill(Number.NaN);
      }
      return {
        run,
        vehicleID: trip.vehicleID,
        state,
        basis,
        measuredAt: trip.measuredAt ?? madeAt,
        seenAt: madeAt,
        arrivals,
        departures,
        skipped,
        ...(predicted.first === 0 && reason === null
          ? { beginsAt: departures[0] ?? run.start }
          : {}),
        occupancies: occupanciesOf(placed.rows),
        next: nextStopAfter(before?.runs.get(runKey(run)), predicted),
        spreadSeconds: uncertainty.spreadSeconds,
      };
    },
  };
}
