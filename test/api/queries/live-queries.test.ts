import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { ApiError } from '../../../src/api/ApiError.ts';
import { createApi } from '../../../src/api/createApi.ts';
import { lotsQuery, vehiclesQuery } from '../../../src/api/queries/live-queries.ts';
import { pollEvery } from '../../../src/api/queries/read-query.ts';
import { monotonicNow } from '../../../src/lib/time/monotonicNow.ts';

const api = createApi({ baseUrl: 'http://city.test', key: 'k', fetch: () => Promise.reject() });

/** Milliseconds in which a poller that starts doesn't repeat a read that ended like this. */
function pauseAfter(retryAfter: number | undefined): unknown {
  const { staleTime } = vehiclesQuery(api, '03', 10_000);
  const error = new ApiError('http', 'HTTP 503', { status: 503, retryAfter });
  const state = { data: { failure: { error, since: 0 } } };
  return typeof staleTime === 'function' ? Reflect.apply(staleTime, null, [{ state }]) : staleTime;
}

test('A14, R31: a poller that starts repeats a failed read, but not before the time that the service asked for', () => {
  expect(pauseAfter(undefined)).toBe(0);
  expect(pauseAfter(90_000)).toBe(90_000);
  const error = new ApiError('http', 'HTTP 503', { status: 503, retryAfter: 90_000 });
  const failed = { state: { data: { failure: { error, since: 0 } } } };
  expect(pollEvery(10_000)(failed)).toBe(90_000);
});

test('C9: lots that the service kept while their feed was down are as old as it says', async () => {
  const answer = () => new Response('{"lots":[]}', { headers: { age: '1500' } });
  const service = createApi({ baseUrl: 'http://city.test', key: 'k', fetch: async () => answer() });
  const read = await new QueryClient().fetchQuery(lotsQuery(service, false));
  const age = monotonicNow() - (read.receivedAt ?? 0);
  expect(age).toBeGreaterThanOrEqual(1_500_000);
  expect(age).toBeLessThan(1_500_000 + 60_000);
});
