import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { addDays } from '../../../src/lib/time/service-date.ts';
import { bytesOf, filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import type { FeedBytes } from '../../support/gtfs/independent-reading.ts';
import {
  readTimesIndependently,
  readTripsIndependently,
} from '../../support/gtfs/independent-times.ts';
import { onlyBuses } from '../../support/times/onlyBuses.ts';
import { followCity } from '../../support/times/openLiveCity.ts';

/** Of each feed, so many pairs of a stop and one that its buses may come to later. */
const PAIRS = 60;
const DAY = 86_400_000;
/** An answer has no more. */
const MOST = 60;

/** Whole numbers below `end`, the same in each run. */
function numbers(): (end: number) => number {
  let state = 7;
  return (end) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % Math.max(1, end);
  };
}

/** Pairs of stop_ids: on one trip, in either order, and of trips that come to a stop twice. */
function pairsOf(trips: ReturnType<typeof readTripsIndependently>['trips']) {
  const below = numbers();
  const stopIDs = trips.map(({ rows }) => rows.map((row) => row['stop_id'] ?? ''));
  const loops = stopIDs.filter((stops) => new Set(stops).size < stops.length);
  const from = (all: readonly (readonly string[])[]) => all[below(all.length)] ?? [];
  return Array.from({ length: PAIRS }, (_, index) => {
    const stops = from(loops.length > 0 && index % 3 === 0 ? loops : stopIDs);
    return [stops[below(stops.length)] ?? '', stops[below(stops.length)] ?? ''] as const;
  });
}

/** Compares the departures toward stops with those that stop_times.txt has, for a day from a moment on. */
async function compare(bytes: FeedBytes, today: string) {
  const { snapshot, timetable } = await importGtfs(filesFrom(bytes), { today, contentHash: 'x' });
  const { agency } = followCity(snapshot, timetable);
  const { trips, startOfDay } = readTripsIndependently(bytes);
  const rowsByTrip = new Map(trips.map(({ trip, rows }) => [trip['trip_id'] ?? '', rows]));
  const onDay = readTimesIndependently(bytes);
  const stopIDs = new Map(snapshot.stops.map(({ gtfsStopID, stopID }) => [gtfsStopID, stopID]));
  const { firstDate, lastDate } = snapshot.city;
  const date = [3, 4, 5, 6, 7, 0, 1, 2]
    .map((days) => addDays(today > firstDate && today < lastDate ? today : firstDate, days))
    .find((one) => onDay(one).length > 0);
  if (date === undefined) throw new Error('the feed has no service in a week');
  const now = startOfDay(date) + DAY / 4;
  const departures = [addDays(date, -1), date, addDays(date, 1)]
    .flatMap(onDay)
    .filter(({ at }) => at >= now && at < now + DAY);
  let found = 0;
  for (const [from, to] of pairsOf(trips)) {
    const stopID = stopIDs.get(from);
    const via = stopIDs.get(to);
    if (stopID === undefined || via === undefined) continue;
    const expected = departures.filter(
      ({ stopID: at, tripID, position }) =>
        at === from &&
        rowsByTrip.get(tripID)?.some((row, place) => place > position && row['stop_id'] === to),
    );
    const seconds = (times: readonly number[]) =>
      [...new Set(times.map((at) => Math.round(at / 1000)))].toSorted((a, b) => a - b);
    const { arrivals = [] } =
      agency.arrivals({ stopID, minutes: 1440, filter: onlyBuses({ via: [via] }) }, now) ?? {};
    // One that has just left stays for half a minute.
    const times = seconds(arrivals.map(({ expectedAt }) => expectedAt).filter((at) => at >= now));
    // Where an answer is full, it has the first ones.
    const until = arrivals.length < MOST ? Infinity : (times.at(-1) ?? 0);
    const wanted = seconds(expected.map(({ at }) => at)).filter((at) => at <= until);
    expect({ from, to, times }).toEqual({ from, to, times: wanted });
    found += times.length;
  }
  return found;
}

test('A53: buses via a stop are those of an independent reading of stop_times.txt', async () => {
  const bytes = await bytesOf(
    generateFeed({ routes: 3, stopsPerDirection: 20, tripsPerDirection: 20, order: 'shuffled' }),
  );
  expect(await compare(bytes, '20261120')).toBeGreaterThan(100);
});

const SHARED = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** Large feeds are read by `npm run test:all`. */
const IS_LONG = process.env['LONG'] !== undefined;
const SMALL = ['feeds/ember-small', 'times/caltrain/gtfs.zip', 'cities/via.zip'];
const OTHERS = [
  'feeds/barrie-medium/google_transit.zip',
  ...['raba', 'madison', 'halifax', 'kingston', 'washington', 'wmata-s2'].map(
    (name) => `times/${name}/gtfs.zip`,
  ),
  ...['takaoka', 'miyako', 'israel', 'cdmx', 'hubli', 'vilnius', 'bari'].map(
    (name) => `cities/${name}.zip`,
  ),
];

for (const name of IS_LONG ? [...SMALL, ...OTHERS] : SMALL) {
  const isHere = existsSync(SHARED + name);
  test.skipIf(!isHere)(
    `A53: so are those of ${name}${isHere ? '' : ' (needs ../shared)'}`,
    async () => {
      expect(await compare(readFeedBytes(SHARED + name), '20261120')).toBeGreaterThan(0);
    },
    120_000,
  );
}
