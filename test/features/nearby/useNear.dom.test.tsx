import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { UNSEEN_STAYS } from '../../../src/contract/arrivals.ts';
import { useNear } from '../../../src/features/nearby/useNear.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { createService } from '../../../src/service/createService.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../../support/builders.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const NOWHERE: { readonly point: Place | null } = { point: null };
const CENTER = createDemoCity().city.city.center;

test('P3: the demo’s stops around a point have their lines and departures; without a point nothing is read', async () => {
  const settings = theSettings();
  const service = createService(createDemoCity(), settings, () => NOW);
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://city.test');
    requests.push(url.pathname);
    return service(new Request(url));
  };
  const api = createApi({ baseUrl: '', key: settings.service.key, fetch });
  const client = new QueryClient();
  const options = { api, radius: 2600, interval: 10_000 };
  const { result, rerender } = renderHook(
    ({ point }: typeof NOWHERE) => useNear({ ...options, point }),
    {
      initialProps: NOWHERE,
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  expect(result.current.read).toBeUndefined();
  expect(requests).toEqual([]);
  rerender({ point: CENTER });
  await waitFor(() => expect(result.current.read?.answer).toBeDefined());
  const { stops = [], lines = [], isPartial } = result.current.read?.answer ?? {};
  expect(isPartial).toBeUndefined();
  expect(stops.length).toBeGreaterThan(3);
  const listed = new Set(stops.map(({ stopID }) => stopID));
  expect(lines.length).toBeGreaterThan(3);
  for (const { stopID, arrivals } of lines) {
    expect(listed).toContain(stopID);
    expect(arrivals[0]?.expectedAt).toBeGreaterThan(NOW - UNSEEN_STAYS);
  }
});
