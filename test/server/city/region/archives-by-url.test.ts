import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  agenciesOf,
  archive,
  feedZip,
  namesOf,
  type RegionServer,
  startRegion,
} from '../../../support/cities/region-server.ts';
import { temporaryFolder } from '../../../support/cities/small-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { serveFeeds } from '../../../support/feeds/feed-server.ts';
import { zipFile } from '../../../support/feeds/zip-file.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);

let now = NOON;
const clock = () => now;
let top: { path: string; remove: () => void };
let region: RegionServer | undefined;
beforeEach(() => {
  now = NOON;
  top = temporaryFolder();
});
afterEach(async () => {
  await region?.stop();
  region = undefined;
  top.remove();
});

/** Serves an archive that `put` replaces. */
async function serveArchive(first: Buffer) {
  let content = first;
  const requests: string[] = [];
  const url = await serveFeeds((request, response) => {
    requests.push(request.url ?? '');
    if (content.length === 0) response.statusCode = 503;
    response.end(content);
  });
  const feeds = [{ name: 'region', feed: `${url}/all.zip` }];
  return {
    requests,
    put: (next: Buffer) => {
      content = next;
    },
    /** Starts the city again, an hour later. */
    start: async () => {
      await region?.stop();
      now += 3_600_000;
      const server = await startRegion(feeds, top.path, { clock });
      region = server;
      return server;
    },
  };
}
test('F1: the feeds in an archive at a URL are found when it is read, and there at the next start without it', async () => {
  const { start, put } = await serveArchive(archive('Bus Company', 'Rail Company'));
  expect(await namesOf(await start())).toEqual(['region-bus', 'region-rail']);
  put(Buffer.alloc(0));
  const second = await start();
  expect(await namesOf(second)).toEqual(['region-bus', 'region-rail']);
  expect((await second.json('/curbside.json'))['city']).toMatchObject({ name: 'Bus Company +1' });
  await eventually(async () =>
    expect(await second.json('/readyz')).toMatchObject({
      feeds: { 'region-bus': { feed: 'unreachable' }, 'region-rail': { feed: 'unreachable' } },
    }),
  );
});

test('F1: an archive at a URL is downloaded once for all its feeds', async () => {
  const { start, requests } = await serveArchive(archive('Bus Company', 'Rail Company'));
  await start();
  expect(requests).toHaveLength(1);
  await start();
  await eventually(() => expect(requests).toHaveLength(2));
  await region?.stop();
  expect(requests).toHaveLength(2);
});

test('F1: a feed that is new in an archive at a URL appears when that is read', async () => {
  const { start, put } = await serveArchive(archive('Bus Company', 'Rail Company'));
  await start();
  put(
    zipFile([
      { name: 'gtfs/bus.zip', text: feedZip('Bus Company') },
      { name: 'gtfs/ferry.zip', text: feedZip('Ferry Company') },
      { name: 'gtfs/rail.zip', text: feedZip('Rail Company') },
    ]),
  );
  const server = await start();
  await eventually(async () =>
    expect(await agenciesOf(server)).toEqual(['Bus Company', 'Ferry Company', 'Rail Company']),
  );
  expect(await namesOf(server)).toEqual(['region-bus', 'region-ferry', 'region-rail']);
});

test('F1: an archive at a URL may become one feed, and several again', async () => {
  const { start, put } = await serveArchive(archive('Bus Company', 'Rail Company'));
  await start();
  put(feedZip('Joined Company'));
  const joined = await start();
  await eventually(async () => expect(await agenciesOf(joined)).toEqual(['Joined Company']));
  expect(await joined.json('/readyz')).toMatchObject({ feeds: { region: { feed: 'current' } } });
  put(archive('Bus Company', 'Rail Company'));
  const server = await start();
  await eventually(async () =>
    expect(await agenciesOf(server)).toEqual(['Bus Company', 'Rail Company']),
  );
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
});
