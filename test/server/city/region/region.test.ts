import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { importFeed } from '../../../../src/server/import/importFeed.ts';
import {
  agenciesOf,
  ofAgency,
  type RegionServer,
  runImport,
  startRegion,
} from '../../../support/cities/region-server.ts';
import { feedOfRoutes, writeSmallFeed } from '../../../support/cities/small-feed-folder.ts';
import { temporaryFolder } from '../../../support/cities/small-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { smallFile } from '../../../support/gtfs/small-feed.ts';
import { freePort } from '../../../support/servers/freePort.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);
const NORTH = ofAgency('North Transit');
const SOUTH = ofAgency('South Lines');

let top: { path: string; remove: () => void };
let region: RegionServer | undefined;
let now = NOON;
const clock = () => now;
beforeEach(() => {
  now = NOON;
  top = temporaryFolder();
});
afterEach(async () => {
  await region?.stop();
  region = undefined;
  top.remove();
});

const folder = (name: string) => join(top.path, name);
/** Writes a feed. @returns its entry in the settings */
function feed(name: string, changes: Readonly<Record<string, string | null>>) {
  return { name, feed: writeSmallFeed(folder(name), changes) };
}

async function start(feeds: readonly object[], options: Parameters<typeof startRegion>[2] = {}) {
  region = await startRegion(feeds, top.path, { clock, ...options });
  return region;
}

test('G1: two feeds are one city, named after the agency with most trips and the number of others', async () => {
  const big = { ...SOUTH, ...feedOfRoutes(6) };
  const { json } = await start([feed('north', NORTH), feed('south', big)]);
  const { city, routes } = await json('/curbside.json');
  expect(city).toMatchObject({ name: 'South Lines +1', timeZone: 'America/Chicago' });
  expect(routes).toHaveLength(8);
  expect(routes).toContainEqual(
    expect.objectContaining({ routeID: 'north:1', label: '1', agency: 'North Transit' }),
  );
});

test('G1: a city of which one feed can be read has its name, and its routes say of which feed they are', async () => {
  const { json } = await start([feed('north', NORTH), { name: 'south', feed: folder('south') }]);
  const { city, routes, feeds } = await json('/curbside.json');
  expect(city).toMatchObject({ name: 'North Transit' });
  expect(feeds).toEqual(['north']);
  expect(routes).toContainEqual(expect.objectContaining({ routeID: '1', feed: 'north' }));
});

test('G1: the name in the settings counts', async () => {
  const { json } = await start([feed('north', NORTH), feed('south', SOUTH)], {
    settings: { city: { name: 'Two Rivers' } },
  });
  expect((await json('/curbside.json'))['city']).toMatchObject({ name: 'Two Rivers' });
});

test('G1: a feed that is refused, one that is down and one that ended leave the others on the map', async () => {
  const port = await freePort();
  const server = await start([
    feed('refused', { ...NORTH, 'stops.txt': 'nothing' }),
    { name: 'down', feed: `http://127.0.0.1:${port}/gtfs.zip` },
    feed('ended', {
      ...ofAgency('Old Line'),
      ...smallFile('calendar.txt', '20261231', '20260930'),
      'calendar_dates.txt': null,
    }),
    feed('south', SOUTH),
  ]);
  expect(await agenciesOf(server)).toEqual(['Old Line', 'South Lines']);
  expect(await server.json('/readyz')).toMatchObject({
    ready: true,
    feeds: {
      refused: { feed: 'refused' },
      down: { feed: 'unreachable' },
      ended: { feed: 'ended', timetableEnded: '2026-09-30' },
      south: { feed: 'current' },
    },
  });
  const missing = server.log.filter(({ event }) => event === 'feed not on the map');
  expect(new Set(missing.map(({ name }) => name))).toEqual(new Set(['refused', 'down']));
});

test('G1: where the timetable of one agency is over, its departures are not known, rather than none', async () => {
  const server = await start([
    feed('ended', {
      ...ofAgency('Old Line'),
      ...smallFile('calendar.txt', '20261231', '20260930'),
      'calendar_dates.txt': null,
    }),
    feed('south', SOUTH),
  ]);
  // The feeds have the same places.
  const place = await server.ask('getarrivals', { stopID: '100', minutes: '1440' });
  expect(place).toMatchObject({ stop: { isPartial: true, route: [{ routeID: 'south:1' }] } });
  expect(await server.json('/timetables/100/20261120.json')).toMatchObject({ isPartial: true });
});

test('G1: a city whose feeds can all not be read does not start, and names each', async () => {
  const bad = { ...NORTH, 'stops.txt': 'nothing' };
  await expect(start([feed('one', bad), feed('two', bad)])).rejects.toThrow(/^one: [^]*\ntwo: /);
});

test('G1: a feed that can be read later appears on the map', async () => {
  const server = await start([feed('north', NORTH), { name: 'south', feed: folder('south') }], {
    importer: { runImport, pathInterval: 5 },
  });
  expect(await agenciesOf(server)).toEqual(['North Transit']);
  feed('south', SOUTH);
  await eventually(async () =>
    expect(await agenciesOf(server)).toEqual(['North Transit', 'South Lines']),
  );
});

test('G1: a feed whose server does not answer holds up the start only for a while', async () => {
  const hanging: typeof runImport = (job, onProgress, signal) =>
    job.feed.url === folder('slow')
      ? new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'stopped' }));
        })
      : importFeed(job, {}, onProgress);
  const server = await start([{ name: 'slow', feed: folder('slow') }, feed('south', SOUTH)], {
    importer: { runImport: hanging, patience: 50 },
  });
  expect(await agenciesOf(server)).toEqual(['South Lines']);
});

test('G2, G5: a change of one feed imports that one only, while riders look at the other', async () => {
  const imported: string[] = [];
  const server = await start([feed('north', NORTH), feed('south', SOUTH)], {
    importer: {
      pathInterval: 5,
      runImport: async (job, onProgress) => {
        const outcome = await importFeed(job, {}, onProgress);
        if (outcome.kind === 'imported') imported.push(job.feed.url);
        return outcome;
      },
    },
  });
  expect(imported).toHaveLength(2);
  // The feeds have the same places, so the stop has the departures of both (G3).
  const ofNorth = { stopID: 'north:100', minutes: '1440', routeID: 'north:1' };
  const before = await server.ask('getarrivals', ofNorth);
  feed('south', { ...SOUTH, ...feedOfRoutes(5) });
  await eventually(async () => {
    expect((await server.json('/curbside.json'))['routes']).toHaveLength(7);
  });
  expect(imported.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    ['north', 'south', 'south'].map(folder),
  );
  expect(await server.ask('getarrivals', ofNorth)).toEqual(before);
});

test('G4: a feed in another time zone is refused by name, and the rest go on', async () => {
  const east = {
    ...smallFile('agency.txt', 'America/Chicago', 'America/New_York'),
  };
  const server = await start([feed('north', NORTH), feed('east', east), feed('south', SOUTH)]);
  expect(await agenciesOf(server)).toEqual(['North Transit', 'South Lines']);
  expect(await server.json('/readyz')).toMatchObject({
    feeds: { north: { feed: 'current' }, east: { feed: 'refused' }, south: { feed: 'current' } },
  });
  expect(server.log).toContainEqual({
    event: 'feed refused',
    name: 'east',
    reason: expect.stringContaining('America/New_York'),
  });
});

test('G4: a zone with the same clocks by another name is the same, and the settings may name the zone', async () => {
  const same = { ...SOUTH, ...smallFile('agency.txt', 'America/Chicago', 'US/Central') };
  const { json, log } = await start(
    [
      feed('north', smallFile('agency.txt', 'America/Chicago', 'America/New_York')),
      feed('south', same),
    ],
    { settings: { city: { timeZone: 'America/Chicago' } } },
  );
  expect((await json('/readyz'))['feeds']).toMatchObject({
    north: { feed: 'refused' },
    south: { feed: 'current' },
  });
  expect(log.some(({ name, event }) => event === 'feed refused' && name === 'north')).toBe(true);
});

test('G4: a city whose feeds all have other clocks than the settings does not start, and names each', async () => {
  await expect(
    start([feed('north', NORTH), feed('south', SOUTH)], {
      settings: { city: { timeZone: 'America/New_York' } },
    }),
  ).rejects.toThrow(/^north: .*America\/Chicago[^]*\nsouth: .*America\/Chicago/);
});
