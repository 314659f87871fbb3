import { type FeedBytes, rowsOf } from '../gtfs/independent-reading.ts';
import { readTripsIndependently } from '../gtfs/independent-times.ts';

/*
 * A second reading of a feed for journeys. It shares no code with the router: no patterns, no lanes, one run after the
 * other. Times are in seconds since 1970.
 */

export interface IndependentStop {
  readonly stopID: string;
  readonly lat: number;
  readonly lon: number;
  readonly station: string;
}

/** A stop of a run: when one can get off and on there; NaN where one can't. */
interface Call {
  readonly stop: number;
  readonly arrives: number;
  readonly departs: number;
}

export interface IndependentRun {
  readonly tripID: string;
  readonly calls: readonly Call[];
  /** The run as which the bus goes on. */
  next: IndependentRun | null;
  /** Of one that comes about so often: the seconds between two, and when the first and before when the last one starts. */
  readonly about: {
    readonly headway: number;
    readonly from: number;
    readonly until: number;
  } | null;
}

const RADIANS = Math.PI / 180;

/** Great-circle meters. */
export function metersApart(a: { lat: number; lon: number }, b: { lat: number; lon: number }) {
  const inner =
    Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2 +
    Math.cos(a.lat * RADIANS) *
      Math.cos(b.lat * RADIANS) *
      Math.sin(((b.lon - a.lon) * RADIANS) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(inner)));
}

const secondsIn = (text = '') => {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** The runs of a feed on any of its days. */
export function readRuns(feed: FeedBytes) {
  const { stops: rows, trips, servicesOn, startOfDay } = readTripsIndependently(feed);
  const numbers = new Map([...rows.keys()].map((id, index) => [id, index]));
  const stops = [...rows.values()].map((row): IndependentStop => ({
    stopID: row['stop_id'] ?? '',
    lat: Number(row['stop_lat']),
    lon: Number(row['stop_lon']),
    station: row['parent_station'] ?? '',
  }));
  const repeats = new Map<string, Record<string, string>[]>();
  for (const row of rowsOf(feed, 'frequencies.txt'))
    repeats.set(row['trip_id'] ?? '', [...(repeats.get(row['trip_id'] ?? '') ?? []), row]);
  /** Whether one may change between two stops, and in how many seconds if the feed says so. */
  const transfers = new Map<string, number>();
  const served = new Set(trips.flatMap((trip) => trip.rows.map((row) => row['stop_id'] ?? '')));
  const platforms = (id: string) =>
    [
      id,
      ...[...rows].filter(([, row]) => row['parent_station'] === id).map(([child]) => child),
    ].filter((one) => served.has(one));
  const isOwn = (row: Record<string, string>) =>
    served.has(row['from_stop_id'] ?? '') && served.has(row['to_stop_id'] ?? '');
  const rules = rowsOf(feed, 'transfers.txt');
  // What holds for a station does not hold for two of its stops that have a row.
  for (const row of [...rules.filter((one) => !isOwn(one)), ...rules.filter(isOwn)]) {
    if ((row['from_route_id'] ?? row['to_route_id'] ?? '') !== '') continue;
    if ((row['from_trip_id'] ?? row['to_trip_id'] ?? '') !== '') continue;
    const isForbidden = row['transfer_type'] === '3';
    const minimum = row['min_transfer_time'] ?? '';
    if (!isForbidden && minimum === '') continue;
    for (const from of platforms(row['from_stop_id'] ?? ''))
      for (const to of platforms(row['to_stop_id'] ?? ''))
        transfers.set(`${from} ${to}`, isForbidden ? -1 : Number(minimum));
  }

  const isClosed = (type = '') => type === '1' || type === '2';
  function runsOn(date: string): IndependentRun[] {
    const running = servicesOn(date);
    const day = startOfDay(date) / 1000;
    const blocks = new Map<string, { run: IndependentRun; begins: number; ends: number }[]>();
    const all = trips.flatMap(({ trip, rows: tripRows, times }): IndependentRun[] => {
      if (!running.has(trip['service_id'] ?? '')) return [];
      const tripID = trip['trip_id'] ?? '';
      const first = times.find((time) => time !== null)?.departs ?? 0;
      const runFrom = (shift: number, about: IndependentRun['about']): IndependentRun => ({
        tripID,
        about,
        next: null,
        calls: tripRows.map((row, position) => {
          const time = times[position] ?? null;
          const isFirst = position === 0;
          const isLast = position === tripRows.length - 1;
          const [arrives, departs] =
            time === null
              ? [Number.NaN, Number.NaN]
              : [day + shift + time.arrives, day + shift + time.departs];
          return {
            stop: numbers.get(row['stop_id'] ?? '') ?? -1,
            arrives: isFirst || isClosed(row['drop_off_type']) ? Number.NaN : arrives,
            departs: isLast || isClosed(row['pickup_type']) ? Number.NaN : departs,
          };
        }),
      });
      const periods = repeats.get(tripID);
      if (periods === undefined) {
        const run = runFrom(0, null);
        const block = trip['block_id'] ?? '';
        const ends = times.findLast((time) => time !== null)?.arrives ?? 0;
        if (block !== '') {
          blocks.set(block, [...(blocks.get(block) ?? []), { run, begins: first, ends }]);
        }
        return [run];
      }
      return periods.flatMap((row) => {
        const [from, until] = [secondsIn(row['start_time']), secondsIn(row['end_time'])];
        const headway = Number(row['headway_secs']);
        if (row['exact_times'] !== '1')
          return [runFrom(-first, { headway, from: from, until: until })];
        const single: IndependentRun[] = [];
        for (let at = from; at < until; at += headway) single.push(runFrom(at - first, null));
        return single;
      });
    });
    for (const block of blocks.values()) {
      const sorted = block.toSorted((a, b) => a.begins - b.begins);
      for (const one of sorted) {
        const following = sorted.find(({ begins }) => begins > one.begins);
        const [end, start] = [
          one.run.calls.at(-1)?.stop ?? -1,
          following?.run.calls[0]?.stop ?? -1,
        ];
        const [from, to] = [stops[end], stops[start]];
        if (following === undefined || from === undefined || to === undefined) continue;
        if (following.begins < one.ends) continue;
        const isSame = end === start || (from.station !== '' && from.station === to.station);
        if (isSame || metersApart(from, to) <= 400) one.run.next = following.run;
      }
    }
    return all;
  }
  return {
    stops,
    served,
    transfers,
    runsOn,
    startOfDay: (date: string) => startOfDay(date) / 1000,
  };
}

export type IndependentFeed = ReturnType<typeof readRuns>;
