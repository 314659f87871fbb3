import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createApi } from '../../../../src/api/createApi.ts';
import { lotsQuery } from '../../../../src/api/queries/live-queries.ts';
import { createPollSchedule } from '../../../../src/audiences/kiosk/polling/createPollSchedule.ts';
import { refetchAfterOutage } from '../../../../src/audiences/kiosk/polling/refetchAfterOutage.ts';
import type { Outage } from '../../../../src/audiences/kiosk/polling/refetchAfterOutage.ts';
import { loadReads } from '../../../support/page/loadReads.ts';

beforeAll(loadReads);

const answers = {
  /** Each of the page's server and the service: up, down, silent, failing (HTTP 503) or a login portal. */
  own: 'up',
  service: 'up',
};
let polls: number[] = [];
let inFlight = 0;
let mostInFlight = 0;
let parts: (() => void)[] = [];

async function answer(url: string, signal?: AbortSignal | null): Promise<Response> {
  const isOwn = url === '/version.json';
  const state = isOwn ? answers.own : answers.service;
  if (state === 'down') throw new TypeError('no network');
  if (state === 'silent')
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  if (state === 'portal') return new Response('<h1>Log in</h1>');
  if (state === 'failing') return new Response('', { status: 503 });
  return new Response(isOwn ? '{"build":"b1"}' : '{"status":"0","lots":[]}');
}

beforeEach(() => {
  vi.useFakeTimers();
  // The browser's own runs on real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), limit);
    return controller.signal;
  });
  Object.assign(answers, { own: 'up', service: 'up' });
  polls = [];
  parts = [];
  mostInFlight = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/version.json') return answer(url, init?.signal);
    polls.push(Date.now());
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    try {
      return await answer(url, init?.signal);
    } finally {
      inFlight -= 1;
    }
  });
});
afterEach(() => {
  for (const stop of parts) stop();
});

/** A display that polls its lots. */
function startDisplay(interval = 10_000) {
  const outages: Outage[] = [];
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchIntervalInBackground: true, retry: false },
    },
  });
  const api = createApi({ baseUrl: '', key: 'demo', fetch: (url, init) => fetch(url, init) });
  const observer = new QueryObserver(client, {
    ...lotsQuery(api, interval),
    refetchInterval: createPollSchedule(0.3)(interval, Infinity),
  });
  const stopPolls = observer.subscribe(() => {});
  const stop = refetchAfterOutage({
    client,
    interval: 0.8 * interval,
    onOutage: (outage) => outages.push(outage),
  });
  parts = [stopPolls, stop, () => client.clear()];
  return { outages, isGood: () => observer.getCurrentResult().data?.failure === undefined };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test.each([
  ['a minute', 60_000, 'down', 10_000],
  ['an hour', 3_600_000, 'down', 10_000],
  ['a day', 86_400_000, 'down', 60_000],
  ['an hour behind a login page', 3_600_000, 'portal', 10_000],
])(
  'A12, A14: the first data comes within an interval and 5 s after an outage of %s',
  async (_, outage, how, interval) => {
    const display = startDisplay(interval);
    await pass(2 * interval);
    expect(display.isGood()).toBe(true);
    Object.assign(answers, { own: how, service: how });
    const before = polls.length;
    await pass(outage);
    expect(display.isGood()).toBe(false);
    expect(polls.length - before).toBeLessThan(10 + outage / 240_000);
    Object.assign(answers, { own: 'up', service: 'up' });
    await pass(interval + 5_000);
    expect(display.isGood()).toBe(true);
    expect(display.outages).toHaveLength(1);
  },
);

test('A14: a service that is down alone is left to its back-off, and one answer resets that', async () => {
  const display = startDisplay();
  answers.service = 'failing';
  await pass(3_600_000);
  expect(polls.length).toBeLessThan(25);
  expect(display.outages).toHaveLength(0);
  answers.service = 'up';
  await pass(361_000);
  expect(display.isGood()).toBe(true);
  polls.length = 0;
  await pass(100_000);
  expect(polls.length).toBeGreaterThanOrEqual(9);
});

test('A9: a service that never answers has failed within 10 s, and no two polls overlap', async () => {
  answers.service = 'silent';
  const display = startDisplay();
  await pass(10_000);
  expect(display.isGood()).toBe(false);
  await pass(120_000);
  expect(mostInFlight).toBe(1);
});
