import { expect, test } from 'vitest';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { openFeedFiles } from '../../../src/server/import/files/openFeedFiles.ts';
import { busiestRoutes } from '../../../src/transit/network/busiestRoutes.ts';
import { createTimetable } from '../../../src/transit/network/createTimetable.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported } from '../../support/feeds/report-of.ts';
import { realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

/** The times of departures of each route at the first stop, which is the center; each trip goes to the second. */
async function cityWith(routes: Readonly<Record<string, readonly string[]>>) {
  const trips = Object.entries(routes).flatMap(([route, times]) =>
    times.map((time, index) => ({ route, id: `${route}-${index}`, time })),
  );
  const { snapshot, timetable } = await imported(
    aFeed({
      'stops.txt': '\ns1,,Center,43,-89\ns2,,Suburb,43.2,-89',
      'routes.txt': Object.keys(routes)
        .map((route) => `\n${route},A,${route},,3,`)
        .join(''),
      'trips.txt': trips.map(({ route, id }) => `\n${route},daily,${id},,,`).join(''),
      'stop_times.txt': trips
        .map(({ id, time }) => `\n${id},${time},${time},s1,1\n${id},,,s2,2`)
        .join(''),
    }),
  );
  const city = { ...snapshot.city, center: { lat: 43, lon: -89 } };
  const times = createTimetable(snapshot, timetable);
  return (at: string) => busiestRoutes({ ...snapshot, city }, times, Date.parse(at), 2);
}

const ROUTES = {
  '1': ['08:05:00', '08:25:00', '08:45:00', '13:10:00'],
  '135': ['08:30:00'],
  '4': ['08:10:00', '08:40:00', '13:10:00', '13:40:00'],
  Night: ['25:10:00', '25:40:00'],
};

test.each([
  ['in the morning, those with most trips of the hour', '2026-06-01T08:20:00-05:00', ['1', '4']],
  ['at noon, those of that hour', '2026-06-01T13:59:00-05:00', ['4', '1']],
  ['at night, the night bus', '2026-06-02T01:00:00-05:00', ['Night']],
  ['when nothing runs, those of the day that comes', '2026-06-02T03:00:00-05:00', ['1', '4']],
  ['after the feed has ended, those of the same hour', '2027-04-05T13:00:00-05:00', ['4', '1']],
  ['before the feed begins, those of the same hour', '2025-10-01T13:00:00-05:00', ['4', '1']],
])('F34: the first routes are, %s', async (_, at, expected) => {
  expect((await cityWith(ROUTES))(at)).toEqual(expected);
});

test('F34: a city where no trip has a time has no busiest routes', async () => {
  expect((await cityWith({ '1': [''] }))('2026-06-01T08:20:00-05:00')).toEqual([]);
});

const halifax = realFeedPath('halifax/gtfs.zip', 'times');
test.skipIf(halifax === null)(
  `F34: at noon Halifax opens with its main lines, not with four peak expresses${skipNote(halifax)}`,
  async () => {
    const files = await openFeedFiles(halifax ?? '');
    const { snapshot, timetable } = await importGtfs(files, {
      today: '20251106',
      contentHash: '1',
    });
    files.close();
    const times = createTimetable(snapshot, timetable);
    const noon = Date.parse('2025-11-06T12:00:00-04:00');
    expect(busiestRoutes(snapshot, times, noon, 4)).toEqual(['1', '2', '5', '7B']);
  },
);
