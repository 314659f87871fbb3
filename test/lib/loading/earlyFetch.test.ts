import { afterEach, expect, test, vi } from 'vitest';

import { earlyFetch, requestEarly } from '../../../src/lib/loading/earlyFetch.ts';

/** Answers each request with its number and counts the requests of each URL. */
function countRequests() {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    signals.push(init?.signal);
    return new Response(String(signals.length));
  });
  return signals;
}

const textOf = async (url: string, init?: RequestInit) => (await earlyFetch(url, init)).text();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R31: the first read takes the early response, and the next one requests a new one', async () => {
  const requests = countRequests();
  await requestEarly('/lots');
  expect(await textOf('/lots')).toBe('1');
  expect(requests).toHaveLength(1);
  expect(await textOf('/lots')).toBe('2');
});

test('R31: a read of another URL leaves the early response to its own', async () => {
  countRequests();
  void requestEarly('/lots');
  expect(await textOf('/stops')).toBe('2');
  expect(await textOf('/lots')).toBe('1');
});

test('R31: an early response that is too old is requested again', async () => {
  vi.useFakeTimers();
  const signals = countRequests();
  await requestEarly('/vehicles');
  vi.advanceTimersByTime(10_001);
  expect(await textOf('/vehicles')).toBe('2');
  expect(signals[0]?.aborted).toBe(true);
});

test('R31: the read’s signal aborts the early request', async () => {
  const signals = countRequests();
  void requestEarly('/vehicles');
  const reader = new AbortController();
  await textOf('/vehicles', { signal: reader.signal });
  reader.abort('too slow');
  expect(signals[0]?.reason).toBe('too slow');
});

test('R31: a failure of an early request is a failure of the read', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await requestEarly('/vehicles');
  await expect(earlyFetch('/vehicles')).rejects.toThrow('no network');
});
