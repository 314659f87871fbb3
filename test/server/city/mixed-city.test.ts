import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openCity, type City } from '../../../src/server/city/openCity.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { createService } from '../../../src/service/createService.ts';
import { aLot, aVehicle, theSettings } from '../../support/builders.ts';
import { calendarOf } from '../../support/calendars.ts';
import { feedOfRoutes, writeSmallFeed } from '../../support/small-feed-folder.ts';
import { temporaryFolder } from '../../support/small-server.ts';
import { requestJson } from '../../support/small-service.ts';
import { smallSource } from '../../support/small-source.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);
const EVENTS = '/parking/v2/lots?expand=specialevents';

let top: { path: string; remove: () => void };
let city: City | undefined;
let upstream: Server | undefined;
let log: LogEntry[] = [];
beforeEach(() => {
  top = temporaryFolder();
  log = [];
});
afterEach(async () => {
  await city?.stop();
  city = undefined;
  upstream?.closeAllConnections();
  upstream?.close();
  top.remove();
});

const write = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(top.path, name), content);

/** A service with two lots. It has the events of its own at the first. */
async function startUpstream(): Promise<string> {
  const lots = async () => [
    aLot({ specialEvents: [] }),
    aLot({ name: 'Overture', shortName: 'overture' }),
    aLot({ name: 'Far', shortName: 'far' }),
  ];
  // The routes of the small feed.
  const routeIDs = async () => ['1', '2'];
  const vehicles = async (routeID: string) => [aVehicle({ vehicleID: `bus ${routeID}` })];
  const service = createService(
    smallSource({ lots, routeIDs, vehicles }),
    theSettings(),
    () => NOON,
  );
  const listener = getRequestListener(service);
  upstream = createServer((request, response) => void listener(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(upstream, 'listening');
  const address = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function open(source: object): Promise<City> {
  mkdirSync(join(top.path, 'feed'));
  writeSmallFeed(join(top.path, 'feed'), feedOfRoutes(2));
  const settingsPath = join(top.path, 'settings.json');
  write(
    'settings.json',
    JSON.stringify({
      service: { baseUrl: '', key: 'test-key' },
      source: { kind: 'gtfs', feed: 'feed', folder: 'cache', ...source },
    }),
  );
  city = await openCity({
    settingsPath,
    log: (entry) => log.push(entry),
    clock: () => NOON,
    env: { LOTS_KEY: 'kept-on-the-server' },
    importer: { runImport: (job, onProgress) => importFeed(job, {}, onProgress) },
  });
  return city;
}

interface WireLot {
  readonly shortName: string;
  readonly specialEvents?: readonly { readonly eventName: string; readonly eventVenue: string }[];
}
const lotsOf = (body: Record<string, unknown>): readonly WireLot[] =>
  JSON.parse(JSON.stringify(body['lots']));

test('S10: one settings file runs a city with GTFS, a gateway for lots and three venue calendars', async () => {
  write('kohl.ics', calendarOf(['DTSTART:20261121T010000Z', 'URL:https://a.example/1']));
  write('overture.ics', calendarOf(['DTSTART;VALUE=DATE:20261121'], ['DTSTART:20200101T000000Z']));
  write('camp.ics', calendarOf(['DTSTART:20260904T190000Z', 'RRULE:FREQ=WEEKLY']));
  const opened = await open({
    lots: {
      kind: 'gateway',
      service: { url: await startUpstream(), secret: { variable: 'LOTS_KEY', query: 'key' } },
      privateAddresses: true,
    },
    events: [
      { venue: 'Kohl Center', feed: 'kohl.ics', lots: ['north', 'overture'] },
      { venue: 'Overture Center', feed: 'overture.ics', lots: ['overture'] },
      {
        venue: 'Camp Randall',
        feed: 'camp.ics',
        lots: ['north'],
        parking: { beforeHours: 3, afterHours: 1 },
        days: 8,
      },
    ],
  });
  expect(opened.settings().features).toEqual({ vehicles: false, parking: true });
  const stops = await requestJson(opened.handle, '/v1/getstops');
  expect(stops.body['status']).toBe('0');
  const { body, headers } = await requestJson(opened.handle, EVENTS);
  const eventsAt = lotsOf(body).map(({ shortName, specialEvents = [] }) => [
    shortName,
    specialEvents.map(({ eventVenue }) => eventVenue),
  ]);
  expect(eventsAt).toEqual([
    ['north', ['Kohl Center', 'Camp Randall', 'Camp Randall']],
    ['overture', ['Kohl Center', 'Overture Center']],
    ['far', []],
  ]);
  expect(headers.get('age')).toMatch(/^\d+$/);
  const plain = await requestJson(opened.handle, '/parking/v2/lots');
  expect(lotsOf(plain.body).some((lot) => 'specialEvents' in lot)).toBe(false);
  expect(opened.health()).toMatchObject({ calendars: [true, true, true] });
});

test('S8: the log says how many events are beyond a limit', async () => {
  const counted = 'RRULE:FREQ=DAILY;COUNT=100000';
  write(
    'arena.ics',
    calendarOf(['DTSTART:19900101T190000Z', counted], ['DTSTART:20261121T010000Z']),
  );
  write('lots.json', JSON.stringify({ lots: [aLot()] }));
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [{ venue: 'Arena', feed: 'arena.ics', lots: ['north'] }],
  });
  for (let request = 0; request < 2; request++) await requestJson(opened.handle, EVENTS);
  expect(log.filter(({ event }) => event === 'events left out')).toEqual([
    { event: 'events left out', venue: 'Arena', leftOut: '{"events beyond a limit":1}' },
  ]);
});

test('S8: lots from a CSV file are read again when it changes, and its times are those of the city', async () => {
  write('lots.csv', 'nr;name;all;free;at\n1;North;100;7;2026-11-20 11:59:00');
  const opened = await open({
    lots: {
      kind: 'csv',
      feed: 'lots.csv',
      columns: { id: 'nr', name: 'name', total: 'all', open: 'free', time: 'at' },
      lotsSeconds: 5,
      countsGoneMinutes: 30,
    },
  });
  const { body, headers } = await requestJson(opened.handle, '/parking/v2/lots');
  expect(body['lots']).toMatchObject([{ shortName: '1', openSpots: 7, totalSpots: 100 }]);
  expect(headers.get('last-modified')).toBe('Fri, 20 Nov 2026 17:59:00 GMT');
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'lots left out', leftOut: '{"places":1}' }),
  );
});

test('S8: a lot whose calendar can’t be read has unknown events, and lots that can’t be read are a failure', async () => {
  write('lots.json', JSON.stringify({ lots: [aLot(), aLot({ shortName: 'far' })] }));
  write('broken.ics', '<!doctype html>');
  const opened = await open({
    lots: { kind: 'v2', feed: 'lots.json' },
    events: [{ venue: 'Kohl Center', feed: 'broken.ics', lots: ['north'] }],
  });
  const { body } = await requestJson(opened.handle, EVENTS);
  expect(lotsOf(body).map(({ specialEvents }) => specialEvents)).toEqual([null, []]);
  expect(log).toContainEqual(expect.objectContaining({ event: 'calendar failed' }));
  await opened.stop();
  top.remove();
  top = temporaryFolder();
  write('lots.json', '{}');
  const broken = await open({ lots: { kind: 'v2', feed: 'lots.json' } });
  expect((await requestJson(broken.handle, '/parking/v2/lots')).status).toBe(503);
});

test('S10: stops from GTFS, and buses from a service that speaks the interface', async () => {
  const url = `${await startUpstream()}/?key=test-key`;
  const opened = await open({
    vehiclesFrom: { kind: 'gateway', service: url, privateAddresses: true },
  });
  expect(opened.settings().features).toEqual({ vehicles: true, parking: false });
  for (const routeID of ['1', '2', '1']) {
    const { body } = await requestJson(opened.handle, `/v1/getvehicles?routeID=${routeID}`);
    expect(body['vehicles']).toMatchObject([{ vehicleID: `bus ${routeID}` }]);
  }
  expect(opened.health()).toMatchObject({ vehicles: [true] });
  expect(opened.metrics().figures).toMatchObject([
    { feed: 'gtfs', requests: 1, isFailing: false },
    { feed: 'getvehicles', asked: 3, requests: 2 },
  ]);
  const unknown = await requestJson(opened.handle, '/v1/getvehicles?routeID=9');
  expect(unknown.body['description']).toContain('does not exist');
  expect(opened.metrics().figures).toMatchObject([{}, { asked: 3 }]);
});

test('S11: two places for the vehicles are one too many', () => {
  const vehiclesFrom = { kind: 'gateway', service: 'https://a.example' };
  const vehicles = ['https://b.example/v.pb'];
  const source = { kind: 'gtfs', feed: 'feed.zip', vehicles, vehiclesFrom };
  expect(() => checkSettings('a.json', { source })).toThrow(
    'a.json: source: expected either "vehicles" or "vehiclesFrom"',
  );
});
