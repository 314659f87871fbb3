import type { ReportedStops, ReportedTrip } from '../../../contract/realtime/reported-trips.ts';
import type { Timetable, TripRun } from '../../network/Timetable.ts';
import { nextStopAfter } from '../keepOnce.ts';
import { type LiveRun, runKey } from '../LiveRun.ts';
import type { Sightings } from '../Sightings.ts';
import { tripName, type UpdateTally } from '../update-counts.ts';
import type { UpdateReading } from '../UpdateReading.ts';
import { ArrayPool } from './ArrayPool.ts';
import { reasonAgainst, uncertaintyOf } from './judgeUpdate.ts';
import { type PlacedStops, placeStops, type TripStopIDs } from './placeStops.ts';
import { type PredictedStops, predictStops } from './predictStops.ts';

/** Milliseconds. */
const RECENTLY = 300_000;

/** What stays the same from one message to the next. */
interface CityRuns {
  readonly timetable: Timetable;
  /** The index of a trip's pattern. */
  readonly patternOf: (trip: number) => number;
  readonly stopIDsOf: (pattern: number) => TripStopIDs;
  /** Indexes of the stops by their stop_id. */
  readonly stopByID: ReadonlyMap<string, number>;
  /** For what is needed only while a run is worked out. */
  readonly scratch: ArrayPool;
}

interface PredictorOptions extends Sightings {
  /** When the message was made, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly now: number;
  readonly before: UpdateReading | null;
}

/** Works out runs of the timetable as a message tells of them. */
interface RunPredictor {
  canceled(run: TripRun, trip: ReportedTrip): LiveRun;
  /** A run with its times; null if what the message says of it counts for nothing. */
  predicted(run: TripRun, trip: ReportedTrip, state: LiveRun['state']): LiveRun | null;
}

/** @param tally counts the updates that are not used */
export function createRunPredictor(
  { timetable, patternOf, stopIDsOf, stopByID, scratch }: CityRuns,
  stops: ReportedStops,
  tally: UpdateTally,
  { madeAt, now, busOn, isTracked, before }: PredictorOptions,
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

  const isMeasured = ({ measuredAt = Number.NaN }: ReportedTrip) => now - measuredAt <= RECENTLY;

  /** Whether its last stop has a time, and not only a delay. */
  function saysTime({ last }: PredictedStops, { rows }: PlacedStops): boolean {
    const row = rows[last] ?? -1;
    return [stops.arrivals[row], stops.departures[row]].some(
      (at = Number.NaN) => !Number.isNaN(at),
    );
  }

  function occupanciesOf(rows: Int32Array): Uint8Array | undefined {
    if (!rows.some((row) => (stops.occupancies[row] ?? 0) > 0)) return undefined;
    const occupancies = pool.flags(rows.length);
    for (const [place, row] of rows.entries()) occupancies[place] = stops.occupancies[row] ?? 0;
    return occupancies;
  }

  /** Where the bus stops instead of its planned stops; undefined if it stops at all of these. */
  function movedOf({ moved }: PlacedStops, { stopIDs }: TripStopIDs, trip: ReportedTrip) {
    if (moved.size === 0) return undefined;
    const stopsToday = new Map<number, number>();
    for (const [place, stopID] of moved) {
      const stop = stopByID.get(stopID);
      if (stop === undefined) tally.count('unknownStop', tripName(trip));
      else if (stopID !== stopIDs[place]) stopsToday.set(place, stop);
    }
    return stopsToday.size === 0 ? undefined : stopsToday;
  }

  return {
    canceled,
    predicted(run, trip, state) {
      const name = tripName(trip);
      scratch.reset();
      const scheduled = timetable.timesOf(run, (length) => scratch.times(length));
      const stopIDs = stopIDsOf(patternOf(run.trip));
      const placed = placeStops(trip, stops, stopIDs, scheduled.departures, scratch);
      tally.count('unknownStop', name, placed.unknown);
      tally.count('repeatedStop', name, placed.repeated);
      // A trip by frequency has no timetable to compare with: its start only identifies it.
      const isTimed = run.headway === null;
      const options = { now, pool, isTimed };
      const predicted = predictStops(placed.rows, stops, scheduled, trip.delay, options);
      tally.count('correctedTime', name, predicted.corrected);
      tally.count('unbelievableTime', name, predicted.unbelievable);
      const { arrivals, departures, skipped } = predicted;
      // A trip that stops nowhere, or only where it begins, does not run.
      if (skipped.lastIndexOf(0) <= 0) return canceled(run, trip);
      for (const place of placed.leftOut) skipped[place] = 1;
      const moved = movedOf(placed, stopIDs, trip);
      const uncertainty = uncertaintyOf(trip, stops);
      const bus = {
        measuredAt: trip.measuredAt,
        isSeen: () => !isTimed || busOn(run) !== undefined,
        isTracked: () => !(isMeasured(trip) || saysTime(predicted, placed)) || isTracked(run),
      };
      const reason = reasonAgainst(predicted, scheduled.departures, uncertainty, bus, now);
      if (reason !== null) {
        // Which stops it leaves out, or that it runs a second time, is not known by its times.
        const saysMore = skipped.includes(1) || moved !== undefined || state === 'added';
        if (reason !== 'withoutTimes' || !saysMore) tally.count(reason, name);
        if (!saysMore) return null;
        arrivals.fill(Number.NaN);
        departures.fill(Number.NaN);
      }
      return {
        run,
        vehicleID: trip.vehicleID,
        isWheelchairAccessible: trip.isWheelchairAccessible,
        state,
        basis,
        measuredAt: trip.measuredAt ?? madeAt,
        seenAt: madeAt,
        arrivals,
        departures,
        skipped,
        moved,
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
