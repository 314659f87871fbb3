import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { circlesAround } from '../../../src/features/nearby/searchRings.ts';
import { useFetchNearby, useNearbySearch } from '../../../src/features/nearby/useNearbySearch.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { createService } from '../../../src/service/createService.ts';
import type { RouteStop } from '../../../src/service/Source.ts';
import { aRouteStop, theSettings } from '../../support/builders.ts';
import { NOON, smallSource } from '../../support/cities/small-source.ts';

/** A city of the given stops. `seen` has the requested URLs, the most at once, and how many were aborted. */
function cityOf(stops: RouteStop[], isDown: (url: string) => boolean = () => false, latency = 1) {
  const service = createService(
    smallSource({ stops: async () => stops }),
    theSettings(),
    () => NOON,
  );
  const urls: string[] = [];
  const seen = { urls, most: 0, aborted: 0 };
  let running = 0;
  const api = createApi({
    baseUrl: '',
    key: 'test-key',
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      seen.urls.push(url);
      running += 1;
      seen.most = Math.max(seen.most, running);
      init?.signal?.addEventListener('abort', () => (seen.aborted += 1));
      try {
        await new Promise((resolve) => setTimeout(resolve, latency));
        init?.signal?.throwIfAborted();
        if (isDown(url)) throw new TypeError('fetch failed');
        return await service(new Request(new URL(url, 'http://city.test')));
      } finally {
        running -= 1;
      }
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const search = (point: Place, radius: number | null = null) =>
    renderHook(
      (at: Place) => {
        const search = useNearbySearch({ api, point: at, radius, metresPerMinute: 80 });
        useFetchNearby(search, { api, radius });
        return search;
      },
      {
        initialProps: point,
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
  return { seen, search };
}

const CENTER = { lat: 43.0733, lon: -89.4014 };
const ALL_CIRCLES = circlesAround(CENTER).centers.length;

test('R4: a search with few results widens to all circles, at most four at a time', async () => {
  const { search, seen } = cityOf([aRouteStop({ latitude: 43.0733, longitude: -89.4014 })]);
  const { result } = search(CENTER);
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(result.current.reachFeet).toBe(1800);
  expect(result.current.found).toHaveLength(1);
  expect(seen.urls).toHaveLength(ALL_CIRCLES);
  expect(seen.most).toBe(4);
});

test('R4: repeating a search sends no requests', async () => {
  const { search, seen } = cityOf([]);
  const first = search(CENTER);
  await waitFor(() => expect(first.result.current.isDone).toBe(true));
  first.unmount();
  const second = search({ lat: CENTER.lat + 0.000001, lon: CENTER.lon });
  expect(second.result.current.isDone).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.urls).toHaveLength(ALL_CIRCLES);
});

test('R4: a search with a radius is not widened', async () => {
  const { search, seen } = cityOf([]);
  const { result } = search(CENTER, 250);
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(result.current.reachFeet).toBe(250);
  expect(seen.urls).toHaveLength(1);
});

test('R4: moving the point aborts the old search', async () => {
  const { search, seen } = cityOf([], () => false, 50);
  const { result, rerender } = search(CENTER);
  await waitFor(() => expect(seen.urls.length).toBeGreaterThan(2));
  const requested = seen.urls.length;
  rerender({ lat: 43.2, lon: -89.2 });
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(seen.aborted).toBeGreaterThan(0);
  expect(seen.urls.length).toBeLessThanOrEqual(requested + 40);
  expect(
    seen.urls
      .slice(requested + 4)
      .every((url) => url.includes('lat=43.2') || url.includes('lat=43.19')),
  ).toBe(true);
});

test('R4: if one circle fails, the search reports it and keeps the other results', async () => {
  const stops = [aRouteStop({ latitude: 43.0733, longitude: -89.4014 })];
  let requests = 0;
  const { search } = cityOf(stops, () => ++requests === 5);
  const { result } = search(CENTER);
  await waitFor(() => expect(result.current.isDone).toBe(true));
  expect(result.current.failures.map(({ kind }) => kind)).toEqual(['unreachable']);
  expect(result.current.found).toHaveLength(1);
  expect(result.current.reachFeet).toBe(1800);
});

test('R4: neighbors share the circles of the grid, and each gets the distances from their own point', async () => {
  const { search, seen } = cityOf([aRouteStop({ latitude: 43.0733, longitude: -89.4014 })]);
  const distanceFrom = async (point: Place) => {
    const { result, unmount } = search(point);
    await waitFor(() => expect(result.current.isDone).toBe(true));
    unmount();
    return result.current.found.map(({ meters }) => Math.round(meters));
  };
  expect(await distanceFrom(CENTER)).toEqual([0]);
  const before = seen.urls.length;
  // About 33 m to the north.
  expect(await distanceFrom({ lat: CENTER.lat + 0.0003, lon: CENTER.lon })).toEqual([33]);
  expect(seen.urls.length - before).toBeLessThan(8);
});
