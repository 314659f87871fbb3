import { decode } from 'fast-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { alertFrom, AlertsAnswer } from '../../../src/contract/alerts/AlertsAnswer.ts';
import { ArrivalsAnswer } from '../../../src/contract/arrivals.ts';
import { StopLocationAnswer } from '../../../src/contract/stops/stop-lookups.ts';
import { boardServer } from '../../support/boards/boardServer.ts';

const MINUTE = 60_000;

let server: Awaited<ReturnType<typeof boardServer>>;
beforeAll(async () => {
  server = await boardServer();
});
afterAll(() => server.stop());

async function arrivals(query: string) {
  const response = await fetch(`${server.url}/v1/getarrivals?key=test-key&${query}`);
  return z.parse(ArrivalsAnswer, await response.json()).arrivals;
}

test('A59: a board as JSON has its title and the buses that come, in minutes only where they are live', async () => {
  server.save({ lobby: { stop: '0100', title: 'Main\nlobby' } });
  const { title, clock, rows } = await server.board('lobby');
  expect([title, clock]).toEqual(['Main lobby', '12:38 PM']);
  const coming = (await arrivals('stopID=0100')).filter(
    ({ state, isUnseen, basis, expectedAt = 0 }) =>
      state === 'running' &&
      isUnseen !== true &&
      (basis !== 'scheduled' || expectedAt >= server.now()),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map((row) => [row.destination, row.live])).toEqual(
    coming.slice(0, rows.length).map((one) => [one.destination, one.basis !== 'scheduled']),
  );
  for (const [index, row] of rows.entries()) {
    const left = ((coming[index]?.expectedAt ?? 0) - server.now()) / MINUTE;
    expect(row.minutes).toBe(row.live && left < 60 ? Math.floor(left) : undefined);
    expect(row.time === undefined).toBe(row.minutes !== undefined);
  }
});

test('A59: a canceled bus is in no row, but the board says that it does not come', async () => {
  server.save({ lobby: { stop: '0100' } });
  const all = await arrivals('stopID=0100');
  const canceled = all.filter(({ state }) => state === 'canceled');
  expect(canceled).not.toEqual([]);
  const { rows, note } = await server.board('lobby');
  expect(rows.length).toBeGreaterThan(0);
  expect(note).toContain('Canceled');
  const times = canceled.map(({ scheduledAt = 0, destination }) => [
    new Date(scheduledAt).toLocaleTimeString('en-US', {
      timeZone: 'America/Chicago',
      hour: 'numeric',
      minute: '2-digit',
    }),
    destination,
  ]);
  for (const [time, destination] of times)
    expect(rows.some((row) => row.time === time && row.destination === destination)).toBe(false);
});

test('A59, Q4: a closed stop counts nobody down here either', async () => {
  const response = await fetch(`${server.url}/v1/getalerts?key=test-key`);
  const { alerts } = z.parse(AlertsAnswer, await response.json());
  const closed = alerts
    .map(alertFrom)
    .filter((alert) => alert?.effect === 'no-service')
    .flatMap((alert) => alert?.concerns ?? [])
    .find(({ stops, routeID, trips }) => stops?.length && routeID === undefined && !trips);
  const stop = closed?.stops?.[0] ?? '';
  const coming = (await arrivals(`stopID=${stop}`)).filter(({ state }) => state === 'running');
  expect(coming).not.toEqual([]);
  server.save({ closed: { stop } });
  const { rows, note } = await server.board('closed');
  expect(rows).toEqual([]);
  expect(note).toContain('stop here');
});

test('A55, A59: a board has clock times and planned times, as its entry says', async () => {
  server.save({ lobby: { stop: '0100' }, clock: { stop: '0100', times: 'clock' } });
  const [{ rows }, clock] = [await server.board('lobby'), await server.board('clock')];
  expect(rows.filter(({ minutes }) => minutes !== undefined)).not.toEqual([]);
  expect(clock.rows.map(({ minutes }) => minutes)).toEqual(clock.rows.map(() => undefined));
  expect(clock.rows.filter(({ live }) => live)).not.toEqual([]);
  expect(clock.rows.filter(({ live }) => !live)).not.toEqual([]);
  // What is only the timetable's is said, since live times are clock times too.
  for (const { live, note = '' } of clock.rows) expect(note.includes('Scheduled')).toBe(!live);
  server.save({ planned: { stop: '0100', columns: ['planned'] } });
  const planned = (await server.board('planned')).rows;
  for (const { minutes, note = '' } of planned)
    expect(/Planned \d+:\d\d/.test(note)).toBe(minutes !== undefined);
});

test('A59: a board has the reach, the routes and the names of its entry', async () => {
  const all = await arrivals('stopID=0100');
  const [first] = all.filter(({ state }) => state === 'running');
  if (first === undefined) throw new Error('no bus comes');
  server.save({
    all: { stop: '0100' },
    far: { stop: '0100', reach: 20 },
    hidden: { stop: '0100', hide: first.routeID },
    named: { stop: '0100', names: { destination: { [first.destination]: 'The harbor' } } },
  });
  const soon = (await server.board('all')).rows.filter(({ minutes }) => (minutes ?? 60) < 20);
  expect(soon).not.toEqual([]);
  const far = await server.board('far');
  expect(far.rows.length).toBeGreaterThan(0);
  expect(far.rows.filter(({ minutes }) => (minutes ?? 60) < 20)).toEqual([]);
  const hidden = await server.board('hidden');
  expect(hidden.rows.map(({ route }) => route)).not.toContain(first.routeID);
  const named = await server.board('named');
  expect(named.rows.map(({ destination }) => destination)).toContain('The harbor');
  expect(named.rows.map(({ destination }) => destination)).not.toContain(first.destination);
});

test('A59: several stops are one list with the stop in each row, and stops around a point have no ID', async () => {
  const response = await fetch(`${server.url}/v1/getstoplocation?key=test-key&stopID=0100`);
  const { latitude, longitude } = z.parse(StopLocationAnswer, await response.json());
  server.save({
    lobby: { stop: ['0165', '0158'], near: '43.6035,-91.8990' },
    near: { near: `${latitude},${longitude}` },
    sea: { near: '10,10' },
  });
  const notes = (await server.board('lobby')).rows.map(({ note }) => note);
  expect(new Set(notes)).toEqual(new Set(['N Meridian Ave & Turner St', 'Harbor Landing']));
  expect((await server.board('near')).rows.length).toBeGreaterThan(0);
  const sea = await server.board('sea');
  expect([sea.rows, sea.note]).toEqual([[], expect.stringContaining('no stop within')]);
});

test('A59: a picture has one bit for each pixel and the size that is asked for', async () => {
  server.save({ lobby: { stop: '0100' } });
  for (const [query, width, height] of [
    ['', 800, 480],
    ['?w=480&h=800', 480, 800],
    ['?w=1872&h=1404', 1872, 1404],
  ] as const) {
    const response = await server.ask(`lobby.png${query}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(40_000);
    const picture = decode(bytes);
    expect(picture).toMatchObject({ width, height, depth: 1, channels: 1 });
    const black = picture.data.filter((byte) => byte !== 255).length;
    expect(black).toBeGreaterThan(picture.data.length / 50);
    expect(black).toBeLessThan(picture.data.length / 2);
  }
});

test('A59: whoever has the picture or the rows gets 304, until a row changes', async () => {
  server.save({ lobby: { stop: '0100' } });
  for (const path of ['lobby.json', 'lobby.png']) {
    const first = await server.ask(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d+/);
    const again = await server.ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    server.pass(2 * MINUTE);
    const later = await server.ask(path, { headers: { 'if-none-match': etag } });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(etag);
  }
});

test('A59: what there is no board of has a clear answer', async () => {
  server.save({ lobby: { stop: '0100' }, empty: { title: 'Nothing' } });
  const answers = async (path: string, init?: RequestInit) => {
    const response = await server.ask(path, init);
    return [response.status, await response.text()] as const;
  };
  const cases = [
    ['other.json', 404, 'screens.json has no display other'],
    ['__proto__.png', 404, 'screens.json has no display __proto__'],
    ['a%00b.png', 404, 'screens.json has no such display'],
    ['empty.json', 404, 'neither stop nor near'],
    ['lobby.png?w=100', 400, 'w and h are whole numbers from 240 to 1920'],
    ['lobby.png?h=99999', 400, 'w and h'],
    ['lobby.png?w=8e2', 400, 'w and h'],
    ['lobby.gif', 404, 'nothing at this path'],
  ] as const;
  for (const [path, status, sentence] of cases) {
    const [given, text] = await answers(path);
    expect([path, given]).toEqual([path, status]);
    expect(text).toContain(sentence);
  }
  const head = await answers('lobby.png', { method: 'HEAD' });
  expect(head).toEqual([200, '']);
});
