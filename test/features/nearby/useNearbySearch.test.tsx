import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { useNearbySearch } from '../../../src/features/nearby/useNearbySearch.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { createService } from '../../../src/service/createService.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { aRouteStop, theSettings } from '../../support/builders.ts';
import { NOON, smallSource } from '../../support/cities/small-source.ts';

/** Searches in a city. `requests` has the requested operations with their radius. */
function searchIn(source: Source, hasTimes: boolean, { latency = 1, unknown = '' } = {}) {
  const settings = theSettings();
  const service = createService(source, settings, () => NOON);
  const seen: { requests: string[]; aborted: number } = { requests: [], aborted: 0 };
  const api = createApi({
    baseUrl: '',
    key: settings.service.key,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://city.test');
      const { searchParams, pathname } = url;
      const reach = searchParams.get('radius') ?? searchParams.get('meters') ?? '';
      seen.requests.push(`${pathname.split('/').at(-1) ?? ''} ${reach}`.trim());
      init?.signal?.addEventListener('abort', () => (seen.aborted += 1));
      await new Promise((resolve) => setTimeout(resolve, latency));
      init?.signal?.throwIfAborted();
      if (pathname.endsWith(`/${unknown}`)) return new Response(null, { status: 404 });
      return service(new Request(url));
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const features = { ...settings.features, times: hasTimes };
  const search = (point: Place, radius: number | null = null) =>
    renderHook(
      (at: Place) =>
        useNearbySearch({ api, settings: { ...settings, features }, point: at, radius }),
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
const AT_CENTER = aRouteStop({ latitude: CENTER.lat, longitude: CENTER.lon });
const DEMO = createDemoCity();

test('P3, R4: in a city with times one question finds the stops around, with their routes', async () => {
  const { search, seen } = searchIn(DEMO, true);
  const { result } = search(DEMO.city.city.center);
  await waitFor(() => expect(result.current.found.length).toBeGreaterThan(3));
  expect(seen.requests).toEqual(['getnear 500']);
  expect(result.current.reachMeters).toBe(500);
  expect(result.current.found.every(({ stop }) => stop.lines.length > 0)).toBe(true);
});

test.each([
  [null, 'getnearbystops', 500],
  [250, 'getnearbystops 250', 250],
  [1320, 'getnearbystops', 500],
])(
  'P3, R4: a service without times is asked for one circle (radius %s)',
  async (radius, request, feet) => {
    const { search, seen } = searchIn(smallSource({ stops: async () => [AT_CENTER] }), false);
    const { result } = search(CENTER, radius);
    await waitFor(() => expect(result.current.found).toHaveLength(1));
    expect(seen.requests).toEqual([request]);
    expect(result.current.reachMeters).toBeCloseTo(feet * 0.3048);
    expect(result.current.found[0]?.stop.lines.map(({ routeID }) => routeID)).toEqual(['']);
  },
);

test('P3, R4: a service that does not know the question is asked for one circle after that', async () => {
  const source = smallSource({ stops: async () => [AT_CENTER] });
  const { search, seen } = searchIn(source, true, { unknown: 'getnear' });
  const { result } = search(CENTER);
  await waitFor(() => expect(result.current.found).toHaveLength(1));
  expect(seen.requests).toEqual(['getnear 500', 'getnearbystops']);
});

test('R4: repeating a search sends no requests', async () => {
  const { search, seen } = searchIn(smallSource({ stops: async () => [] }), false);
  const first = search(CENTER);
  await waitFor(() => expect(first.result.current.read?.answer).toBeDefined());
  first.unmount();
  const second = search({ lat: CENTER.lat + 0.000001, lon: CENTER.lon });
  expect(second.result.current.read?.answer).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.requests).toHaveLength(1);
});

test('R4: moving the point aborts the old search', async () => {
  const { search, seen } = searchIn(smallSource({ stops: async () => [] }), false, {
    latency: 1000,
  });
  const { result, rerender } = search(CENTER);
  await waitFor(() => expect(seen.requests).toHaveLength(1));
  rerender({ lat: 43.2, lon: -89.2 });
  await waitFor(() => expect(result.current.read?.answer).toBeDefined());
  expect(seen).toEqual({ requests: ['getnearbystops', 'getnearbystops'], aborted: 1 });
});
