import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { type RegionServer, startRegion } from '../../../support/cities/region-server.ts';
import { temporaryFolder } from '../../../support/cities/small-server.ts';
import { aFeedText } from '../../../support/feeds/a-feed.ts';
import { type Origin, startOrigin } from '../../../support/nginx/startOrigin.ts';
import { encodeAlerts } from '../../../support/realtime/encodeAlerts.ts';
import {
  aBus,
  at,
  late,
  LIVE_CITY_FILES,
  messageOf,
  ofTrip,
} from '../../../support/times/small-live-city.ts';

/** Agencies whose feeds have the same IDs, on streets a mile from each other. */
const NOW = at('08:06') * 1000;
const NORTH_BUS = messageOf([ofTrip(late(4, 120))], '08:06', [aBus('t', 2, '08:06')]);
const SOUTH_BUS = messageOf([ofTrip(late(4, 300))], '08:06', [
  { ...aBus('t', 3, '08:06'), id: 'another bus', lon: -89.42 },
]);
const SOUTH_ALERTS = encodeAlerts(
  [
    { id: 'a', header: 'Route closed', informed: [{ route: 'r1' }] },
    { id: 'b', header: 'Strike', informed: [{ agency: 'A' }] },
  ],
  NOW / 1000,
);

const top = temporaryFolder();
let region: RegionServer;
let feeds: Origin;

function writeFeed(name: string, agency: string, lon: string): string {
  const folder = join(top.path, name);
  mkdirSync(folder);
  const files = aFeedText({
    ...LIVE_CITY_FILES,
    'stops.txt': LIVE_CITY_FILES['stops.txt'].replaceAll('-89.4000', lon),
    'agency.txt': `\nA,${agency},https://small.example,America/Chicago,en-US`,
  });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

beforeAll(async () => {
  const messages = [NORTH_BUS, SOUTH_BUS, SOUTH_ALERTS];
  feeds = await startOrigin(({ url = '' }, response) => {
    response.end(messages[Number.parseInt(url.slice(1), 10)]);
  });
  const base = `http://127.0.0.1:${feeds.port}`;
  region = await startRegion(
    [
      {
        name: 'north',
        feed: writeFeed('north', 'North Transit', '-89.40'),
        realtime: [`${base}/0`],
      },
      {
        name: 'south',
        feed: writeFeed('south', 'South Lines', '-89.42'),
        realtime: [`${base}/1`, `${base}/2/alerts.pb?key=hunter2`],
      },
      { name: 'quiet', feed: writeFeed('quiet', 'Quiet Line', '-89.44') },
    ],
    top.path,
    {
      clock: () => NOW,
      settings: { server: { feedsPassword: { variable: 'FEEDS' } } },
      env: { FEEDS: 'long enough' },
    },
  );
});
afterAll(async () => {
  await region.stop();
  await feeds.stop();
  top.remove();
});

test('G2: each stop and route that clashes is listed once for each feed', async () => {
  const { routes } = await region.json('/curbside.json');
  expect(Array.isArray(routes) && routes.map(({ routeID }) => routeID)).toEqual([
    'north:7',
    'south:7',
    'quiet:7',
    'north:8',
    'south:8',
    'quiet:8',
  ]);
  const { stops } = await region.ask('getstops');
  const ids = z.parse(z.array(z.object({ stopID: z.string() })), stops);
  expect(new Set(ids.map(({ stopID }) => stopID).filter((id) => id.endsWith('s4')))).toEqual(
    new Set(['north:s4', 'quiet:s4', 'south:s4']),
  );
});

test.each([
  ['from before the second feed opens what it opened', 's4', 'north:s4'],
  ['may name the feed', 'south:s4', 'south:s4'],
])('G2: a link to a stop that %s', async (_what, stopID, own) => {
  expect(await region.ask('getstoplocation', { stopID })).toMatchObject({ stopID: own });
  const feed = own.split(':')[0];
  expect(await region.ask('getarrivals', { stopID })).toMatchObject({
    stop: { stopID: own, route: [{ routeID: `${feed}:7`, tripID: `${feed}:20260601.t` }] },
  });
  expect(await region.json(`/timetables/${stopID}/20260601.json`)).toMatchObject({ stopID: own });
});

test.each([
  ['north:7', 'north:7'],
  ['7', 'north:7'],
  ['south:7', 'south:7'],
])('G2: a link to route %s opens %s', async (routeID, own) => {
  expect(await region.ask('getstops', { routeID })).toMatchObject({ routeID: own });
  expect(await region.ask('getvehicles', { routeID })).toMatchObject({ routeID: own, count: '1' });
  expect(await region.json(`/routes/${routeID}.json`)).toMatchObject({
    routeID: own,
    directions: expect.arrayContaining([
      expect.objectContaining({
        stops: expect.arrayContaining([`${own.split(':')[0]}:s4`]),
      }),
    ]),
  });
});

test('G2: buses and predictions are matched in the feed that they belong to', async () => {
  const at4 = async (stopID: string) => {
    const { stop } = await region.ask('getarrivals', { stopID, minutes: '30' });
    return stop;
  };
  expect(await at4('north:s4')).toMatchObject({
    route: [{ vehicleID: 'bus of t', basis: 'reported', expectedAt: '2026-06-01T08:17:00-05:00' }],
  });
  expect(await at4('south:s4')).toMatchObject({
    route: [
      { vehicleID: 'another bus', basis: 'reported', expectedAt: '2026-06-01T08:20:00-05:00' },
    ],
  });
  expect(await at4('quiet:s4')).toMatchObject({
    route: [{ vehicleID: '', basis: 'scheduled', expectedAt: '2026-06-01T08:15:00-05:00' }],
  });
});

test('G1: a route of an agency without live buses has none, which is no failure', async () => {
  expect(await region.ask('getvehicles', { routeID: 'quiet:7' })).toMatchObject({
    status: '0',
    vehicles: [],
  });
});

test.each([
  ['north:20260601.t', 'north', 'bus of t'],
  ['20260601.t', 'north', 'bus of t'],
  ['south:20260601.t', 'south', 'another bus'],
])('G2: trip %s is that of %s', async (tripID, feed, vehicleID) => {
  const { trip } = await region.ask('gettrip', { tripID });
  expect(trip).toMatchObject({ tripID: `${feed}:20260601.t`, routeID: `${feed}:7`, vehicleID });
  expect(trip).toHaveProperty('stops.3.stopID', `${feed}:s4`);
  expect(await region.ask('gettrip', { routeID: `${feed}:7`, vehicleID })).toHaveProperty(
    'trip.tripID',
    `${feed}:20260601.t`,
  );
});

test('G2: a trip of one feed is not on the route of another', async () => {
  expect(await region.ask('gettrip', { routeID: 'south:7', vehicleID: 'bus of t' })).toMatchObject({
    status: '-1',
  });
  expect(await region.ask('getarrivals', { stopID: 'south:s4', routeID: 'north:7' })).toMatchObject(
    { stop: { route: [] } },
  );
});

test('G2: an alert concerns the routes of its own feed, and one about the agency all of that one', async () => {
  const { alerts } = await region.ask('getalerts');
  expect(alerts).toMatchObject([{ routes: ['south:7'] }, { routes: ['south:7', 'south:8'] }]);
});

test('G1: metrics, /feeds and /readyz name the feed', async () => {
  const headers = { authorization: `Basic ${btoa('operator:long enough')}` };
  const page = await (await fetch(`${region.url}/feeds`, { headers })).text();
  for (const name of ['north', 'south', 'quiet']) expect(page).toContain(`<td>${name}: `);
  expect(page).toMatch(/>realtime<\/th><td>south: 2 \S+ alerts\.pb<\/td>/);
  expect(page).not.toContain('>vehicles</th>');
  const health = await region.json('/readyz');
  const good = (...files: readonly string[]) => ({
    vehicles: files.map(() => true),
    realtime: files.map((file) => ({ file, ok: true })),
  });
  expect(health).toMatchObject({
    feeds: { north: good('1'), south: good('1', 'alerts.pb'), quiet: {} },
  });
  expect(page + JSON.stringify(health)).not.toContain('hunter2');
  expect(JSON.stringify(health)).not.toContain('127.0.0.1');
});
