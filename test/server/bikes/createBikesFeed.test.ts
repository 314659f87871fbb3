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
async function startBikes(bikes: readonly unknown[], respond: (url: URL) => object | null) {
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
        const body = respond(url);
        return body === null ? new Response('', { status: 500 }) : Response.json(body);
      },
      lookup: async () => ['198.51.100.7'],
      now: () => clock.now(),
    },
  });
  onTestFinished(async () => feed.stop?.());
  await feed.start?.();
  return { clock, log, asked, feed, read: () => feed.bikes.read(null, clock.now()) };
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
  expect(feed.figures?.()).toMatchObject([{ isFailing: true }]);
});
