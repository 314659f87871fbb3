import { expect, test } from 'vitest';

import { encodeSnapshot } from '../../src/contract/snapshot/snapshot-file.ts';
import type { Snapshot } from '../../src/contract/snapshot/snapshot.ts';
import { ignoredSettings } from '../../src/edge/ignoredSettings.ts';
import { type Bindings, openWorker } from '../../src/edge/openWorker.ts';
import type { Service } from '../../src/service/createService.ts';
import { aSnapshot } from '../support/feeds/snapshots.ts';

const service = { baseUrl: '', key: 'public' };

test('S11: a worker does not start on settings that are wrong', () => {
  const SNAPSHOT = new TextEncoder().encode([...encodeSnapshot(aSnapshot())].join('')).buffer;
  const open = (bindings: Bindings) => () => openWorker(bindings, () => {});
  expect(open({ SNAPSHOT })).not.toThrow();
  expect(open({ SNAPSHOT, SETTINGS: { service, polling: { vehiclesSeconds: 'often' } } })).toThrow(
    'polling.vehiclesSeconds: expected number',
  );
  expect(open({ SETTINGS: { service, source: { kind: 'gtfs' } } })).toThrow(
    'source.kind: a worker can\'t serve "gtfs" without the file of a snapshot in SNAPSHOT',
  );
  expect(open({ SNAPSHOT: SNAPSHOT.slice(0, 40) })).toThrow('snapshot');
});

test('S4: stops and routes in a worker are as old as the snapshot’s feed', async () => {
  const importedAt = Date.UTC(2026, 10, 20, 18);
  const open = (snapshot: Snapshot) =>
    openWorker(
      { SNAPSHOT: new TextEncoder().encode([...encodeSnapshot(snapshot)].join('')).buffer },
      () => {},
    );
  const paths = [
    '/v1/getstops?key=public',
    '/v1/getstops?key=public&routeID=8A',
    '/routes/8A.json',
  ];
  const timesOf = (worker: Service) =>
    Promise.all(
      paths.map(async (path) => {
        const response = await worker(new Request(`https://city.test${path}`));
        expect(response.status).toBe(200);
        return response.headers.get('last-modified');
      }),
    );
  const time = 'Fri, 20 Nov 2026 18:00:00 GMT';
  expect(await timesOf(open({ ...aSnapshot(), importedAt }))).toEqual([time, time, time]);
  expect(await timesOf(open(aSnapshot()))).toEqual([null, null, null]);
});

test.each([
  [{ basemap: { tiles: 'not a url {z}' } }, /^basemap\.tiles: expected the URL of a TileJSON/],
  [
    { frameHosts: ['https://a.example', 'javascript:alert(1)'] },
    /^frameHosts\.1: expected an origin such as https:\/\/city\.example\.org$/,
  ],
  [
    { staleness: { lotsLateSeconds: 1000 } },
    /^staleness\.lotsUnknownSeconds: expected at least 1000, the value of staleness\.lotsLateSeconds$/,
  ],
  [{ source: {} }, /^source\.kind: missing, expected text$/],
])('S11: a worker refuses %j as the Node server does, in one line', (part, line) => {
  const SETTINGS = { service, ...part };
  expect(() => openWorker({ SETTINGS }, () => {})).toThrow(line);
});

test('S3: the settings have the same headers for HEAD as for GET', async () => {
  const worker = openWorker({}, () => {});
  const ask = (method: string, headers = {}) =>
    worker(new Request('https://city.test/curbside.json', { method, headers }));
  const get = await ask('GET');
  const head = await ask('HEAD');
  expect(head.status).toBe(200);
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe('');
  expect(await get.text()).toContain('"Port Linden"');
  const etag = head.headers.get('etag') ?? '';
  expect((await ask('HEAD', { 'if-none-match': etag })).status).toBe(304);
  expect((await ask('POST')).status).toBe(404);
});

test('S3: of the settings for the server, those that a worker ignores are named with the reason', () => {
  const settings = {
    service,
    source: { kind: 'demo', seed: 2, rereadMinutes: 5, vehicles: [] },
    server: { trustProxy: true, requestsPerMinute: 10 },
  };
  expect(ignoredSettings(settings)).toEqual([
    {
      setting: 'source.rereadMinutes',
      reason: "it is about reading feeds, which a worker can't do",
    },
    { setting: 'server.trustProxy', reason: 'only the Node server has it' },
    {
      setting: 'server.requestsPerMinute',
      reason: 'a worker does not count the requests of a client',
    },
  ]);
  expect(ignoredSettings({ service })).toEqual([]);
});
