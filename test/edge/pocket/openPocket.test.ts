import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { CityDocument, DayDocument } from '../../../src/contract/documents/city-document.ts';
import { openPocket } from '../../../src/edge/pocket/openPocket.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { createService } from '../../../src/service/createService.ts';
import { cityDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../support/builders.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { bothServices, readJson } from '../../support/pocket/bothServices.ts';

test('P5: the demo’s documents know its stops, and their timetable is that of the service', async () => {
  const now = Date.UTC(2026, 10, 20, 18);
  const source = createDemoCity();
  const { service, pocket, key } = await bothServices(
    source,
    '20261120',
    now,
    source.city.city.timeZone,
  );
  for (const path of [
    '/timetables/0100/20261120.json',
    '/timetables/0100/20261121.json',
    `/v1/getstoplocation?key=${key}&stopID=0100`,
    `/v1/getstops?key=${key}&routeID=01`,
  ])
    expect(await readJson(pocket, path)).toEqual(await readJson(service, path));
});

const FREQUENT = aFeed({
  'trips.txt': '\nr1,daily,f1,Often,0,\nr1,daily,b1,Back,1,',
  'stop_times.txt':
    '\nf1,06:00:00,06:00:00,s1,1\nf1,06:05:00,06:05:00,s2,2\nf1,06:10:00,06:10:00,s3,3\nb1,25:10:00,25:10:00,s3,1\nb1,25:20:00,25:20:00,s1,2',
  'frequencies.txt':
    'trip_id,start_time,end_time,headway_secs,exact_times\nf1,06:00:00,10:00:00,600,0\nf1,10:00:00,12:00:00,900,1',
});

test('P4: trips by frequency and trips after midnight are in the documents', async () => {
  const imported = await importGtfs(FREQUENT, { today: '20260601', contentHash: 'x' });
  const source = createSnapshotSource({ ...imported, importedAt: null });
  for (const time of ['2026-06-01T14:00Z', '2026-06-02T05:30Z']) {
    const now = Date.parse(time);
    const { service, pocket, key } = await bothServices(source, '20260601', now, 'America/Chicago');
    for (const path of ['101', '102', '103'].flatMap((stopID) => [
      `/v1/getarrivals?key=${key}&stopID=${stopID}&minutes=1440`,
      `/timetables/${stopID}/20260601.json`,
    ]))
      expect(await readJson(pocket, path)).toEqual(await readJson(service, path));
  }
});

test('P1: another version of the city is not answered, and a day that is none neither', async () => {
  const now = Date.UTC(2026, 10, 20, 18);
  const source = createDemoCity();
  const { service, city } = await bothServices(source, '20261120', now, source.city.city.timeZone);
  const statusOf = async (path: string) =>
    (await service(new Request(`http://c.test${path}`))).status;
  expect(await statusOf(`/city/${city.version}.json`)).toBe(200);
  expect(await statusOf('/city/other.json')).toBe(404);
  expect(await statusOf(`/city/other/20261120.json`)).toBe(404);
  expect(await statusOf(`/city/${city.version}/20261399.json`)).toBe(404);
});

test.each([
  ['a day of another version', (day: DayDocument) => ({ ...day, version: 'other' })],
  [
    'a day with a trip too few',
    (day: DayDocument) => ({
      ...day,
      feeds: day.feeds.map((feed) => ({ ...feed, ids: feed.ids.slice(1) })),
    }),
  ],
  [
    'a day with a stop that is none',
    (day: DayDocument) => ({
      ...day,
      feeds: day.feeds.map((feed) => ({ ...feed, stops: feed.stops.map(() => [9999]) })),
    }),
  ],
  [
    'a day with times that are none',
    (day: DayDocument) => ({ ...day, feeds: day.feeds.map((feed) => ({ ...feed, profiles: [] })) }),
  ],
])('P1: %s opens no city', async (_what, damage) => {
  const now = Date.UTC(2026, 10, 20, 18);
  const source = createDemoCity();
  const settings = theSettings();
  const service = createService(source, settings, () => now);
  const path = cityDocumentOf(source.cityFeeds?.() ?? null)?.path ?? '';
  const city = z.parse(CityDocument, await readJson(service, path));
  const day = z.parse(
    DayDocument,
    await readJson(service, path.replace('.json', '/20261120.json')),
  );
  await expect(openPocket(settings, city, [damage(day)], () => now)).rejects.toThrow(/day|fit/);
});
