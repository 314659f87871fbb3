import { QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query';
import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { vehiclesQuery } from '../../../src/api/queries/live-queries.ts';
import {
  circleQuery,
  roundedPlace,
  stopLocationQuery,
} from '../../../src/api/queries/search/search-queries.ts';
import { stopsQuery } from '../../../src/api/queries/stopsQuery.ts';
import { aStop, aVehicle } from '../../support/builders.ts';

// Loads the lazy modules of the API now, because fake timers do not wait for imports.
beforeAll(() =>
  Promise.all([
    import('../../../src/contract/stops/stop-lookups.ts'),
    import('../../../src/contract/vehicle.ts'),
    import('../../../src/api/feeds/vehicleFeed.ts'),
  ]),
);

beforeEach(() => void vi.useFakeTimers());
const vehicles = (...vehicleIDs: string[]) => ({
  status: '0',
  vehicles: vehicleIDs.map((vehicleID) => ({ ...aVehicle({ vehicleID }), lat: '43', lon: '-89' })),
});

/** A service that gives these answers in order, then repeats the last. Null fails the request. */
function serviceOf(...answers: (object | null)[]) {
  const requests: string[] = [];
  const api = createApi({
    baseUrl: '',
    key: 'k',
    fetch: async (input) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(input instanceof Request ? input.url : input.toString());
      if (answer === null) throw new TypeError('fetch failed');
      return Response.json(answer);
    },
  });
  return { api, requests };
}

/** Polls as an open page does, until the test ends. */
function watch<T, K extends QueryKey>(
  options: QueryObserverOptions<T, Error, T, T, K>,
  client = clientOf(),
) {
  const observer = new QueryObserver(client, options);
  onTestFinished(observer.subscribe(() => {}));
  return observer;
}

function clientOf() {
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
}

test('R8: polling continues after failures', async () => {
  const { api, requests } = serviceOf(vehicles('1'), null, null, vehicles('1', '2'));
  const observer = watch(vehiclesQuery(api, '03', 10_000));
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data?.answer?.vehicles).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  const failed = observer.getCurrentResult().data;
  expect(failed?.failure?.error.kind).toBe('unreachable');
  expect(failed?.answer?.vehicles).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  const recovered = observer.getCurrentResult().data;
  expect(recovered?.failure).toBeUndefined();
  expect(recovered?.answer?.vehicles).toHaveLength(2);
  expect(requests).toHaveLength(4);
});

test('R8: polling continues after an offline event', async () => {
  const { api, requests } = serviceOf(vehicles('1'));
  watch(vehiclesQuery(api, '03', 10_000));
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(30_010);
  onlineManager.setOnline(true);
  expect(requests.length).toBeGreaterThanOrEqual(4);
});

test('R31: a poller does not repeat what another component has just read', async () => {
  const { api, requests } = serviceOf(vehicles('1'));
  const client = clientOf();
  watch(vehiclesQuery(api, '03', false), client);
  await vi.advanceTimersByTimeAsync(10);
  watch(vehiclesQuery(api, '03', 10_000), client);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
});

test('R8: after a failure, a device that is online again is polled at once', async () => {
  const { api, requests } = serviceOf(vehicles('1'), null, vehicles('1', '2'));
  const client = clientOf();
  client.mount();
  const observer = watch({ ...vehiclesQuery(api, '03', 10_000), refetchOnReconnect: true }, client);
  await vi.advanceTimersByTimeAsync(10_010);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data?.answer?.vehicles).toHaveLength(2);
  expect(requests).toHaveLength(3);
  client.unmount();
});

test('R11: a failure has the time of the first failure in a row', async () => {
  const { api } = serviceOf(null, null, null);
  const observer = watch(vehiclesQuery(api, '03', 10_000));
  await vi.advanceTimersByTimeAsync(10);
  const since = observer.getCurrentResult().data?.failure?.since;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(since).toBeDefined();
  expect(observer.getCurrentResult().data?.failure?.since).toBe(since);
  expect(observer.getCurrentResult().status).toBe('success');
});

test('R25: stops that could not be loaded are requested again until they have loaded', async () => {
  const stop1391 = { ...aStop(), latitude: '43.1', longitude: '-89.3' };
  const { api, requests } = serviceOf(null, null, { status: '0', stops: [stop1391] });
  const observer = watch(stopsQuery(api, '03'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(observer.getCurrentResult().data?.answer?.stops).toHaveLength(1);
  expect(requests).toHaveLength(3);
});

test('R25: a route without stops is requested again, in case the service made an error', async () => {
  const stop1391 = { ...aStop(), latitude: '43.1', longitude: '-89.3' };
  const { api, requests } = serviceOf(
    { status: '0', stops: [] },
    { status: '0', stops: [stop1391] },
  );
  const observer = watch(stopsQuery(api, '03'));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(91_000);
  expect(observer.getCurrentResult().data?.answer?.stops).toHaveLength(1);
  expect(requests).toHaveLength(2);
});

test('R5: a failed request for a stop is retried; the answer that no stop has this ID is not', async () => {
  const unknown = { status: '-1', description: 'stopID 9999 not found' };
  const { api, requests } = serviceOf(null, unknown);
  const observer = watch(stopLocationQuery(api, '9999'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(observer.getCurrentResult().data?.failure?.error.kind).toBe('refused');
  expect(requests).toHaveLength(2);
});

test('R3: a request with the default radius has no radius parameter', async () => {
  const { api, requests } = serviceOf({ status: '0', stop: [] });
  const client = clientOf();
  await client.fetchQuery(circleQuery(api, { lat: 43, lon: -89 }, null));
  await client.fetchQuery(circleQuery(api, { lat: 43, lon: -89 }, 250));
  expect(requests[0]).not.toContain('radius');
  expect(requests[1]).toContain('radius=250');
});

test('A30: two points a meter apart share one request', () => {
  const { api } = serviceOf({});
  const key = (lat: number) => circleQuery(api, roundedPlace({ lat, lon: -89 }), null).queryKey;
  expect(key(43.000001)).toEqual(key(43.000002));
  expect(key(43.0001)).not.toEqual(key(43.0002));
});
