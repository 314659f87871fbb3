import { afterEach, expect, test, vi } from 'vitest';

import { startPocket } from '../../../src/api/pocket/startPocket.ts';
import { answerLocally, askLocally, fetchFromCity } from '../../../src/api/pocket/whoAnswers.ts';
import type { PocketRequest } from '../../../src/contract/pocket-messages.ts';
import { theSettings } from '../../support/builders.ts';

afterEach(() => answerLocally(null));

/** A page whose city answers "local", if at all, and whose service answers as given. */
async function ask(path: string, network: () => Response, hasCity = true, knows = true) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async () => {
    asked.push('service');
    return network();
  });
  const local = async () => {
    asked.push('city');
    return knows ? new Response('local') : null;
  };
  answerLocally(hasCity ? local : null);
  const text = await fetchFromCity(path).then(
    (response) => response.text(),
    () => 'failed',
  );
  return [...asked, text];
}

const good = () => new Response('remote');
const broken = () => new Response('', { status: 503 });
const down = (): Response => {
  throw new TypeError('no network');
};

test.each([
  ['a search', '/v1/search?key=k&text=a', good, ['city', 'local']],
  ['a timetable', '/timetables/1/20261120.json', good, ['city', 'local']],
  ['near me', '/v1/getnear?key=k&lat=1&lon=2', good, ['service', 'remote']],
  [
    'near me without a network',
    '/v1/getnear?key=k&lat=1&lon=2',
    down,
    ['service', 'city', 'local'],
  ],
  ['near me of a broken service', '/v1/getnear?key=k', broken, ['service', 'city', 'local']],
  ['a trip without a network', '/v1/gettrip?key=k&tripID=1', down, ['service', 'city', 'local']],
  ['journeys', '/v1/getjourneys?key=k&from=1&to=2', good, ['service', 'remote']],
  [
    'journeys without a network',
    '/v1/getjourneys?key=k&from=1&to=2',
    down,
    ['service', 'city', 'local'],
  ],
  ['buses without a network', '/v1/getvehicles?key=k&routeID=1', down, ['service', 'failed']],
  [
    'arrivals without a network',
    '/v1/getarrivals?key=k&stopID=1',
    down,
    ['service', 'city', 'local'],
  ],
  ['stops without a network', '/v1/getstops?routeID=1', down, ['service', 'city', 'local']],
  ['another server', 'https://other.example/v1/search?text=a', good, ['service', 'remote']],
])('P5: the page answers %s from where it should', async (_what, path, network, expected) => {
  expect(await ask(path, network)).toEqual(expected);
});

test('P5: what the city does not know the service answers, and a failure stays one', async () => {
  expect(await ask('/v1/search?text=a', good, true, false)).toEqual(['city', 'service', 'remote']);
  expect(await ask('/v1/getnear?lat=1', down, true, false)).toEqual(['service', 'city', 'failed']);
});

test('P1: without the city in the page the service answers everything', async () => {
  expect(await ask('/v1/search?text=a', good, false)).toEqual(['service', 'remote']);
  expect(await askLocally('/v1/search?text=a')).toBeNull();
});

test('P1: a page that no longer has the city gets no answer of it', async () => {
  expect(await ask('/v1/getnear?lat=1', down)).toEqual(['service', 'city', 'local']);
  expect(await ask('/v1/getnear?lat=1', down, false)).toEqual(['service', 'failed']);
});

test('Q9: what the service leaves open for three seconds the city in the page answers, also one that opens later', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  answerLocally(null);
  const asked = fetchFromCity('/v1/getnear?lat=1');
  await vi.advanceTimersByTimeAsync(4000);
  answerLocally(async () => new Response('local'));
  expect(await (await asked).text()).toBe('local');
  const again = fetchFromCity('/v1/getnear?lat=2');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await again).text()).toBe('local');
  vi.useRealTimers();
});

/** A worker that answers as `reply` says. */
function aWorker(reply: (request: PocketRequest) => unknown) {
  const target = new EventTarget();
  return () => ({
    addEventListener: target.addEventListener.bind(target),
    postMessage(request: PocketRequest) {
      const data = reply(request);
      if (data instanceof Event) target.dispatchEvent(data);
      else if (data !== undefined) target.dispatchEvent(new MessageEvent('message', { data }));
    },
  });
}

const settings = theSettings();

test('P5: the worker answers by the number of each request', async () => {
  const start = aWorker((request) =>
    'id' in request
      ? { id: request.id, body: request.path === '/none' ? null : `"${request.path}"` }
      : { isReady: true },
  );
  const answer = await startPocket(settings, '/city/1.json', 0, start);
  const [one, other, none] = await Promise.all(
    ['/a', '/b', '/none'].map(async (path) => answer?.(path)),
  );
  expect([await one?.json(), await other?.json(), none]).toEqual(['/a', '/b', null]);
});

test.each([
  ['has no city', { isReady: false }],
  ['can not be loaded', new Event('error')],
])('P1: a worker that %s is none', async (_what, reply) => {
  expect(
    await startPocket(
      settings,
      '/city/1.json',
      0,
      aWorker(() => reply),
    ),
  ).toBeNull();
});

test('P1: a worker that no longer answers is given up for the service', async () => {
  vi.useFakeTimers();
  const start = aWorker((request) => ('id' in request ? undefined : { isReady: true }));
  const answer = await startPocket(settings, '/city/1.json', 0, start);
  const asked = answer?.('/a');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBeNull();
});
