import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { createErrorQueue } from '../../../../src/audiences/kiosk/fleet/errorQueue.ts';
import { readHealth } from '../../../../src/audiences/kiosk/fleet/health.ts';
import { sendHeartbeats } from '../../../../src/audiences/kiosk/fleet/sendHeartbeats.ts';
import { theSettings } from '../../../support/builders.ts';

/** A display whose entry in screens.json is right. */
const RIGHT = { wrong: [], hasGood: true, isStored: true };

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) }));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const { staleness } = theSettings();
const health = () =>
  readHealth({
    id: 'main-1',
    client: new QueryClient(),
    staleness,
    contextLosses: 0,
    entry: RIGHT,
  });

test('A33, A44: the queue has at most 50 errors, and the same one once in 10 minutes', async () => {
  const queue = createErrorQueue();
  for (let nth = 0; nth < 20; nth += 1) {
    queue.addError(new Error('the same'));
    await pass(60_000);
  }
  expect(queue.waiting()?.errors).toHaveLength(2);
  for (let nth = 0; nth < 500; nth += 1) queue.addError(new Error(`error ${nth}`));
  expect(queue.waiting()?.errors).toHaveLength(50);
  expect(queue.waiting()?.errors.at(-1)?.message).toBe('Error: error 499');
});

test('A33: an error counts again after 10 minutes, although the clock was set back', async () => {
  const queue = createErrorQueue();
  queue.addError(new Error('the same'));
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  await pass(9 * 60_000);
  queue.addError(new Error('the same'));
  expect(queue.waiting()?.errors).toHaveLength(1);
  await pass(60_000);
  queue.addError(new Error('the same'));
  expect(queue.waiting()?.errors).toHaveLength(2);
  expect(queue.waiting()?.errors.at(-1)?.at).toBe(Date.now());
});

test('A44: the page after a reload sends the errors and outages of the page before it, once', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('');
  });
  const before = createErrorQueue();
  before.addOutage({ start: 1, end: 2 });
  before.addError(new Error('a strange lot'));
  const at = Date.now();
  window.dispatchEvent(new Event('pagehide'));
  const after = createErrorQueue();
  expect(after.latest()).toEqual({ at, message: 'Error: a strange lot' });
  const stop = sendHeartbeats('/hb', health, after, null);
  await pass(200_000);
  stop();
  const reports = sent.filter((report) => JSON.stringify(report).includes('outages'));
  expect(reports).toEqual([
    {
      id: 'main-1',
      errors: [{ at, message: 'Error: a strange lot' }],
      outages: [{ start: 1, end: 2 }],
    },
  ]);
  // What was sent is not sent again, but the operator's overlay still tells the last error.
  const later = createErrorQueue();
  expect(later.waiting()).toBeNull();
  expect(later.latest()?.at).toBe(at);
});

test('A44: errors without end are stored once a minute, and none if nothing changes', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const queue = createErrorQueue();
  for (let second = 0; second < 600; second += 1) {
    queue.addError(new Error(`error ${second}`));
    await pass(1_000);
  }
  expect(setItem.mock.calls.length).toBeLessThanOrEqual(11);
  await pass(60_000);
  expect(createErrorQueue().latest()?.message).toBe('Error: error 599');
  setItem.mockClear();
  await pass(3_600_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(setItem).not.toHaveBeenCalled();
});

test.each(['{', '[]', '{"errors":[{"at":"now","message":3}],"outages":[]}'])(
  'A44: a queue starts empty if %s is stored',
  (text) => {
    createErrorQueue().addError('one');
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
    const queue = createErrorQueue();
    expect(queue.waiting()).toBeNull();
    expect(queue.latest()).toBeNull();
  },
);

test('A44: a browser that blocks storage still queues errors', () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const queue = createErrorQueue();
  queue.addError('one');
  expect(queue.waiting()?.errors).toHaveLength(1);
});
