import { type FeedBytes, type Row, rowsOf } from './independent-reading.ts';

/*
 * A second reading of a feed's times, from the GTFS specification (T2). It shares no code with the importer: it keeps
 * every row in memory and works out every departure of a day.
 */

/** A departure as the specification has it; `at` in milliseconds since 1970. */
export interface IndependentDeparture {
  readonly tripID: string;
  readonly stopID: string;
  /** From 0 for the first stop. */
  readonly position: number;
  readonly at: number;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** "25:10:00" in seconds; null for an empty cell or anything else. */
function secondsIn(text = ''): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Noon of a date in a zone, less twelve hours. */
function startOfDay(date: string, timeZone: string): number {
  const wanted = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)} 12:00`;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const noon = Date.parse(`${wanted.replace(' ', 'T')}:00Z`);
  // No zone is farther from UTC than 14 hours, and all are at a multiple of 15 minutes.
  for (let quarter = -56; quarter <= 56; quarter += 1) {
    const instant = noon + quarter * 900_000;
    if (clock.format(instant) === wanted) return instant - 12 * 3_600_000;
  }
  throw new Error(`there is no noon on ${date} in ${timeZone}`);
}

function servicesOn(feed: FeedBytes, date: string): Set<string> {
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T12:00:00Z`;
  const weekday = WEEKDAYS[new Date(iso).getUTCDay()] ?? '';
  const running = new Set<string>();
  for (const row of rowsOf(feed, 'calendar.txt'))
    if (
      row[weekday] === '1' &&
      (row['start_date'] ?? '') <= date &&
      date <= (row['end_date'] ?? '')
    )
      running.add(row['service_id'] ?? '');
  for (const row of rowsOf(feed, 'calendar_dates.txt'))
    if (row['date'] === date) {
      if (row['exception_type'] === '1') running.add(row['service_id'] ?? '');
      if (row['exception_type'] === '2') running.delete(row['service_id'] ?? '');
    }
  return running;
}

const RADIANS = Math.PI / 180;

/** Great-circle meters. */
function metersBetween(a: Row | undefined, b: Row | undefined): number {
  const [lat1, lat2] = [Number(a?.['stop_lat']), Number(b?.['stop_lat'])];
  const east = (Number(b?.['stop_lon']) - Number(a?.['stop_lon'])) * RADIANS;
  const inner =
    Math.sin(((lat2 - lat1) * RADIANS) / 2) ** 2 +
    Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(inner));
}

/** For each stop of a trip its arrival and departure in seconds; null where the feed does not say. */
function timesOf(rows: readonly Row[], stops: ReadonlyMap<string, Row>) {
  const times = rows.map((row) => {
    const [arrival, departure] = [secondsIn(row['arrival_time']), secondsIn(row['departure_time'])];
    const arrives = arrival ?? departure;
    const departs = departure ?? arrival;
    if (arrives === null || departs === null) return null;
    return { arrives, departs: Math.max(arrives, departs) };
  });
  // No bus goes back in time.
  const kept: number[] = [];
  for (const [index, time] of times.entries()) {
    if (time === null) continue;
    const [before, earlier] = [kept.at(-1), kept.at(-2)];
    const last = before === undefined ? null : times[before];
    if (!last || time.arrives >= last.departs) kept.push(index);
    else {
      const one = earlier === undefined ? null : times[earlier];
      if (one && time.arrives >= one.departs) kept[kept.length - 1] = index;
    }
  }
  const traveled = rows.map((row) =>
    /^[\d.]+$/.test(row['shape_dist_traveled'] ?? '')
      ? Number(row['shape_dist_traveled'])
      : Number.NaN,
  );
  const isTraveled = !traveled.some(Number.isNaN) && (traveled.at(-1) ?? 0) > (traveled[0] ?? 0);
  let meters = 0;
  const along = rows.map((row, index) => {
    if (index > 0)
      meters += metersBetween(
        stops.get(rows[index - 1]?.['stop_id'] ?? ''),
        stops.get(row['stop_id'] ?? ''),
      );
    return isTraveled ? (traveled[index] ?? 0) : meters;
  });
  return times.map((time, index) => {
    if (time !== null && kept.includes(index)) return time;
    const from = kept.findLast((one) => one < index);
    const to = kept.find((one) => one > index);
    const [start, end] = [times[from ?? -1], times[to ?? -1]];
    if (!start || !end || from === undefined || to === undefined) return null;
    const [a = 0, here = 0, b = 0] = [along[from], along[index], along[to]];
    const isOnWay = b > a && here >= a && here <= b;
    const share = isOnWay ? (here - a) / (b - a) : (index - from) / (to - from);
    const seconds = start.departs + Math.round((end.arrives - start.departs) * share);
    return { arrives: seconds, departs: seconds };
  });
}

/** A trip with its rows of stop_times.txt and their times in seconds after the start of its day. */
export interface IndependentTripTimes {
  readonly trip: Row;
  readonly rows: readonly Row[];
  readonly times: readonly ({ readonly arrives: number; readonly departs: number } | null)[];
}

/** What is read of a feed once, for all its days. */
export function readTripsIndependently(feed: FeedBytes) {
  const timeZone = rowsOf(feed, 'agency.txt')[0]?.['agency_timezone'] ?? '';
  const stops = new Map(rowsOf(feed, 'stops.txt').map((row) => [row['stop_id'] ?? '', row]));
  const isStop = (row: Row) => {
    const stop = stops.get(row['stop_id'] ?? '');
    const [lat, lon] = [Number(stop?.['stop_lat']), Number(stop?.['stop_lon'])];
    const hasPlace = stop?.['stop_lat'] !== '' && !(lat === 0 && lon === 0);
    return ['', '0', undefined].includes(stop?.['location_type']) && stop !== undefined && hasPlace;
  };
  const byTrip = new Map<string, Row[]>();
  for (const row of rowsOf(feed, 'stop_times.txt')) {
    if (!isStop(row)) continue;
    const rows = byTrip.get(row['trip_id'] ?? '');
    if (rows === undefined) byTrip.set(row['trip_id'] ?? '', [row]);
    else rows.push(row);
  }
  const trips = rowsOf(feed, 'trips.txt').flatMap((trip): IndependentTripTimes[] => {
    const rows = (byTrip.get(trip['trip_id'] ?? '') ?? []).toSorted(
      (a, b) => Number(a['stop_sequence']) - Number(b['stop_sequence']),
    );
    if (rows.length < 2) return [];
    return [{ trip, rows, times: timesOf(rows, stops) }];
  });
  return {
    stops,
    trips,
    servicesOn: (date: string) => servicesOn(feed, date),
    startOfDay: (date: string) => startOfDay(date, timeZone),
  };
}

/** All departures of a service day, `YYYYMMDD`. */
export function readTimesIndependently(feed: FeedBytes): (date: string) => IndependentDeparture[] {
  const { trips, ...days } = readTripsIndependently(feed);
  const repeats = new Map<string, Row[]>();
  for (const row of rowsOf(feed, 'frequencies.txt'))
    repeats.set(row['trip_id'] ?? '', [...(repeats.get(row['trip_id'] ?? '') ?? []), row]);

  /** By how many seconds each run of a trip is later than its times say. */
  function shiftsOf(tripID: string, first: number): number[] {
    const periods = repeats.get(tripID);
    if (periods === undefined) return [0];
    return periods.flatMap((row) => {
      const [start, end] = [secondsIn(row['start_time']) ?? 0, secondsIn(row['end_time']) ?? 0];
      const headway = Number(row['headway_secs']);
      const starts = [];
      for (let at = start; at < end; at += headway) starts.push(at - first);
      return starts;
    });
  }

  return (date) => {
    const running = days.servicesOn(date);
    const dayStart = days.startOfDay(date);
    return trips.flatMap(({ trip, rows, times }) => {
      if (!running.has(trip['service_id'] ?? '')) return [];
      const tripID = trip['trip_id'] ?? '';
      const first = times.find((time) => time !== null)?.departs ?? 0;
      return shiftsOf(tripID, first).flatMap((shift) =>
        rows.flatMap((row, position): IndependentDeparture[] => {
          const time = times[position];
          const isLast = position === rows.length - 1;
          if (!time || isLast || row['pickup_type'] === '1') return [];
          const at = dayStart + (time.departs + shift) * 1000;
          return [{ tripID, stopID: row['stop_id'] ?? '', position, at }];
        }),
      );
    });
  };
}
