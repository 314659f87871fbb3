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
import {
  ADDED,
  at,
  late,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const DAY = 86_400_000;
/** An answer has no more. */
const MOST = 60;
const SHOW = onlyBuses({ show: 'arrivals' });

/** "25:10:00" in milliseconds. */
const clockOf = (text = '') =>
  text.split(':').reduce((all, part) => all * 60 + Number(part), 0) * 1000;

/** Compares the arrivals at stops with the arrival times of stop_times.txt, for a day from a moment on. */
async function compare(bytes: FeedBytes, today: string) {
  const { snapshot, timetable } = await importGtfs(filesFrom(bytes), { today, contentHash: 'x' });
  const { agency } = followCity(snapshot, timetable);
  const { trips, startOfDay } = readTripsIndependently(bytes);
  const onDay = readTimesIndependently(bytes);
  const { firstDate, lastDate } = snapshot.city;
  const date = [3, 4, 5, 6, 7, 0, 1, 2]
    .map((days) => addDays(today > firstDate && today < lastDate ? today : firstDate, days))
    .find((one) => onDay(one).length > 0);
  if (date === undefined) throw new Error('the feed has no service in a week');
  const now = startOfDay(date) + DAY / 4;
  const rowsByTrip = new Map(trips.map(({ trip, rows }) => [trip['trip_id'] ?? '', rows]));
  const all = [addDays(date, -1), date, addDays(date, 1)].flatMap((one) =>
    [...new Set(onDay(one).map(({ tripID }) => tripID))].flatMap((tripID) => {
      const rows = rowsByTrip.get(tripID) ?? [];
      return rows.flatMap((row, index) => {
        const before = rows[index - 1];
        const isArrival =
          before !== undefined &&
          before['stop_id'] !== row['stop_id'] &&
          row['drop_off_type'] !== '1';
        const from = rows[0]?.['stop_id'] ?? '';
        const time = startOfDay(one) + clockOf(row['arrival_time']);
        const isLast = index === rows.length - 1;
        return isArrival ? [{ stopID: row['stop_id'] ?? '', time, from, isLast }] : [];
      });
    }),
  );
  let ends = 0;
  for (const { gtfsStopID, stopID } of snapshot.stops.slice(0, 80)) {
    const { arrivals = [] } = agency.arrivals({ stopID, minutes: 1440, filter: SHOW }, now) ?? {};
    const times = arrivals.map(({ expectedAt }) => expectedAt).filter((time) => time >= now);
    const until = arrivals.length < MOST ? Infinity : (times.at(-1) ?? 0);
    const due = all
      .filter((one) => one.stopID === gtfsStopID && one.time >= now && one.time < now + DAY)
      .toSorted((one, other) => one.time - other.time);
    const distinct = (list: readonly number[]) => [...new Set(list)];
    const wanted = distinct(due.map(({ time }) => time)).filter((time) => time <= until);
    expect({ stopID, times: distinct(times) }).toEqual({ stopID, times: wanted });
    const names = new Map(snapshot.stops.map((one) => [one.gtfsStopID, one.intersection]));
    const origins = new Set(due.map(({ from }) => names.get(from)));
    for (const { destination } of arrivals) expect(origins).toContain(destination);
    ends += due.filter(({ isLast, time }) => isLast && time <= until).length;
  }
  return ends;
}

test('A55: arrivals are those of an independent reading of stop_times.txt, also where buses end', async () => {
  const bytes = await bytesOf(
    generateFeed({ routes: 3, stopsPerDirection: 20, tripsPerDirection: 20, order: 'shuffled' }),
  );
  expect(await compare(bytes, '20261120')).toBeGreaterThan(20);
});

const CALTRAIN = fileURLToPath(
  new URL('../../../../shared/times/caltrain/gtfs.zip', import.meta.url),
);
const isHere = existsSync(CALTRAIN);
test.skipIf(!isHere)(
  `A55: so are those of Caltrain${isHere ? '' : ' (needs ../shared)'}`,
  async () => {
    expect(await compare(readFeedBytes(CALTRAIN), '20261120')).toBeGreaterThan(10);
  },
  120_000,
);

const city = await openSmallLiveCity();
const coming = (stopID: string, clock: string, filter = SHOW) =>
  city.agency.arrivals({ stopID, minutes: 90, filter }, at(clock) * 1000)?.arrivals ?? [];
const tripsOf = (list: ReturnType<typeof coming>) => list.map(({ tripID }) => tripID.split('.')[1]);

test('A55: a bus has no arrival where it begins, and one where it ends, with its live time', () => {
  city.send([], '07:59');
  expect(tripsOf(coming('s1', '08:00'))).not.toContain('t');
  const planned = coming('s5', '08:00').find(({ tripID }) => tripID.endsWith('.t'));
  expect(planned).toMatchObject({ basis: 'scheduled', state: 'running' });
  city.send([{ tripID: 't', stops: [late(1, 120)] }], '07:59');
  const live = coming('s5', '08:00').find(({ tripID }) => tripID.endsWith('.t'));
  expect(live).toMatchObject({ basis: 'reported', scheduledAt: planned?.scheduledAt });
  expect((live?.expectedAt ?? 0) - (planned?.expectedAt ?? 0)).toBe(120_000);
  expect(live?.destination).toBe(planned?.destination);
});

test('A55: an arrival that is left out today says so, and via is where the bus has been', () => {
  city.send([{ tripID: 't', stops: [late(1, 60), stop(5, SKIPPED)] }], '07:59');
  expect(coming('s5', '08:00').find(({ tripID }) => tripID.endsWith('.t'))?.state).toBe('skipped');
  city.send([], '07:59');
  const via = (stopID: string) => onlyBuses({ show: 'arrivals', via: [stopID] });
  expect(tripsOf(coming('s5', '08:00', via('s1')))).toContain('t');
  expect(coming('s2', '08:00', via('s5'))).toEqual([]);
});

test('A55: an added bus arrives where its own stops are, but not at its first one', () => {
  city.send([ADDED], '07:59');
  expect(tripsOf(coming('s5', '08:00'))).toContain('extra');
  expect(tripsOf(coming('s1', '08:00'))).not.toContain('extra');
});
