import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { addDays } from '../../../src/lib/time/service-date.ts';
import { createTimetable } from '../../../src/transit/network/createTimetable.ts';
import { bytesOf, filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import type { FeedBytes } from '../../support/gtfs/independent-reading.ts';
import { readTimesIndependently } from '../../support/gtfs/independent-times.ts';

/** Interpolated times are rounded to seconds, from distances of 32 bits. */
const TOLERANCE = 1000;

async function readTwice(bytes: FeedBytes, today: string) {
  const { snapshot, timetable } = await importGtfs(filesFrom(bytes), { today, contentHash: 'x' });
  const times = createTimetable(snapshot, timetable);
  const places = snapshot.stops.flatMap((_, stop) => times.placesOf(stop));
  const independent = readTimesIndependently(bytes);
  /** All departures of a service day by trip, place and start. */
  const ofDay = (date: string) =>
    places.flatMap((place) =>
      times.departuresOn(place, date, Number.POSITIVE_INFINITY).flatMap(({ run, at, until }) => {
        const pattern = snapshot.patterns[place.pattern];
        const stop = snapshot.stops[pattern?.stops[place.position] ?? -1];
        const tripID = snapshot.trips.ids[run.trip] ?? '';
        const count =
          until === null ? 1 : Math.round((until - at) / ((run.headway ?? 1) * 1000)) + 1;
        return Array.from({ length: count }, (_each, index) => ({
          tripID,
          stopID: stop?.gtfsStopID ?? '',
          position: place.position,
          at: at + index * (run.headway ?? 0) * 1000,
        }));
      }),
    );
  return { city: snapshot.city, ofDay, independent };
}

type Departures = readonly { tripID: string; stopID: string; position: number; at: number }[];

/** The times by trip, place and stop, each in order. */
function timesByPlace(departures: Departures): Map<string, number[]> {
  const byPlace = new Map<string, number[]>();
  for (const { tripID, position, stopID, at } of departures) {
    const key = `${tripID} ${position} ${stopID}`;
    const times = byPlace.get(key);
    if (times === undefined) byPlace.set(key, [at]);
    else times.push(at);
  }
  for (const times of byPlace.values()) times.sort((a, b) => a - b);
  return byPlace;
}

function expectSameDay(found: Departures, expected: Departures, date: string) {
  const [one, other] = [timesByPlace(found), timesByPlace(expected)];
  const isSame = (place: string) => {
    const [ours = [], theirs = []] = [one.get(place), other.get(place)];
    return (
      ours.length === theirs.length &&
      ours.every((at, index) => Math.abs(at - (theirs[index] ?? 0)) <= TOLERANCE)
    );
  };
  const places = new Set([...one.keys(), ...other.keys()]);
  const wrong = [...places].filter((place) => !isSame(place)).slice(0, 5);
  expect({ date, wrong, count: found.length }).toEqual({
    date,
    wrong: [],
    count: expected.length,
  });
}

/** The first and last day of a feed, and days between: each weekday of a week, and each change of clocks. */
function daysOf(firstDate: string, lastDate: string): string[] {
  const middle = addDays(firstDate, 20);
  const week = Array.from({ length: 7 }, (_, day) => addDays(middle, day));
  const changes = ['20251026', '20251102', '20260308', '20260329', '20261025', '20261101'];
  return [firstDate, ...week, lastDate, ...changes].filter(
    (date) => date >= firstDate && date <= lastDate,
  );
}

test('T2: both readings of a generated feed have the same departures', async () => {
  const bytes = await bytesOf(
    generateFeed({
      routes: 3,
      stopsPerDirection: 20,
      tripsPerDirection: 20,
      order: 'shuffled',
    }),
  );
  const { city, ofDay, independent } = await readTwice(bytes, '20261120');
  const days = daysOf(city.firstDate, city.lastDate);
  expect(ofDay(days[1] ?? '').length).toBeGreaterThan(100);
  for (const date of days) expectSameDay(ofDay(date), independent(date), date);
});

const SHARED = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** Large feeds are read by `npm run test:all`, because the second reading of one takes a while. */
const ARE_LARGE_READ = process.env['LONG'] !== undefined;
/** Real feeds, each with a number of days. */
const REAL = [
  ['feeds/ember-small', 5],
  ['times/caltrain/gtfs.zip', 4],
  ['times/raba/gtfs.zip', 5],
  ['cities/via.zip', 4],
  ...(ARE_LARGE_READ
    ? ([
        ['feeds/barrie-medium/google_transit.zip', 4],
        ['times/halifax/gtfs.zip', 1],
        ['times/kingston/gtfs.zip', 2],
        ['cities/cdmx.zip', 1],
      ] as const)
    : []),
] as const;

for (const [name, count] of REAL) {
  const isHere = existsSync(SHARED + name);
  test.skipIf(!isHere)(
    `T2: both readings of ${name} have the same departures${isHere ? '' : ' (needs ../shared)'}`,
    async () => {
      const bytes = readFeedBytes(SHARED + name);
      const { city, ofDay, independent } = await readTwice(bytes, '20261120');
      const all = daysOf(city.firstDate, city.lastDate);
      const step = Math.max(1, Math.floor(all.length / count));
      const days = all.filter((_, index) => index % step === 0).slice(0, count);
      const departures = days.map((date) => ofDay(date));
      expect(Math.max(...departures.map((each) => each.length))).toBeGreaterThan(50);
      for (const [index, date] of days.entries())
        expectSameDay(departures[index] ?? [], independent(date), date);
      const after = addDays(city.lastDate, 1);
      expect(ofDay(after)).toEqual([]);
      expect(independent(after)).toEqual([]);
    },
    240_000,
  );
}
