import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { clockOffset, clockQuery } from '../../../src/api/queries/clock-query.ts';

const HOUR = 3_600_000;

test('A9, A19: an answer that never comes is given up, and the clock is right half a minute later', async () => {
  vi.useFakeTimers();
  // The browser's own runs on real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), limit);
    return controller.signal;
  });
  let requests = 0;
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests += 1;
    if (requests === 1)
      await new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    return new Response('', { headers: { date: new Date(Date.now() - HOUR).toUTCString() } });
  };
  const observer = new QueryObserver(new QueryClient(), clockQuery(fetch));
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(41_000);
  const { data } = observer.getCurrentResult();
  expect(data && clockOffset(data)).toBeCloseTo(-HOUR, -4);
  observer.destroy();
});
