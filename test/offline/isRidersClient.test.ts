import { expect, test } from 'vitest';

import { isRidersClient } from '../../src/offline/isRidersClient.ts';

const HOME = 'https://city.test';
const rider = { id: 'rider', type: 'window', url: `${HOME}/?route=03`, frameType: 'top-level' };
const kiosk = { id: 'kiosk', type: 'window', url: `${HOME}/?view=kiosk`, frameType: 'top-level' };
const framed = { id: 'framed', type: 'window', url: `${HOME}/`, frameType: 'nested' };
const mapWorker = { id: 'map-worker', type: 'worker', url: `${HOME}/assets/map-worker.js` };

/** A service worker's clients. `get` never resolves for one that does not run yet, as in Firefox. */
const clientsWith = (windows: readonly (typeof rider)[], starting: readonly string[] = []) => ({
  get: (id: string) =>
    starting.includes(id)
      ? new Promise<undefined>(() => {})
      : Promise.resolve([...windows, mapWorker].find((client) => client.id === id)),
  matchAll: async () => windows,
});

test.each([
  ['of a rider', rider, true],
  ['of a display', kiosk, false],
  ['in a frame', framed, false],
])('R26: a page %s is recognized by its window', async (_whose, window, isRiders) => {
  const clients = clientsWith([rider, kiosk, framed]);
  for (const destination of ['script', 'worker', '']) {
    expect(await isRidersClient(clients, { clientId: window.id, destination })).toBe(isRiders);
  }
});

test('R40: an import by a worker that does not run yet gets an answer', async () => {
  const clients = clientsWith([rider], ['map-worker']);
  const requester = { clientId: 'map-worker', destination: 'worker' };
  expect(await isRidersClient(clients, requester)).toBe(true);
});

test.each(['worker', ''])(
  'R26: a worker counts as a rider’s if all open windows are (destination "%s")',
  async (destination) => {
    const requester = { clientId: 'map-worker', destination };
    expect(await isRidersClient(clientsWith([rider]), requester)).toBe(true);
    expect(await isRidersClient(clientsWith([rider, kiosk]), requester)).toBe(false);
    expect(await isRidersClient(clientsWith([rider, framed]), requester)).toBe(false);
  },
);
