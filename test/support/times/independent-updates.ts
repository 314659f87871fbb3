import type { IndependentTripTimes, readTripsIndependently } from '../gtfs/independent-times.ts';
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
}

const HOUR = 3600;

const plain = (visits: readonly Visit[]) =>
  visits.map(({ departs }): Prediction => ({
    expected: departs,
    basis: 'scheduled',
    state: 'running',
  }));

/**
 * The departures of the service days `dates`, as they stand at `now` after the messages.
 *
 * @param isWanted whether a departure is returned: three days have very many
 * @param now seconds since 1970, as all times here
 */
export function readUpdatesIndependently(
  timetable: ReturnType<typeof readTripsIndependently>,
  messages: readonly Uint8Array[],
  dates: readonly string[],
  now: number,
  isWanted: (stopID: string, expected: number) => boolean,
): IndependentRow[] {
  const { updates, vehicles } = messages.map(decodeIndependently).reduce((all, one) => ({
    updates: [...all.updates, ...one.updates],
    vehicles: [...all.vehicles, ...one.vehicles],
    madeAt: 0,
  }));
  const tripsWithBus = new Set(vehicles.map(({ trip }) => trip.tripID));
  const stationOf = (stopID: string) => timetable.stops.get(stopID)?.['parent_station'] ?? '';
  const known = new Set(timetable.trips.map(({ trip }) => trip['trip_id'] ?? ''));

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

  // Kingston sends a run again as an added one, with the number of its bus behind the trip's ID.
  const meant = updates.map((update): IndependentUpdate => {
    const { tripID, relationship } = update.trip;
    const [name = ''] = tripID.split('#');
    const isAgain = relationship === 1 && name !== tripID && known.has(name);
    return isAgain
      ? { ...update, trip: { ...update.trip, tripID: name, relationship: 0 } }
      : update;
  });

  /** By trip and day: of two updates the newer one, and of equal ones that of a bus. */
  const byRun = new Map<string, IndependentUpdate>();
  for (const update of meant) {
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
      if (isDeparture && prediction !== undefined && isWanted(stopID, prediction.expected))
        rows.push({ ...run, start, stopID, scheduled: isAdded ? null : departs, ...prediction });
    }
  };

  /** What is said of a run; null if only the timetable knows of it. */
  function saidOf(tripID: string, update: IndependentUpdate, visits: readonly Visit[]) {
    const placed = place(visits, update.stops, stationOf);
    const served = visits.findLastIndex((_, index) => placed.get(index)?.relationship !== 1);
    // It stops nowhere, or only where it begins.
    if (update.trip.relationship === 3 || served <= 0)
      return plain(visits).map((each): Prediction => ({ ...each, state: 'canceled' }));
    const said = predict(visits, placed);
    const last = said.findLastIndex(({ basis }) => basis === 'reported');
    const expected = said[last]?.expected ?? Infinity;
    const late = last === -1 ? 0 : expected - (visits[last]?.departs ?? 0);
    const isBelievable = tripsWithBus.has(tripID) || (late > -600 && late < 1.5 * HOUR);
    return isGuess(update) || expected < now || !isBelievable ? null : said;
  }

  for (const date of dates) {
    const running = timetable.servicesOn(date);
    const dayStart = timetable.startOfDay(date) / 1000;
    const runs = timetable.trips.flatMap((trip) => {
      const { trip_id: tripID = '', service_id = '', route_id: routeID = '' } = trip.trip;
      const { block_id: block = '' } = trip.trip;
      if (!running.has(service_id)) return [];
      const visits = visitsOf(trip, dayStart);
      const update = byRun.get(`${tripID} ${date}`);
      const said = update === undefined ? null : saidOf(tripID, update, visits);
      const isOpen = update === undefined && !tripsWithBus.has(tripID);
      return [
        { run: { tripID, date, routeID }, visits, said, block, isOpen, bus: update?.vehicleID },
      ];
    });
    runs.sort((a, b) => (a.visits[0]?.departs ?? 0) - (b.visits[0]?.departs ?? 0));
    /** Of each block the run before, and when its bus has ended it. */
    const before = new Map<string, { end: number; bus: string | undefined }>();
    for (const { run, visits, said, block, isOpen, bus } of runs) {
      const start = visits[0]?.departs ?? 0;
      const other = before.get(block);
      const end = other?.end ?? -Infinity;
      const isTimetable = said?.every(({ expected }, at) => expected === visits[at]?.departs);
      // A bus can't begin a trip before it has ended the one before, and such a feed knows nothing of this one.
      const isSameBus = isOpen || (isTimetable === true && other?.bus === bus);
      const isCarried = isSameBus && block !== '' && end > start;
      const late = isCarried ? end - start : 0;
      const unsaid: readonly Prediction[] | null =
        isOpen && isCarried ? plain(visits).map((one) => ({ ...one, basis: 'reported' })) : said;
      const shown = unsaid?.map((each) =>
        each.basis === 'reported' ? { ...each, expected: each.expected + late } : each,
      );
      const ends = shown?.at(-1);
      before.set(block, {
        end: ends?.basis === 'reported' ? ends.expected : -Infinity,
        bus: isOpen ? other?.bus : bus,
      });
      add(run, visits, shown ?? plain(visits));
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
      })),
      true,
    );
  }
  return rows;
}
