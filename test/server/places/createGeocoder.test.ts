import { createServer, type ServerResponse } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import type { LogEntry } from '../../../src/server/log.ts';
import { createGeocoder } from '../../../src/server/places/createGeocoder.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { aRouteStop } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { createFakeClock } from '../../support/realtime/createFakeClock.ts';

const KEY = 'a-key-of-the-geocoder';
const STOPS = [
  aRouteStop({ latitude: 43, longitude: -89.5 }),
  aRouteStop({ latitude: 43.2, longitude: -89.3 }),
];
const feature = (name: string, lon = -89.4) => ({
  geometry: { coordinates: [lon, 43.1] },
  properties: { name, type: 'street' },
});
const answer = (...names: string[]) => ({ features: names.map((name) => feature(name)) });

/** Starts a geocoder on this machine. @param respond answers a request, or null for an error */
async function startGeocoder(
  respond: (url: URL, response: ServerResponse) => unknown,
  settings: object = {},
) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url);
    const body = respond(url, response);
    if (body === undefined) return;
    response.statusCode = body === null ? 500 : 200;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const clock = createFakeClock(NOON);
  const log: LogEntry[] = [];
  const { source } = checkSettings('/city/curbside.json', {
    source: {
      kind: 'gtfs',
      feed: 'feed.zip',
      places: {
        geocoder: {
          url: `http://127.0.0.1:${port}/api?lang=en`,
          secret: { variable: 'GEO', query: 'key' },
        },
        attribution: 'Data of a test',
        privateAddresses: true,
        ...settings,
      },
    },
  });
  if (source.kind !== 'gtfs' || source.places === undefined) throw new Error('it has places');
  const places = createGeocoder(source.places, {
    timeZone: () => 'America/Chicago',
    log: (entry) => log.push(entry),
    clock,
    env: { GEO: KEY },
    isNearCity: ({ lon }) => lon > -90,
    stops: async () => ({ value: STOPS }),
  });
  const read = async (text: string) => {
    const { value, gap = null } = await places.read(
      { text, near: { lat: 43.1, lon: -89.4 } },
      clock.now(),
    );
    return { ...value, names: value.places.map(({ name }) => name), isWhole: gap === null };
  };
  return { asked, log, clock, read };
}

test('J5a: the geocoder is asked within the city’s bounds with the operator’s key, once for the same words', async () => {
  const { asked, read, clock } = await startGeocoder(() => answer('Oak St'));
  const found = await Promise.all([read('oak'), read('OAK')]);
  expect(found.map(({ names }) => names)).toEqual([['Oak St'], ['Oak St']]);
  expect(found[0]?.attribution).toBe('Data of a test');
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    {
      lang: 'en',
      key: KEY,
      q: 'oak',
      limit: '10',
      bbox: '-89.5200,42.9800,-89.2800,43.2200',
      lat: '43.1',
      lon: '-89.4',
    },
  ]);
  await clock.advance(601_000);
  await read('oak');
  expect(asked).toHaveLength(2);
});

test('J5a: places outside the city are left out', async () => {
  const { read } = await startGeocoder(() => ({
    features: [feature('far', -95), feature('near')],
  }));
  expect((await read('oak')).names).toEqual(['near']);
});

test.each([
  ['fails', null],
  ['sends a page', '<html>'],
  ['sends too much', JSON.stringify({ features: [], more: 'x'.repeat(600_000) })],
])(
  'J5a: if the geocoder %s, the answer says that it lacks places, no word is logged, and it is asked again',
  async (_what, bad) => {
    let isBad = true;
    const { read, log, asked } = await startGeocoder(() => (isBad ? bad : answer('Oak St')));
    const failed = await read('a secret address');
    expect(failed).toMatchObject({ places: [], isWhole: false });
    expect(log).toHaveLength(1);
    expect(log[0]?.event).toBe('geocoder failed');
    isBad = false;
    expect(await read('a secret address')).toMatchObject({ names: ['Oak St'], isWhole: true });
    expect(asked).toHaveLength(2);
    expect(log.map(({ event }) => event)).toEqual(['geocoder failed', 'geocoder recovered']);
    expect(JSON.stringify(log)).not.toMatch(/secret|a-key-of/);
  },
);

test('J5a: the geocoder is asked no more often than the operator allows', async () => {
  const { read, asked, clock, log } = await startGeocoder(() => answer('Oak St'), {
    requestsPerSecond: 2,
  });
  const texts = ['one', 'two', 'three', 'four'];
  const found = [];
  for (const text of texts) found.push(await read(text));
  expect(found.map(({ isWhole }) => isWhole)).toEqual([true, true, false, false]);
  expect(asked).toHaveLength(2);
  await clock.advance(1000);
  expect((await read('three')).isWhole).toBe(true);
  expect(log).toEqual([]);
});
