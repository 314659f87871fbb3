import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { createBikesFeed } from '../../../src/server/bikes/createBikesFeed.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { createFakeClock } from '../../support/realtime/createFakeClock.ts';

const MINUTE = 60_000;
const KEY = 'a-key-for-bikes';
const FILES: Readonly<Record<string, (host: string) => object>> = {
  'gbfs.json': (host) => ({
    data: {
      en: {
        feeds: [
          { name: 'station_information', url: `https://${host}/station_information.json` },
          { name: 'station_status', url: 'https://elsewhere.example/station_status.json' },
        ],
      },
    },
  }),
  'station_information.json': () => ({
    last_updated: NOON / 1000,
    data: { stations: [{ station_id: 'a', name: 'Main St', lat: 43.07, lon: -89.4 }] },
  }),
  'station_status.json': () => ({
    last_updated: NOON / 1000,
    data: { stations: [{ station_id: 'a', num_bikes_available: 4, num_docks_available: 3 }] },
  }),
};

interface Asked {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts the systems of the settings. @param respond a body, or null for a server that fails */
async function startBikes(
  bikes: readonly unknown[],
  respond: (url: URL) => object | string | null | Promise<never>,
) {
  const clock = createFakeClock(NOON);
  const log: LogEntry[] = [];
  const asked: Asked[] = [];
  const { source } = checkSettings('/city/curbside.json', {
    source: { kind: 'gtfs', feed: 'feed.zip', bikes },
  });
  if (source.kind !== 'gtfs' || source.bikes === undefined) throw new Error('the bikes are feeds');
  const feed = createBikesFeed(source.bikes, {
    timeZone: () => 'America/Chicago',
    log: (entry) => log.push(entry),
    clock,
    env: { BIKES_KEY: KEY },
    tools: {
      fetch: async (url, { headers }) => {
        asked.push({ url, headers });
        const body = await respond(url);
        if (body === null) return new Response('', { status: 500 });
        return typeof body === 'string' ? new Response(body) : Response.json(body);
      },
      lookup: async () => ['198.51.100.7'],
      now: () => clock.now(),
    },
  });
  onTestFinished(async () => feed.stop?.());
  await feed.start?.();
  return { clock, log, asked, feed, read: () => feed.supplies.bikes.read(null, clock.now()) };
}

const nameOf = (url: URL) => url.pathname.slice(1);
const fileAt = (url: URL) => FILES[nameOf(url)]?.(url.host) ?? null;

test('V1: several systems are read by their gbfs.json, and a key goes to no other server', async () => {
  const secret = { variable: 'BIKES_KEY', header: 'X-Key' };
  const { read, asked, feed, log } = await startBikes(
    [
      { feed: { url: 'https://one.example/gbfs.json', secret } },
      { feed: 'https://two.example/gbfs.json' },
    ],
    fileAt,
  );
  const { value } = await read();
  expect(value.stations.map(({ bikeID, bikes, system }) => [bikeID, bikes, system])).toEqual([
    ['1:a', 4, 'one.example'],
    ['2:a', 4, 'two.example'],
  ]);
  const withKey = asked.filter(({ headers }) => Object.values(headers).includes(KEY));
  expect(withKey.map(({ url }) => url.href)).toEqual([
    'https://one.example/gbfs.json',
    'https://one.example/station_information.json',
  ]);
  expect(JSON.stringify([log, feed.figures?.()])).not.toContain(KEY);
  expect(feed.health?.()).toEqual({ bikes: true });
});

test('V1: where one system fails, the others are there and the answer says that it lacks one', async () => {
  const { read, feed } = await startBikes(
    [{ feed: 'https://one.example/gbfs.json' }, { feed: 'https://two.example/gbfs.json' }],
    (url) => (url.host === 'one.example' ? null : fileAt(url)),
  );
  const { value, gap } = await read();
  expect(value.stations.map(({ bikeID }) => bikeID)).toEqual(['2:a']);
  expect(gap).not.toBeNull();
  expect(feed.health?.()).toEqual({ bikes: false });
});

test('V1: the last good counts stay with their time for an hour, and then there are none', async () => {
  let isDown = false;
  const { read, clock, asked } = await startBikes(
    [{ feed: 'https://one.example/gbfs.json' }],
    (url) => (isDown ? null : fileAt(url)),
  );
  await clock.advance(5 * MINUTE);
  const places = asked.filter(({ url }) => nameOf(url) === 'station_information.json');
  // Names and places are read once an hour, counts every minute.
  expect(places).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(5);
  isDown = true;
  await clock.advance(50 * MINUTE);
  expect((await read()).value.stations[0]?.countedAt).toBe(NOON);
  await clock.advance(20 * MINUTE);
  await expect(read()).rejects.toThrow('no bike system could be read');
});

test.each([
  ['fails', null, 'elsewhere.example responded with status 500'],
  ['is a page', '<html>', 'The file is not JSON'],
])('V3: a file that %s is named, and the others are read', async (_what, body, reason) => {
  let isFaulty = true;
  const { read, clock, feed, log } = await startBikes(
    [{ feed: 'https://one.example/gbfs.json' }],
    (url) => (isFaulty && nameOf(url) === 'station_status.json' ? body : fileAt(url)),
  );
  const { value, gap } = await read();
  expect(value.stations).toMatchObject([{ bikeID: '1:a', name: 'Main St' }]);
  expect(value.stations[0]).not.toHaveProperty('bikes');
  expect(gap).not.toBeNull();
  const [figures] = feed.figures?.() ?? [];
  expect(figures).toMatchObject({ isFailing: true, leftOut: { files: 1 } });
  expect(figures?.failure).toContain(`station_status.json: ${reason}`);
  expect(JSON.stringify(log)).toContain(`station_status.json: ${reason}`);
  isFaulty = false;
  await clock.advance(2 * MINUTE);
  expect((await read()).value.stations).toMatchObject([{ bikes: 4, docks: 3 }]);
  expect(feed.health?.()).toEqual({ bikes: true });
});

/** A file of a system that also has free bikes. */
function fileWithFree(url: URL): object | null {
  const names = ['station_information', 'station_status', 'free_bike_status'];
  if (nameOf(url) === 'free_bike_status.json')
    return { data: { bikes: [{ bike_id: 'x', lat: 43.07, lon: -89.4 }] } };
  if (nameOf(url) !== 'gbfs.json') return fileAt(url);
  return {
    data: { feeds: names.map((name) => ({ name, url: `https://one.example/${name}.json` })) },
  };
}

test('V3: counts that can no longer be read keep their time, and are gone after an hour', async () => {
  let isDown = false;
  const { read, clock } = await startBikes([{ feed: 'https://one.example/gbfs.json' }], (url) =>
    isDown && nameOf(url) === 'station_status.json' ? null : fileWithFree(url),
  );
  isDown = true;
  await clock.advance(50 * MINUTE);
  const { value, gap } = await read();
  expect(value.stations).toMatchObject([{ bikes: 4, countedAt: NOON }]);
  // Its file says no time, so that it is as old as the request.
  expect(value.free[0]?.countedAt).toBeGreaterThan(NOON + 48 * MINUTE);
  expect(gap).not.toBeNull();
  await clock.advance(15 * MINUTE);
  expect((await read()).value.stations[0]).not.toHaveProperty('bikes');
});

test('V3: a file that never comes is given up and named, and the others are read', async () => {
  let isHanging = false;
  const { read, clock, feed } = await startBikes(
    [{ feed: 'https://one.example/gbfs.json' }],
    (url) =>
      isHanging && nameOf(url) === 'station_status.json'
        ? new Promise<never>(() => {})
        : fileWithFree(url),
  );
  isHanging = true;
  await clock.advance(5 * MINUTE);
  const { value, gap } = await read();
  expect(value.free[0]?.countedAt).toBeGreaterThan(NOON + 3 * MINUTE);
  expect(value.stations).toMatchObject([{ bikes: 4, countedAt: NOON }]);
  expect(gap).not.toBeNull();
  expect(feed.figures?.()[0]?.failure).toBe('station_status.json: The file took longer than 8 s.');
  isHanging = false;
  await clock.advance(2 * MINUTE);
  expect(feed.health?.()).toEqual({ bikes: true });
});

test('V1: a recorded system is a folder on this machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bikes-'));
  for (const [name, file] of Object.entries(FILES))
    writeFileSync(join(folder, name), JSON.stringify(file('x')));
  const { read, asked } = await startBikes([{ feed: join(folder, 'gbfs.json') }], () => null);
  expect((await read()).value.stations).toMatchObject([{ bikeID: '1:a', bikes: 4, docks: 3 }]);
  expect(asked).toEqual([]);
});

test('V1: an address in a private network is refused unless the settings allow it', async () => {
  const gbfs = (url: URL) =>
    nameOf(url) === 'gbfs.json'
      ? { data: { feeds: [{ name: 'vehicle_status', url: 'http://127.0.0.1:1/v.json' }] } }
      : fileAt(url);
  const { read, feed } = await startBikes([{ feed: 'https://one.example/gbfs.json' }], gbfs);
  await expect(read()).rejects.toThrow('no bike system could be read');
  const [figures] = feed.figures?.() ?? [];
  expect(figures).toMatchObject({ isFailing: true });
  expect(figures?.failure).toContain('vehicle_status.json: 127.0.0.1:1 has a private address');
});
