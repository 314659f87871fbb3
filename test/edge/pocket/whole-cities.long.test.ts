import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { addDays } from '../../../src/lib/time/service-date.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import { bothServices, readJson } from '../../support/pocket/bothServices.ts';

/** What a rider may ask of a few stops. */
function questions(
  source: { stopIDs: readonly string[]; places: readonly [number, number][] },
  key: string,
  date: string,
) {
  return [
    ...source.stopIDs.flatMap((stopID) => [
      `/v1/getarrivals?key=${key}&stopID=${stopID}`,
      `/v1/getarrivals?key=${key}&stopID=${stopID}&minutes=1440`,
      `/v1/getstoplocation?key=${key}&stopID=${stopID}`,
      `/timetables/${encodeURIComponent(stopID)}/${date}.json`,
      `/timetables/${encodeURIComponent(stopID)}/${addDays(date, 1)}.json`,
    ]),
    ...source.places.map(([lat, lon]) => `/v1/getnear?key=${key}&lat=${lat}&lon=${lon}&meters=700`),
    ...['a', 'st', 'via', 'park', '1', 'terminal'].map(
      (text) => `/v1/search?key=${key}&text=${text}`,
    ),
  ];
}

/** Some of a list, spread over it. */
const some = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (one) => one !== undefined,
  );

test.each([
  ['Halifax', realFeedPath('halifax/gtfs.zip', 'times'), '20251106', '2025-11-06T21:04:00Z'],
  [
    'Halifax after midnight',
    realFeedPath('halifax/gtfs.zip', 'times'),
    '20251106',
    '2025-11-07T04:30:00Z',
  ],
  ['Bari', realFeedPath('bari.zip', 'cities'), '20250611', '2025-06-11T15:20:00Z'],
  ['Vilnius', realFeedPath('vilnius.zip', 'cities'), '20160301', '2016-03-01T15:20:00Z'],
])(
  `P4, P5: the documents of %s answer as the service does, word for word${skipNote(realFeedPath('bari.zip', 'cities'))}`,
  async (_city, path, date, time) => {
    if (path === null) return;
    const imported = await importGtfs(filesFrom(readFeedBytes(path)), {
      today: date,
      contentHash: 'x',
    });
    const source = createSnapshotSource({ ...imported, importedAt: null });
    const now = Date.parse(time);
    const { timeZone } = imported.snapshot.city;
    const { service, pocket, key } = await bothServices(source, date, now, timeZone);
    const chosen = some(imported.snapshot.stops, 20);
    const asked = questions(
      {
        stopIDs: chosen.map(({ stopID }) => stopID),
        places: chosen.map(({ lat, lon }): [number, number] => [lat + 0.001, lon + 0.001]),
      },
      key,
      date,
    );
    for (const question of asked) {
      const [one, other] = [await readJson(service, question), await readJson(pocket, question)];
      expect({ question, body: other }).toEqual({ question, body: one });
    }
    const arrivals = z.parse(
      z.looseObject({
        stop: z.looseObject({ route: z.array(z.looseObject({ tripID: z.string() })) }),
      }),
      await readJson(service, asked[1] ?? ''),
    );
    const trips = some(arrivals.stop.route, 5).map(
      ({ tripID }) => `/v1/gettrip?key=${key}&tripID=${tripID}`,
    );
    expect(trips.length).toBeGreaterThan(0);
    for (const trip of trips)
      expect(await readJson(pocket, trip)).toEqual(await readJson(service, trip));
  },
  240_000,
);
