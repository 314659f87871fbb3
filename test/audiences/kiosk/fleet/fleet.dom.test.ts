import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { LOTS_KEY, vehiclesKey } from '../../../../src/api/queries/query-keys.ts';
import { createErrorQueue } from '../../../../src/audiences/kiosk/fleet/errorQueue.ts';
import { readHealth } from '../../../../src/audiences/kiosk/fleet/health.ts';
import { pollOrders } from '../../../../src/audiences/kiosk/fleet/pollOrders.ts';
import { sendHeartbeats } from '../../../../src/audiences/kiosk/fleet/sendHeartbeats.ts';
import { messageIn } from '../../../../src/contract/board/screens/messageIn.ts';
import { ordersFor } from '../../../../src/contract/board/screens/screen-orders.ts';
import type { ScreenOrders } from '../../../../src/contract/board/screens/screen-orders.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';

/** A display whose entry in screens.json is right. */
const RIGHT = { wrong: [], hasGood: true, isStored: true };

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) }));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const { staleness } = theSettings();

/** The health of a display with this many routes; all but the lots answer, which failed this long ago. */
function healthOf(routes: number, lotsAgeSeconds = 1_000) {
  const client = new QueryClient();
  const watch = (queryKey: readonly string[]) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: async () => null,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {});
  for (let nth = 0; nth < routes; nth += 1) {
    const key = vehiclesKey(`A very long ID of a route, number ${nth}`);
    client.setQueryData(key, { answer: {}, receivedAt: monotonicNow() - 5_000 });
    watch(key);
  }
  const error = new ApiError('http', 'HTTP 503');
  client.setQueryData(LOTS_KEY, {
    answer: {},
    receivedAt: monotonicNow() - lotsAgeSeconds * 1_000,
    failure: { error, since: monotonicNow() },
  });
  watch(LOTS_KEY);
  const health = readHealth({
    id: 'a'.repeat(40),
    client,
    staleness,
    contextLosses: 2,
    entry: RIGHT,
  });
  client.clear();
  return health;
}

test('A42: a report names the state and age of each source, and has at most 2 kB', () => {
  const health = healthOf(1);
  expect(health).toMatchObject({
    status: 'degraded',
    reloads: 0,
    contextLosses: 2,
    sources: { 'parking lots': { state: 'lost', age: 1_000 } },
  });
  expect(Object.values(health.sources)).toContainEqual({ state: 'ok', age: 5 });
  expect(JSON.stringify(healthOf(64)).length).toBeLessThanOrEqual(2_000);
});

test('A10, A42, A43: lots count as lost when the board hides their counts, not when it would hide buses', () => {
  expect(healthOf(0, 899)).toMatchObject({
    status: 'degraded',
    sources: { 'parking lots': { state: 'failing', age: 899 } },
  });
  expect(healthOf(0, 901)).toMatchObject({
    status: 'lost',
    sources: { 'parking lots': { state: 'lost' } },
  });
});

test('A44: errors and outages wait for the network and are sent once', async () => {
  const network = { isThere: false };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!network.isThere) throw new TypeError('no network');
    sent.push([url, JSON.parse(body)]);
    return new Response('');
  });
  const queue = createErrorQueue();
  const health = healthOf(1);
  const stop = sendHeartbeats('https://fleet.example.org/hb', () => health, queue, null);
  queue.addError(new Error('a strange lot'));
  const error = { at: Date.now(), message: 'Error: a strange lot' };
  await pass(600_000);
  expect(sent).toEqual([]);
  const outage = { start: error.at, end: Date.now() };
  queue.addOutage(outage);
  network.isThere = true;
  await pass(150_000);
  const messages = [health, { id: health.id, errors: [error], outages: [outage] }, health];
  const wanted = JSON.parse(JSON.stringify(messages));
  expect(sent.slice(0, 3)).toEqual(
    wanted.map((message: unknown) => ['https://fleet.example.org/hb', message]),
  );
  expect(queue.waiting()).toBeNull();
  stop();
});

test('A44: long errors reach a server that takes 2 kB at a time, all of them once', async () => {
  const messages: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (new TextEncoder().encode(body).length > 2_000) return new Response('', { status: 413 });
    const { errors = [] }: { errors?: { message: string }[] } = JSON.parse(body);
    messages.push(...errors.map(({ message }) => message));
    return new Response('');
  });
  const queue = createErrorQueue();
  for (let nth = 0; nth < 9; nth += 1) queue.addError(`${nth} ${'"ñ€'.repeat(99)}`);
  const health = healthOf(1);
  const stop = sendHeartbeats('/hb', () => health, queue, null);
  await pass(20 * 60_000);
  stop();
  expect(messages).toHaveLength(9);
  expect(new Set(messages).size).toBe(9);
  expect(queue.waiting()).toBeNull();
});

test('A45: a display follows the orders for all, and its own override them', () => {
  const file = {
    heartbeat: '/hb',
    message: { en: 'Stop moved', es: 'La parada cambió' },
    refreshBefore: '2026-11-20T12:00:00-06:00',
    screens: { 'main-1': { message: 'Elevator closed', disabled: true } },
  };
  expect(ordersFor(file, 'other')).toEqual({
    heartbeat: '/hb',
    message: file.message,
    refreshBefore: Date.UTC(2026, 10, 20, 18),
    disabled: false,
    entry: null,
    takeovers: [],
  });
  expect(ordersFor(file, 'main-1')).toMatchObject({
    message: 'Elevator closed',
    disabled: true,
  });
  expect(ordersFor([], 'main-1')).toBeNull();
});

test('A45: a wrong part of the orders doesn’t lose the others', () => {
  const file = {
    heartbeat: 'javascript:alert(1)',
    message: 'Elevator closed',
    refreshBefore: 'tonight',
    screens: { 'main-1': { message: 3, disabled: true }, 'main-2': 'off' },
  };
  const common = {
    heartbeat: undefined,
    refreshBefore: undefined,
    message: 'Elevator closed',
    takeovers: [],
  };
  const entry = file.screens['main-1'];
  expect(ordersFor(file, 'main-1')).toEqual({ ...common, disabled: true, entry });
  expect(ordersFor(file, 'main-2')).toEqual({ ...common, disabled: false, entry: 'off' });
  expect(ordersFor({ ...file, screens: 'all' }, 'main-1')).toEqual({
    ...common,
    disabled: false,
    entry: null,
    takeovers: [],
  });
});

test('A45: a message is shown in the display’s language, or else in its first one', () => {
  const message = { en: 'Stop moved', es: 'La parada cambió' };
  expect(messageIn(message, 'es')).toBe('La parada cambió');
  expect(messageIn(message, 'fr')).toBe('Stop moved');
  expect(messageIn('Elevator closed', 'es')).toBe('Elevator closed');
});

test('A45, A56: new orders are there within a minute, and stay while the file cannot be read', async () => {
  const file = { text: '{}', status: 200 };
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return new Response(file.text, { status: file.status });
  });
  let orders: ScreenOrders | null = null;
  let failures = 0;
  const stop = pollOrders('main-1', (now) => {
    orders = now ?? orders;
    failures += now === null ? 1 : 0;
  });
  await pass(0);
  expect(orders).toMatchObject({ disabled: false });
  file.text = '{ "disabled": true }';
  await pass(60_000);
  expect(orders).toMatchObject({ disabled: true });
  for (const text of ['<h1>Log in</h1>', '[]']) {
    file.text = text;
    await pass(60_000);
    expect(orders).toMatchObject({ disabled: true });
  }
  expect(failures).toBeGreaterThan(1);
  Object.assign(file, { text: '', status: 404 });
  await pass(60_000);
  expect(orders).toMatchObject({ disabled: false });
  expect(new Set(urls)).toEqual(new Set(['/screens.json?id=main-1']));
  stop();
});
