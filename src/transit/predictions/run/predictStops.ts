import { NO_DELAY, type ReportedStops, STOP } from '../../../contract/realtime/reported-trips.ts';
import type { RunTimes } from '../../network/Timetable.ts';
import type { ArrayPool } from './ArrayPool.ts';

/** What a trip update says of each stop of its trip. */
export interface PredictedStops {
  /** Milliseconds since 1970; NaN where only the timetable knows. */
  readonly arrivals: Float64Array;
  readonly departures: Float64Array;
  /** 1 for each stop that is left out. */
  readonly skipped: Uint8Array;
  /** The first and the last stop of which the feed says a time; -1 without any. */
  readonly first: number;
  readonly last: number;
  /** How many times were put right: they ran backward, or the departure was before the arrival. */
  readonly corrected: number;
  /** How many times were not believed, such as those of another year. */
  readonly unbelievable: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A time that a prediction may have: near now, and not far from the timetable's. No bus comes an hour early. */
const isBelievable = (at: number, byTimetable: number, now: number) =>
  at > now - DAY && at < now + 2 * DAY && !(at < byTimetable - HOUR || at > byTimetable + DAY);

/**
 * Works out when a bus comes to each stop of its trip. A time wins over a delay; a delay goes on to later stops,
 * also over skipped ones, until the next update; before the first update nothing is known; NO_DATA ends what is known.
 * Times that run backward are put right forward.
 *
 * @param rows for each stop of the trip the row that tells of it, or -1
 * @param tripDelay seconds by which the whole trip is late, or `NO_DELAY`
 * @param now milliseconds since 1970
 * @param isTimed whether the timetable has times of the run, and not only about how far apart buses come
 */
export function predictStops(
  rows: Int32Array,
  reported: ReportedStops,
  scheduled: RunTimes,
  tripDelay: number,
  {
    now,
    pool,
    isTimed,
  }: { readonly now: number; readonly pool: ArrayPool; readonly isTimed: boolean },
): PredictedStops {
  const count = rows.length;
  const arrivals = pool.times(count);
  const departures = pool.times(count);
  const skipped = pool.flags(count);
  let [first, last, corrected, unbelievable] = [-1, -1, 0, 0];
  /** How late the bus is, in milliseconds; NaN while that is not known. */
  let late = tripDelay === NO_DELAY ? Number.NaN : tripDelay * 1000;
  if (late < -HOUR || late > DAY) {
    late = Number.NaN;
    unbelievable += 1;
  }
  /** The bus comes to no stop before it has left the one before. */
  let earliest = Number.NEGATIVE_INFINITY;

  const said = (time: number, delay: number, byTimetable: number): number => {
    const at = Number.isNaN(time)
      ? delay === NO_DELAY
        ? Number.NaN
        : byTimetable + delay * 1000
      : time;
    if (Number.isNaN(at) || isBelievable(at, isTimed ? byTimetable : at, now)) return at;
    unbelievable += 1;
    return Number.NaN;
  };

  for (let place = 0; place < count; place++) {
    const row = rows[place] ?? -1;
    const [scheduledArrival, scheduledDeparture] = [
      scheduled.arrivals[place] ?? Number.NaN,
      scheduled.departures[place] ?? Number.NaN,
    ];
    const relationship = row === -1 ? STOP.scheduled : reported.relationships[row];
    if (relationship === STOP.skipped) {
      // Whatever times a feed sends with it.
      skipped[place] = 1;
      continue;
    }
    if (relationship === STOP.noData) {
      late = Number.NaN;
      continue;
    }
    let arrival = Number.NaN;
    let departure = Number.NaN;
    if (row !== -1) {
      arrival = said(
        reported.arrivals[row] ?? Number.NaN,
        reported.arrivalDelays[row] ?? NO_DELAY,
        scheduledArrival,
      );
      departure = said(
        reported.departures[row] ?? Number.NaN,
        reported.departureDelays[row] ?? NO_DELAY,
        scheduledDeparture,
      );
    }
    const isSaid = !Number.isNaN(arrival) || !Number.isNaN(departure);
    if (!isSaid) {
      if (Number.isNaN(late)) continue;
      arrival = scheduledArrival + late;
      departure = scheduledDeparture + late;
    } else if (Number.isNaN(arrival)) {
      // The bus was there by the timetable, unless it leaves earlier or was late before.
      const usual = scheduledArrival + (Number.isNaN(late) ? 0 : late);
      arrival = Number.isNaN(usual) ? departure : Math.min(departure, usual);
    } else if (Number.isNaN(departure)) {
      // A late bus may wait less than planned, an early one waits where the timetable has a wait.
      const waits = scheduledDeparture > scheduledArrival;
      departure = waits ? Math.max(arrival, scheduledDeparture) : arrival;
    }
    if (arrival < earliest) {
      if (isSaid) corrected += 1;
      arrival = earliest;
    }
    if (departure < arrival) {
      if (isSaid) corrected += 1;
      departure = arrival;
    }
    arrivals[place] = arrival;
    departures[place] = departure;
    earliest = Number.isNaN(departure) ? earliest : departure;
    if (!isSaid) continue;
    if (first === -1) first = place;
    last = place;
    const fromDeparture = departure - scheduledDeparture;
    late = Number.isNaN(fromDeparture) ? arrival - scheduledArrival : fromDeparture;
  }
  return { arrivals, departures, skipped, first, last, corrected, unbelievable };
}
