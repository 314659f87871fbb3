import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { importFeed } from '../../../../src/server/import/importFeed.ts';
import {
  ofAgency,
  type RegionServer,
  runImport,
  startRegion,
} from '../../../support/cities/region-server.ts';
import { writeSmallFeed } from '../../../support/cities/small-feed-folder.ts';
import { startSmallServer } from '../../../support/cities/small-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { testFolder } from '../../../support/feeds/feed-reader.ts';
import { zipFile } from '../../../support/feeds/zip-file.ts';
import { smallFeed } from '../../../support/gtfs/small-feed.ts';
import { freePort } from '../../../support/servers/freePort.ts';

/** 2026-11-20 in Chicago. */
const clock = () => Date.UTC(2026, 10, 20, 18);

let top = '';
let region: Pick<RegionServer, 'stop'> | undefined;
let origin: Server | undefined;
beforeEach(() => {
  top = testFolder();
});
afterEach(async () => {
  await region?.stop();
  origin?.close();
  [region, origin] = [undefined, undefined];
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
  const server = await startRegion([{ name: 'region', feed }], top, {
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
  const path = join(top, 'all.zip');
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
    writeFileSync(join(top, 'all', name), feedZip(agency));
  mkdirSync(join(top, 'all'));
  write('bus.zip', 'Bus Company');
  write('rail.zip', 'Rail Company');
  const { server, imported } = await startCounting(join(top, 'all'));
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
  write('rail.zip', 'New Rail Company');
  await eventually(async () =>
    expect((await server.json('/curbside.json'))['routes']).toContainEqual(
      expect.objectContaining({ agency: 'New Rail Company' }),
    ),
  );
  expect(imported.slice(2)).toEqual([join(top, 'all', 'rail.zip')]);
});

test('F1: folders with a feed each are several feeds, also as the only feed of the settings', async () => {
  writeSmallFeed(join(top, 'all', 'north'), ofAgency('North Transit'));
  writeSmallFeed(join(top, 'all', 'south'), ofAgency('South Lines'));
  const server = await startSmallServer(
    { source: { kind: 'gtfs', feed: join(top, 'all'), folder: join(top, 'cache') } },
    { importer: { runImport }, clock },
  );
  region = { stop: () => server.stop() };
  const body: unknown = await (await fetch(`${server.url}/curbside.json`)).json();
  expect(body).toMatchObject({ city: { name: 'North Transit +1' }, feeds: ['north', 'south'] });
});

test('F1: the feeds in an archive at a URL are found when it is read, and there at the next start without it', async () => {
  const port = await freePort();
  origin = createServer((_request, response) => {
    response.end(archive('Bus Company', 'Rail Company'));
  }).listen(port, '127.0.0.1');
  const feeds = [{ name: 'region', feed: `http://127.0.0.1:${port}/all.zip` }];
  const first = await startRegion(feeds, top, { clock });
  region = first;
  expect(await namesOf(first)).toEqual(['region-bus', 'region-rail']);
  await first.stop();
  origin.close();
  origin.closeAllConnections();
  const second = await startRegion(feeds, top, { clock });
  region = second;
  expect(await namesOf(second)).toEqual(['region-bus', 'region-rail']);
  expect((await second.json('/curbside.json'))['city']).toMatchObject({ name: 'Bus Company +1' });
});

test('F1: a feed that is new in an archive at a URL is there at the next start', async () => {
  let content = archive('Bus Company', 'Rail Company');
  const port = await freePort();
  origin = createServer((_request, response) => {
    response.end(content);
  }).listen(port, '127.0.0.1');
  const feeds = [{ name: 'region', feed: `http://127.0.0.1:${port}/all.zip` }];
  const start = async () => {
    const server = await startRegion(feeds, top, { clock });
    region = server;
    return server;
  };
  await (await start()).stop();
  content = zipFile([
    { name: 'gtfs/bus.zip', text: feedZip('Bus Company') },
    { name: 'gtfs/ferry.zip', text: feedZip('Ferry Company') },
    { name: 'gtfs/rail.zip', text: feedZip('Rail Company') },
  ]);
  await eventually(async () => {
    const server = await start();
    const names = await namesOf(server);
    await server.stop();
    expect(names).toEqual(['region-bus', 'region-ferry', 'region-rail']);
  });
});
