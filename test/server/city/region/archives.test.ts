import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { importFeed } from '../../../../src/server/import/importFeed.ts';
import {
  ofAgency,
  type RegionServer,
  runImport,
  startRegion,
} from '../../../support/cities/region-server.ts';
import { writeSmallFeed } from '../../../support/cities/small-feed-folder.ts';
import { startSmallServer, temporaryFolder } from '../../../support/cities/small-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { serveFeeds } from '../../../support/feeds/feed-server.ts';
import { zipFile } from '../../../support/feeds/zip-file.ts';
import { smallFeed } from '../../../support/gtfs/small-feed.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);
let now = NOON;
const clock = () => now;

let top: { path: string; remove: () => void };
let region: Pick<RegionServer, 'stop'> | undefined;
beforeEach(() => {
  now = NOON;
  top = temporaryFolder();
});
afterEach(async () => {
  await region?.stop();
  region = undefined;
  top.remove();
});

const feedZip = (agency: string) =>
  zipFile(
    Array.from(smallFeed(ofAgency(agency)), ([name, text]) => ({ name, text: Buffer.from(text) })),
  );
const archive = (bus: string, rail: string) =>
  zipFile([
    { name: 'gtfs/bus.zip', text: feedZip(bus) },
    { name: 'gtfs/rail.zip', text: feedZip(rail) },
    { name: 'readme.txt', text: 'two feeds' },
  ]);

const namesOf = async ({ json }: Pick<RegionServer, 'json'>) => {
  const { feeds } = await json('/readyz');
  return Object.keys(typeof feeds === 'object' && feeds !== null ? feeds : {});
};

/** Starts a city of an archive, and notes which feeds are imported: by their place in it, or by their path. */
async function startCounting(feed: string) {
  const imported: string[] = [];
  const server = await startRegion([{ name: 'region', feed }], top.path, {
    clock,
    importer: {
      pathInterval: 5,
      runImport: async (job, onProgress) => {
        const outcome = await importFeed(job, {}, onProgress);
        if (outcome.kind === 'imported') imported.push(job.inside ?? job.feed.url);
        return outcome;
      },
    },
  });
  region = server;
  return { server, imported };
}

test('F1: an archive with several feeds is several feeds, of which only those that changed are imported', async () => {
  const path = join(top.path, 'all.zip');
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  const { server, imported } = await startCounting(path);
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
  expect(new Set(imported)).toEqual(new Set(['gtfs/bus.zip', 'gtfs/rail.zip']));
  writeFileSync(path, archive('Bus Company', 'New Rail Company'));
  await eventually(async () =>
    expect((await server.json('/curbside.json'))['routes']).toContainEqual(
      expect.objectContaining({ agency: 'New Rail Company' }),
    ),
  );
  expect(imported.slice(2)).toEqual(['gtfs/rail.zip']);
});

test('F1: of a folder of zips, only those that changed are imported', async () => {
  const write = (name: string, agency: string) =>
    writeFileSync(join(top.path, 'all', name), feedZip(agency));
  mkdirSync(join(top.path, 'all'));
  write('bus.zip', 'Bus Company');
  write('rail.zip', 'Rail Company');
  const { server, imported } = await startCounting(join(top.path, 'all'));
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
  write('rail.zip', 'New Rail Company');
  await eventually(async () =>
    expect((await server.json('/curbside.json'))['routes']).toContainEqual(
      expect.objectContaining({ agency: 'New Rail Company' }),
    ),
  );
  expect(imported.slice(2)).toEqual([join(top.path, 'all', 'rail.zip')]);
});

test('F1: folders with a feed each are several feeds, also as the only feed of the settings', async () => {
  writeSmallFeed(join(top.path, 'all', 'north'), ofAgency('North Transit'));
  writeSmallFeed(join(top.path, 'all', 'south'), ofAgency('South Lines'));
  const server = await startSmallServer(
    { source: { kind: 'gtfs', feed: join(top.path, 'all'), folder: join(top.path, 'cache') } },
    { importer: { runImport }, clock },
  );
  region = { stop: () => server.stop() };
  const body: unknown = await (await fetch(`${server.url}/curbside.json`)).json();
  expect(body).toMatchObject({ city: { name: 'North Transit +1' }, feeds: ['north', 'south'] });
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
    async start() {
      await region?.stop();
      now += 3_600_000;
      const server = await startRegion(feeds, top.path, { clock });
      region = server;
      return server;
    },
  };
}
const agencies = async ({ json }: RegionServer) => {
  const { routes } = z.parse(
    z.looseObject({ routes: z.array(z.object({ agency: z.optional(z.string()) })) }),
    await json('/curbside.json'),
  );
  return [...new Set(routes.map(({ agency }) => agency))].toSorted();
};

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
    expect(await agencies(server)).toEqual(['Bus Company', 'Ferry Company', 'Rail Company']),
  );
  expect(await namesOf(server)).toEqual(['region-bus', 'region-ferry', 'region-rail']);
});

test('F1: an archive at a URL may become one feed, and several again', async () => {
  const { start, put } = await serveArchive(archive('Bus Company', 'Rail Company'));
  await start();
  put(feedZip('Joined Company'));
  const joined = await start();
  await eventually(async () => expect(await agencies(joined)).toEqual(['Joined Company']));
  expect(await joined.json('/readyz')).toMatchObject({ feeds: { region: { feed: 'current' } } });
  put(archive('Bus Company', 'Rail Company'));
  const server = await start();
  await eventually(async () =>
    expect(await agencies(server)).toEqual(['Bus Company', 'Rail Company']),
  );
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
});

test('F1: an archive at a path may become one feed, and several again, while riders look', async () => {
  const path = join(top.path, 'all.zip');
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  const { server } = await startCounting(path);
  writeFileSync(path, feedZip('Joined Company'));
  await eventually(async () => expect(await agencies(server)).toEqual(['Joined Company']));
  expect(await namesOf(server)).toEqual(['region']);
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  await eventually(async () =>
    expect(await agencies(server)).toEqual(['Bus Company', 'Rail Company']),
  );
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
});

test('F1: an agency that an archive no longer has stays with its last version, and says why', async () => {
  const path = join(top.path, 'all.zip');
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  const { server } = await startCounting(path);
  writeFileSync(path, zipFile([{ name: 'gtfs/bus.zip', text: feedZip('Bus Company') }]));
  await eventually(async () =>
    expect(await server.json('/readyz')).toMatchObject({
      feeds: { 'region-bus': { feed: 'current' }, 'region-rail': { feed: 'refused' } },
    }),
  );
  expect(await agencies(server)).toEqual(['Bus Company', 'Rail Company']);
  expect(server.log).toContainEqual(
    expect.objectContaining({
      name: 'region-rail',
      reason: expect.stringContaining('no longer contains gtfs/rail.zip'),
    }),
  );
});
