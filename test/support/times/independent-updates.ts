import type { FeedBytes } from '../gtfs/independent-reading.ts';
import { type IndependentTripTimes, readTripsIndependently } from '../gtfs/independent-times.ts';
import { decodeIndependently, type IndependentUpdate } from './independent-message.ts';
import {
  isGuess,
  place,
  type Prediction,
  predict,
  timeOf,
  type Visit,
} from './independent-predictions.ts';

/*
 * A second reading of trip updates, from the specification and the rules of T6. It shares no code with src, keeps
 * every departure of three days in memory, and covers what the recorded feeds have: no trips by frequency, and no
 * copies or replacements of trips.
 */

/** A departure. Times are seconds since 1970. */
export interface IndependentRow {
  readonly tripID: string;
  readonly date: string;
  /** When the trip begins: the earlier of the timetable and the prediction. */
  readonly start: number;
  readonly routeID: string;
  readonly stopID: string;
  readonly scheduled: number | null;
  readonly expected: number;
  readonly basis: 'scheduled' | 'reported';
  readonly state: 'running' | 'canceled' | 'skipped' | 'added';
  /** Whether a prediction of a later stop exists and none of this one. */
  readonly isBeforeFirst: boolean;
}

const HOUR = 3600;

/** All departures of the service days `dates`, as they stand at `now` (seconds since 1970) after the messages. */
export function readUpdatesIndependently(
  feed: FeedBytes,
  messages: readonly Uint8Array[],
  dates: readonly string[],
  now: number,
): IndependentRow[] {
  const timetable = readTripsIndependently(feed);
  const { updates, vehicles } = messages.map(decodeIndependently).reduce((all, one) => ({
    updates: [...all.updates, ...one.updates],
    vehicles: [...all.vehicles, ...one.vehicles],
    madeAt: 0,
  }));
  const tripsWithBus = new Set(vehicles.map(({ trip }) => trip.tripID));
  const stationOf = (stopID: string) => timetable.stops.get(stopID)?.['parent_station'] ?? '';
  const known = new Map(timetable.trips.map((each) => [each.trip['trip_id'] ?? '', each]));

  const visitsOf = ({ rows, times }: IndependentTripTimes, dayStart: number) =>
    rows.flatMap((row, index): Visit[] => {
      const time = times[index];
      if (!time) return [];
      return [
        {
          stopID: row['stop_id'] ?? '',
          sequence: Number(row['stop_sequence']),
          arrives: dayStart + time.arrives,
          departs: dayStart + time.departs,
          isDeparture: index < rows.length - 1 && row['pickup_type'] !== '1',
        },
      ];
    });

  /** By trip and day: of two updates the newer one, and of equal ones that of a bus. */
  const byRun = new Map<string, IndependentUpdate>();
  for (const update of updates) {
    const key = `${update.trip.tripID} ${update.trip.startDate}`;
    const other = byRun.get(key);
    if (other === undefined || (update.timestamp ?? 0) > (other.timestamp ?? 0))
      byRun.set(key, update);
  }

  const rows: IndependentRow[] = [];
  const add = (
    run: Omit<IndependentRow, keyof Prediction | 'stopID' | 'scheduled' | 'start'>,
    visits: readonly Visit[],
    said: readonly Prediction[],
    isAdded = false,
  ) => {
    const start = Math.min(visits[0]?.departs ?? 0, said[0]?.expected ?? 0);
    for (const [index, { stopID, departs, isDeparture }] of visits.entries()) {
      const prediction = said[index];
      if (isDeparture && prediction !== undefined)
        rows.push({ ...run, start, stopID, scheduled: isAdded ? null : departs, ...prediction });
    }
  };

  for (const date of dates) {
    const running = timetable.servicesOn(date);
    const dayStart = timetable.startOfDay(date) / 1000;
    for (const [tripID, trip] of known) {
      if (!running.has(trip.trip['service_id'] ?? '')) continue;
      const visits = visitsOf(trip, dayStart);
      const run = { tripID, date, routeID: trip.trip['route_id'] ?? '' };
      const plain = visits.map(({ departs }): Prediction => ({
        expected: departs,
        basis: 'scheduled',
        state: 'running',
        isBeforeFirst: false,
      }));
      const update = byRun.get(`${tripID} ${date}`);
      if (update === undefined) {
        add(run, visits, plain);
        continue;
      }
      const placed = place(visits, update.stops, stationOf);
      const isAllSkipped =
        placed.size === visits.length &&
        [...placed.values()].every(({ relationship }) => relationship === 1);
      const said = predict(visits, placed);
      const live = said.filter(({ basis, state }) => basis === 'reported' && state !== 'skipped');
      const last = live.at(-1)?.expected ?? Infinity;
      const lastAt = said.findLastIndex(({ basis }) => basis === 'reported');
      const late = (said[lastAt]?.expected ?? 0) - (visits[lastAt]?.departs ?? 0);
      const isBelievable = tripsWithBus.has(tripID) || (late > -600 && late < 1.5 * HOUR);
      if (update.trip.relationship === 3 || isAllSkipped)
        add(
          run,
          visits,
          plain.map((each) => ({ ...each, basis: 'scheduled', state: 'canceled' })),
        );
      else if (isGuess(update) || last < now || !isBelievable) add(run, visits, plain);
      else add(run, visits, said);
    }
  }

  for (const { trip, stops } of byRun.values()) {
    if (trip.relationship !== 1 || known.has(trip.tripID) || trip.routeID === '') continue;
    const visits = stops.flatMap((update, index): Visit[] => {
      const arrives = timeOf(update.arrival, Number.NaN) ?? timeOf(update.departure, Number.NaN);
      const departs = timeOf(update.departure, Number.NaN) ?? arrives;
      if (arrives === null || departs === null || update.relationship !== 0) return [];
      return [
        {
          stopID: update.stopID,
          sequence: index,
          arrives,
          departs,
          isDeparture: index < stops.length - 1,
        },
      ];
    });
    const run = { tripID: trip.tripID, date: trip.startDate, routeID: trip.routeID };
    add(
      run,
      visits,
      visits.map(({ departs }) => ({
        expected: departs,
        basis: 'reported',
        state: 'added',
        isBeforeFirst: false,
      })),
      true,
    );
  }
  return rows;
}
