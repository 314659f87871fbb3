import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { feedsOfArchive } from '../../../../src/server/city/region/feedsOfArchive.ts';
import { feedsInside } from '../../../../src/server/import/files/feedsInside.ts';
import { importFeed } from '../../../../src/server/import/importFeed.ts';
import type { LogEntry } from '../../../../src/server/log.ts';
import {
  agenciesOf,
  GTFS_DEFAULTS,
  archive,
  feedZip,
  namesOf,
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

/** 2026-11-20 in Chicago. */
const clock = () => Date.UTC(2026, 10, 20, 18);

let top = '';
let region: Pick<RegionServer, 'stop'> | undefined;
beforeEach(() => {
  top = testFolder();
});
afterEach(async () => {
  await region?.stop();
  region = undefined;
});

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

test('F1: an archive at a path may become one feed, and several again, while riders look', async () => {
  const path = join(top, 'all.zip');
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  const { server } = await startCounting(path);
  writeFileSync(path, feedZip('Joined Company'));
  await eventually(async () => expect(await agenciesOf(server)).toEqual(['Joined Company']));
  expect(await namesOf(server)).toEqual(['region']);
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  await eventually(async () =>
    expect(await agenciesOf(server)).toEqual(['Bus Company', 'Rail Company']),
  );
  expect(await namesOf(server)).toEqual(['region-bus', 'region-rail']);
});

test('F1: an agency that an archive no longer has stays with its last version, and says why', async () => {
  const path = join(top, 'all.zip');
  writeFileSync(path, archive('Bus Company', 'Rail Company'));
  const { server } = await startCounting(path);
  writeFileSync(path, zipFile([{ name: 'gtfs/bus.zip', text: feedZip('Bus Company') }]));
  await eventually(async () =>
    expect(await server.json('/readyz')).toMatchObject({
      feeds: { 'region-bus': { feed: 'current' }, 'region-rail': { feed: 'refused' } },
    }),
  );
  expect(await agenciesOf(server)).toEqual(['Bus Company', 'Rail Company']);
  expect(server.log).toContainEqual(
    expect.objectContaining({
      name: 'region-rail',
      reason: expect.stringContaining('no longer contains gtfs/rail.zip'),
    }),
  );
});

test('S16: of an archive with 300 feeds the first 50 are read, and the log says so', async () => {
  const path = join(top, 'all.zip');
  const text = feedZip('Bus Company');
  const name = (index: number) => `feed${String(index).padStart(3, '0')}.zip`;
  writeFileSync(path, zipFile(Array.from({ length: 300 }, (_, at) => ({ name: name(at), text }))));
  const log: LogEntry[] = [];
  const settings = { folder: join(top, 'cache'), ...GTFS_DEFAULTS };
  const listed = { ...settings, name: '', feed: { url: path } };
  const feeds = await feedsOfArchive(listed, settings.folder, [], [], (reason) =>
    log.push({ event: 'feeds left out', reason }),
  );
  expect(feeds).toHaveLength(50);
  expect(log).toMatchObject([{ reason: expect.stringMatching(/300 feeds.*50 are read.*feed049/) }]);
});

test('S16: a zip with 1,980 folders is one feed or several in a time that grows with their number', async () => {
  const path = join(top, 'all.zip');
  const tables = ['routes.txt', 'stops.txt', 'stop_times.txt', 'trips.txt'];
  const files = Array.from({ length: 1980 }, (_, at) => `d${at >> 2}/${tables[at & 3]}`);
  writeFileSync(path, zipFile(files.map((name) => ({ name, text: Buffer.from('') }))));
  expect(await feedsInside(path)).toHaveLength(495);
  const nested = files.map((name) => ({ name: `d0/${name}`, text: Buffer.from('') }));
  writeFileSync(
    path,
    zipFile([...nested, ...tables.map((name) => ({ name: `d0/${name}`, text: Buffer.from('') }))]),
  );
  expect(await feedsInside(path)).toEqual([]);
});
