import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../src/api/ApiError.ts';
import { createApi } from '../../src/api/createApi.ts';
import type { Api } from '../../src/api/createApi.ts';
import { importOrApiError } from '../../src/api/importOrApiError.ts';
import { lotsQuery, vehiclesQuery } from '../../src/api/queries/live-queries.ts';
import { circleQuery, stopLocationQuery } from '../../src/api/queries/search/search-queries.ts';
import { onChunkImport } from '../../src/lib/loading/ChunkLoadError.ts';

beforeEach(() => void vi.useFakeTimers());
/** An API whose decoding code cannot be loaded, and how often it tried to load it. */
function apiWithoutCode() {
  const imports = { times: 0 };
  const load = () => {
    imports.times += 1;
    return importOrApiError<never>(() => Promise.reject(new TypeError('no module')));
  };
  const api = {
    ...createApi({ baseUrl: '', key: 'k', fetch: async () => new Response('') }),
    ask: load,
  };
  return { api, imports };
}

const OBSERVED = {
  vehicles: (client: QueryClient, api: Api) =>
    new QueryObserver(client, vehiclesQuery(api, '03', 10_000)),
  lots: (client: QueryClient, api: Api) => new QueryObserver(client, lotsQuery(api, 30_000)),
  nearby: (client: QueryClient, api: Api) =>
    new QueryObserver(client, circleQuery(api, { lat: 43, lon: -89 }, null)),
  location: (client: QueryClient, api: Api) =>
    new QueryObserver(client, stopLocationQuery(api, '0100')),
};

test.each(['vehicles', 'lots', 'nearby', 'location'] as const)(
  'R33: %s are not requested again after their decoding code could not be loaded',
  async (name) => {
    const { api, imports } = apiWithoutCode();
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const observer = OBSERVED[name](client, api);
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(600_000);
    await client.refetchQueries();
    expect(imports.times).toBe(1);
    expect(observer.getCurrentResult().data).toMatchObject({
      failure: { error: { kind: 'chunk' } },
    });
    stop();
  },
);

test('R33: code that cannot be loaded is its own kind of failure, and listeners are called', async () => {
  const heard = vi.fn<(isLoaded: boolean) => void>();
  const stop = onChunkImport(heard);
  const failing = () => importOrApiError(() => Promise.reject(new TypeError('no module')));
  await expect(failing()).rejects.toBeInstanceOf(ApiError);
  await expect(failing()).rejects.toMatchObject({
    kind: 'chunk',
    cause: { name: 'ChunkLoadError', cause: new TypeError('no module') },
  });
  expect(heard.mock.calls).toEqual([[false], [false]]);
  stop();
  await expect(failing()).rejects.toBeInstanceOf(ApiError);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('R33: listeners hear of code that has loaded once, not each time that a poll imports it', async () => {
  const heard = vi.fn<(isLoaded: boolean) => void>();
  const stop = onChunkImport(heard);
  const code = { decode: () => {} };
  for (let poll = 0; poll < 3; poll += 1)
    expect(await importOrApiError(async () => code)).toBe(code);
  expect(heard.mock.calls).toEqual([[true]]);
  stop();
});
