import { expect, test } from 'vitest';

import { ApiError } from '../../src/api/ApiError.ts';
import { createApi } from '../../src/api/createApi.ts';
import { OPERATIONS } from '../../src/contract/operations/operations.ts';

/** A fake service that gives one answer to everything and records the requests. */
function answering(answer: (signal: AbortSignal | null) => Response | Promise<Response>) {
  const requests: string[] = [];
  const api = createApi({
    baseUrl: 'https://transit.example.org',
    key: 'k-1',
    routeDocuments: 'https://routes.example.org/{routeID}.json',
    timeLimit: 50,
    fetch: async (input, init) => {
      requests.push(input instanceof Request ? input.url : String(input));
      return answer(init?.signal ?? null);
    },
  });
  return { api, requests };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

async function failureOf(read: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await read.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}

const neverAnswers = (signal: AbortSignal | null) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test('sends the key first, and only parameters that have a value', async () => {
  const { api, requests } = answering(() =>
    json({ status: '0', stops: [], stop: [], vehicles: [] }),
  );
  await api.ask(OPERATIONS.getstops, { routeID: '03', destination: 'CapSq-Dutch P&R' });
  await api.ask(OPERATIONS.getnearbystops, { lat: 43.1, lon: -89.4 });
  await api.ask(OPERATIONS.getvehicles, { routeID: '07' });
  expect(requests.map((url) => url.replace('https://transit.example.org', ''))).toEqual([
    '/v1/getstops?key=k-1&routeID=03&destination=CapSq-Dutch+P%26R',
    '/v1/getnearbystops?key=k-1&lat=43.1&lon=-89.4',
    '/v1/getvehicles?key=k-1&routeID=07',
  ]);
});

test('the parking operation is called without a key', async () => {
  const { api, requests } = answering(() => json({ lots: [] }));
  await api.ask(OPERATIONS.lots, { expand: 'specialevents' });
  expect(requests).toEqual(['https://transit.example.org/parking/v2/lots?expand=specialevents']);
});

test.each([200, 400, 500])('a refusal is recognized with HTTP status %i', async (status) => {
  const { api } = answering(() => json({ status: '-1', description: 'No such route' }, status));
  const error = await failureOf(api.ask(OPERATIONS.getvehicles, { routeID: '1' }));
  expect(error).toMatchObject({ kind: 'refused', message: 'No such route', status });
});

test('A9: a refusal that says when to ask again is an outage', async () => {
  const body = JSON.stringify({ status: '-1', description: 'The bus data is unavailable' });
  const { api } = answering(() => new Response(body, { headers: { 'retry-after': '5' } }));
  const error = await failureOf(api.ask(OPERATIONS.getvehicles, { routeID: '1' }));
  expect(error).toMatchObject({ kind: 'http', status: 200, retryAfter: 5000 });
});

test.each([
  ['a page of HTML', () => new Response('<!doctype html><title>Sign in</title>'), 'malformed'],
  ['half an answer', () => new Response('{"status":"0","vehicles":[{'), 'malformed'],
  ['two answers glued together', () => new Response('{"status":"-1"}{"vehicles":[]}'), 'malformed'],
  [
    'two glued together under a failing status',
    () => new Response('{"status":"-1"}{"vehicles":[]}', { status: 500 }),
    'malformed',
  ],
  ['5 MB of garbage', () => new Response('x'.repeat(5_000_000)), 'malformed'],
  ['an empty body', () => new Response(''), 'malformed'],
  ['another shape', () => json({ status: '0', vehicles: 'none' }), 'malformed'],
  ['a list', () => json([]), 'malformed'],
  ['null', () => json(null), 'malformed'],
  ['a traceback', () => new Response('Traceback', { status: 500 }), 'http'],
  ['JSON of no envelope under a failing status', () => json({ error: 1 }, 503), 'http'],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
  ['an answer that never comes', neverAnswers, 'timeout'],
] as const)('T27: %s is its own kind of failure, of each operation', async (_, answer, kind) => {
  const { api } = answering(answer);
  const reads = [
    api.ask(OPERATIONS.getstops, { routeID: '1' }),
    api.ask(OPERATIONS.getnearbystops, { lat: 43, lon: -89 }),
    api.ask(OPERATIONS.getstoplocation, { stopID: '1' }),
    api.ask(OPERATIONS.getvehicles, { routeID: '1' }),
    api.ask(OPERATIONS.getarrivals, { stopID: '1' }),
    api.ask(OPERATIONS.gettrip, { tripID: '1' }),
    api.ask(OPERATIONS.getalerts, {}),
    api.ask(OPERATIONS.lots, {}),
    api.routeDocument('1'),
  ];
  const kinds = await Promise.all(reads.map(async (read) => (await failureOf(read)).kind));
  expect(kinds).toEqual(reads.map(() => kind));
});

test('an incomplete body causes a timeout', async () => {
  const { api } = answering(
    (signal) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"status":'));
            signal?.addEventListener('abort', () => controller.error(signal.reason));
          },
        }),
      ),
  );
  expect((await failureOf(api.ask(OPERATIONS.getvehicles, { routeID: '1' }))).kind).toBe('timeout');
});

test('lots: an error status without an answer is a failure and keeps Retry-After', async () => {
  const { api } = answering(
    () => new Response('{"error":"x"}', { status: 503, headers: { 'retry-after': '7' } }),
  );
  expect(await failureOf(api.ask(OPERATIONS.lots, {}))).toMatchObject({
    kind: 'http',
    retryAfter: 7000,
  });
});

test('C9: lots have the age of their response', async () => {
  const aged = (age: string) =>
    answering(() => new Response('{"lots":[]}', { headers: { age } })).api.ask(OPERATIONS.lots, {});
  expect(await aged('1500')).toMatchObject({ age: 1_500_000 });
  expect(await aged('soon')).toMatchObject({ age: 0 });
});

test('an abort stays an abort', async () => {
  const { api } = answering(neverAnswers);
  const abort = new AbortController();
  const read = api.ask(OPERATIONS.getvehicles, { routeID: '1' }, abort.signal);
  abort.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
});

test('no error contains the key', async () => {
  const { api } = answering(() => Promise.reject(new TypeError('fetch failed')));
  const error = await failureOf(api.ask(OPERATIONS.getvehicles, { routeID: '1' }));
  expect(`${error.message} ${error.stack}`).not.toContain('k-1');
});

test('S4, R26: polled and stored data is revalidated with the service; searches may come from the cache', async () => {
  const caches: (RequestCache | undefined)[] = [];
  const api = createApi({
    baseUrl: '',
    key: 'k-1',
    fetch: async (_input, init) => {
      caches.push(init?.cache);
      return json({ status: '0', stops: [], stop: [], vehicles: [], lots: [] });
    },
  });
  await api.ask(OPERATIONS.getvehicles, { routeID: '03' });
  await api.ask(OPERATIONS.lots, {});
  await api.ask(OPERATIONS.getstops, { routeID: '03' });
  await api.ask(OPERATIONS.getnearbystops, { lat: 43, lon: -89 });
  expect(caches).toEqual(['no-cache', 'no-cache', 'no-cache', undefined]);
});

test('S20: a route’s document is read at its address, without a key', async () => {
  const document = { routeID: 'A/$&', directions: [{ destination: 'East', stops: ['1', '2'] }] };
  const { api, requests } = answering(() => json(document));
  expect(await api.routeDocument('A/$&')).toEqual(document);
  expect(requests).toEqual(['https://routes.example.org/A%2F%24%26.json']);
});

test('S20: a route without a document is an answer, and a source without documents gets no request', async () => {
  const { api } = answering(() => json({ status: '-1', description: 'none' }, 404));
  expect(await api.routeDocument('03')).toBeNull();
  const none = createApi({
    baseUrl: '',
    key: '',
    fetch: () => Promise.reject(new TypeError('a request')),
  });
  expect(await none.routeDocument('03')).toBeNull();
});
