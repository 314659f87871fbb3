import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createRegion } from '../../../../src/server/city/region/createRegion.ts';
import type { ServerSource } from '../../../../src/server/city/ServerSource.ts';
import { importFeed } from '../../../../src/server/import/importFeed.ts';
import type { LogEntry } from '../../../../src/server/log.ts';
import type { RouteStop } from '../../../../src/service/Source.ts';
import { GTFS_DEFAULTS } from '../../../support/cities/region-server.ts';
import { feedOfRoutes, writeSmallFeed } from '../../../support/cities/small-feed-folder.ts';
import { eventually } from '../../../support/eventually.ts';
import { testFolder } from '../../../support/feeds/feed-reader.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);

let top = '';
let feed = '';
let source: ServerSource;
let log: LogEntry[] = [];
let now = NOON;
beforeEach(() => {
  now = NOON;
  top = testFolder();
  feed = join(top, 'feed');
  log = [];
});
afterEach(async () => {
  await source.stop?.();
});

function sourceOf(prepareStops: (stops: readonly RouteStop[]) => Promise<void>): ServerSource {
  source = createRegion(
    [
      {
        ...GTFS_DEFAULTS,
        name: '',
        feed: { url: feed },
        folder: join(top, 'cache'),
      },
    ],
    {
      log: (entry) => log.push(entry),
      clock: () => now,
      runImport: (job, onProgress) => importFeed(job, {}, onProgress),
      pathInterval: 5,
      prepareStops,
    },
  );
  return source;
}

test('S4: all stops of a snapshot are prepared when it is served', async () => {
  const prepared: (readonly RouteStop[])[] = [];
  writeSmallFeed(feed, feedOfRoutes(4));
  const started = sourceOf(async (stops) => void prepared.push(stops));
  await started.start?.();
  const first = (await started.stops.read(null, NOON)).value;
  await eventually(() => expect(prepared).toHaveLength(1));
  expect(prepared[0]).toBe(first);
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() => expect(prepared).toHaveLength(2));
  expect(prepared[1]).toBe((await started.stops.read(null, NOON)).value);
  expect(prepared[1]).not.toBe(first);
});

test('S4: stops that cannot be prepared are logged, and served all the same', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  const started = sourceOf(() => Promise.reject(new Error('out of memory')));
  await started.start?.();
  await eventually(() =>
    expect(log).toContainEqual(expect.objectContaining({ event: 'stops not prepared' })),
  );
  expect((await started.stops.read(null, NOON)).value).not.toHaveLength(0);
});

test('F11: the health check says that a feed has ended, and on which day', async () => {
  writeSmallFeed(feed);
  const started = sourceOf(async () => {});
  await started.start?.();
  expect(started.health?.()).toEqual({ feed: 'current' });
  now = Date.UTC(2027, 0, 2, 12);
  expect(started.health?.()).toEqual({ feed: 'ended', timetableEnded: '2026-12-31' });
});
