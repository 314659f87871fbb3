import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createApi } from '../../../../src/api/createApi.ts';
import type { Api } from '../../../../src/api/createApi.ts';
import { lotsQuery, vehiclesQuery } from '../../../../src/api/queries/live-queries.ts';
import { routeDocumentQuery } from '../../../../src/api/queries/routeDocumentQuery.ts';
import {
  circleQuery,
  stopLocationQuery,
} from '../../../../src/api/queries/search/search-queries.ts';
import { stopsQuery } from '../../../../src/api/queries/stopsQuery.ts';
import type { Read } from '../../../../src/api/Read.ts';
import { createPollSchedule } from '../../../../src/audiences/kiosk/polling/createPollSchedule.ts';
import { kioskQueryClient } from '../../../../src/audiences/kiosk/polling/kioskQueryClient.ts';
import { withBackOff } from '../../../../src/audiences/kiosk/polling/withBackOff.ts';
import { WIRE_LOT, WIRE_STOP, WIRE_VEHICLE } from '../../../support/answers/wire.ts';
import { loadReads } from '../../../support/page/loadReads.ts';

beforeAll(loadReads);

const HOUR = 3_600_000;

const schedule = createPollSchedule(0.3);

/** Each source of a display, a good answer, its list, and the seconds until the first retry. */
const SOURCES = {
  vehicles: {
    watch: (api: Api) =>
      watch({ ...vehiclesQuery(api, '3', 10_000), refetchInterval: schedule(10_000, Infinity) }),
    good: { status: '0', timestamp: '2026-11-20 12:00:00', routeID: '3', vehicles: [WIRE_VEHICLE] },
    list: 'vehicles',
    retry: 10,
  },
  lots: {
    watch: (api: Api) =>
      watch({ ...lotsQuery(api, 45_000), refetchInterval: schedule(45_000, Infinity) }),
    good: { lots: [WIRE_LOT] },
    list: 'lots',
    retry: 45,
  },
  stops: {
    watch: (api: Api) => watch(stopsQuery(api, '3')),
    good: { status: '0', stops: [WIRE_STOP] },
    list: 'stops',
    retry: 5,
  },
  'lookups of a stop': {
    watch: (api: Api) => watch(stopLocationQuery(api, '1391')),
    good: { status: '0', ...WIRE_STOP },
    list: 'stopID',
    retry: 5,
  },
  'stops around a place': {
    watch: (api: Api) => watch(circleQuery(api, { lat: 43.07, lon: -89.4 }, null)),
    good: { status: '0', stop: [WIRE_STOP] },
    list: 'stop',
    retry: 5,
  },
  'route documents': {
    watch: (api: Api) => watch(routeDocumentQuery(api, '3')),
    good: { routeID: '3', directions: [{ destination: 'East', stops: ['1'] }] },
    list: 'directions',
    retry: 30,
  },
} as const;
const NAMES = [
  'vehicles',
  'lots',
  'stops',
  'lookups of a stop',
  'stops around a place',
  'route documents',
] as const;
type Name = (typeof NAMES)[number];

// The API imports these when it first needs them, which takes real time.
await import('../../../../src/contract/vehicle.ts');
await import('../../../../src/contract/parking/parking-lot.ts');
await import('../../../../src/contract/stops/stop-lookups.ts');

let answer: () => Response;
let polls: number[] = [];
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) });
  // The browser's own runs on real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  vi.stubGlobal('fetch', async () => {
    polls.push(Date.now());
    return answer();
  });
  polls = [];
  client = kioskQueryClient();
});
afterEach(() => client.clear());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Polls as an open display does. Returns the source's state. */
function watch<T, K extends QueryKey>(
  options: QueryObserverOptions<Read<T>, Error, Read<T>, Read<T>, K>,
): () => Read<unknown> | undefined {
  const observer = new QueryObserver(client, options);
  observer.subscribe(() => {});
  return () => observer.getCurrentResult().data;
}

function open(name: Name) {
  const api = createApi({
    baseUrl: '',
    key: 'demo',
    routeDocuments: '/routes/{routeID}.json',
    fetch: (url, init) => fetch(url, init),
  });
  return SOURCES[name].watch(withBackOff(api, 0.3));
}

const jsonOf = (name: Name) => JSON.stringify(SOURCES[name].good);

const BAD: readonly [what: string, (name: Name) => Response, names?: readonly Name[]][] = [
  ['an HTTP error', () => new Response('', { status: 503 })],
  ['a login page', () => new Response('<!doctype html><h1>Log in</h1>')],
  ['a cut body', (name) => new Response(jsonOf(name).slice(0, -9))],
  ['an empty body', () => new Response('')],
  ['another shape', (name) => Response.json({ status: '0', [SOURCES[name].list]: '' })],
  [
    'a status other than "0"',
    (name) => Response.json({ ...SOURCES[name].good, status: '-100', description: 'no key' }),
    // Only these operations have a status.
    ['vehicles', 'stops', 'lookups of a stop', 'stops around a place'],
  ],
];

test.each(
  BAD.flatMap(([what, bad, names]) => (names ?? NAMES).map((name) => [what, name, bad] as const)),
)('A15: %s is a failure of %s, which keep their last data', async (_, name, bad) => {
  answer = () => new Response(jsonOf(name));
  const read = open(name);
  await pass(0);
  const before = read();
  expect(before).toMatchObject({ answer: {} });
  expect(before?.failure).toBeUndefined();
  answer = () => bad(name);
  void client.refetchQueries();
  await pass(1);
  expect(read()?.failure).toBeDefined();
  expect(read()?.answer).toBe(before?.answer);
});

test.each(NAMES)(
  'A14: %s are asked for less and less often while they fail, until a good answer',
  async (name) => {
    answer = () => new Response('', { status: 503 });
    const read = open(name);
    await pass(2 * HOUR);
    const waits = polls.slice(1).map((at, nth) => (at - (polls[nth] ?? 0)) / 1_000);
    for (const [nth, wait] of waits.entries()) {
      const passed = waits.slice(0, nth).reduce((sum, each) => sum + each, 0);
      const due = Math.min(SOURCES[name].retry + passed, 300);
      expect(Math.abs(wait - due) / due).toBeLessThan(0.22);
    }
    expect(waits.at(-1)).toBeGreaterThan(239);
    answer = () => new Response(jsonOf(name));
    await pass(361_000);
    expect(read()?.failure).toBeUndefined();
  },
);

test.each(NAMES)('A14: %s are not asked for before Retry-After', async (name) => {
  answer = () => new Response('', { status: 503, headers: { 'retry-after': '600' } });
  open(name);
  await pass(599_000);
  expect(polls).toHaveLength(1);
  await pass(130_000);
  expect(polls).toHaveLength(2);
});
