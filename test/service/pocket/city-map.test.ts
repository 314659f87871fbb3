import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { CityMap, MAP_DEGREE } from '../../../src/contract/documents/city-map.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { sums } from '../../../src/lib/columns.ts';
import { planeAt } from '../../../src/lib/geo/shapes/plane.ts';
import { segmentFraction } from '../../../src/lib/geo/shapes/segmentFraction.ts';
import { createService } from '../../../src/service/createService.ts';
import { cityDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import { cityMapOf } from '../../../src/service/pocket/city-map.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../../support/builders.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import { testNow } from '../../support/moment/moment.ts';

const HALIFAX = realFeedPath('halifax/gtfs.zip', 'times');

/** Ten meters, and half of what a hundred-thousandth of a degree is to the north and to the east. */
const MOST_METERS = 10 + 0.8;

type Point = readonly [x: number, y: number];

function metersFrom([x, y]: Point, line: readonly Point[]): number {
  const distances = line.slice(1).map(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [bx, by];
    const fraction = segmentFraction(x, y, ax, ay, bx, by);
    return Math.hypot(ax + (bx - ax) * fraction - x, ay + (by - ay) * fraction - y);
  });
  return Math.min(...distances);
}

test('P3a: the map of the whole city has each line within ten meters, and every stop', async () => {
  const source = createDemoCity();
  const feeds = source.cityFeeds?.() ?? [];
  const path = cityDocumentOf(feeds)?.path ?? '';
  const service = createService(source, theSettings(), testNow);
  const ask = (at: string) => service(new Request(`http://city.test${at}`));
  const response = await ask(path.replace('.json', '/map.json'));
  expect(response.headers.get('cache-control')).toContain('immutable');
  const { feeds: maps } = z.parse(CityMap, await response.json());
  expect((await ask('/city/none/map.json')).status).toBe(404);

  const snapshot = feeds[0]?.snapshot;
  const { xOf, yOf } = planeAt(snapshot?.city.center.lat ?? 0);
  const drawn = (maps[0]?.lines ?? []).map(({ lats, lons }) => {
    const [north, east] = [sums(lats), sums(lons)];
    return north.map((lat, index): Point => [
      xOf((east[index] ?? 0) / MAP_DEGREE),
      yOf(lat / MAP_DEGREE),
    ]);
  });
  const all = (snapshot?.routes ?? []).flatMap(({ directions }) =>
    directions.flatMap(({ lines }) => lines.flatMap((index) => [snapshot?.lines[index] ?? []])),
  );
  expect(all.length).toBeGreaterThan(10);
  for (const line of all)
    for (let at = 0; at + 1 < line.length; at += 2) {
      const point: Point = [xOf(line[at] ?? 0), yOf(line[at + 1] ?? 0)];
      const nearest = Math.min(...drawn.map((one) => metersFrom(point, one)));
      expect(nearest).toBeLessThanOrEqual(MOST_METERS);
    }
  const ids = snapshot?.stops.map(({ stopID }) => stopID) ?? [];
  expect(maps[0]?.stops.ids.toSorted()).toEqual(ids.toSorted());
  expect(sums(maps[0]?.stops.lats ?? [])).toHaveLength(ids.length);
});

test.skipIf(HALIFAX === null)(
  `P3a: the map of Halifax takes at most 100 kB${skipNote(HALIFAX)}`,
  { timeout: 120_000 },
  async () => {
    const files = filesFrom(readFeedBytes(HALIFAX ?? ''));
    const { snapshot, timetable } = await importGtfs(files, {
      today: '20251106',
      contentHash: 'halifax',
    });
    const text = JSON.stringify(cityMapOf([{ name: '', snapshot, timetable }]));
    const bytes = brotliCompressSync(text).length;
    console.log(`Halifax: ${Math.round(bytes / 1000)} kB`);
    expect(bytes).toBeLessThanOrEqual(100_000);
  },
);
