import { expect, test } from 'vitest';

import { isOfflineClient } from '../../src/offline/isOfflineClient.ts';

const HOME = 'https://city.test';
const rider = { id: 'rider', type: 'window', url: `${HOME}/?route=03`, frameType: 'top-level' };
const kiosk = { id: 'kiosk', type: 'window', url: `${HOME}/?view=kiosk`, frameType: 'top-level' };
const embed = { id: 'embed', type: 'window', url: `${HOME}/?view=embed`, frameType: 'top-level' };
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
  ['of a display', kiosk, true],
  ['of an embed', embed, false],
  ['in a frame', framed, false],
])('R26, A37: a page %s is recognized by its window', async (_whose, window, isOffline) => {
  const clients = clientsWith([rider, kiosk, embed, framed]);
  for (const destination of ['script', 'worker', '']) {
    expect(await isOfflineClient(clients, { clientId: window.id, destination })).toBe(isOffline);
  }
});

test('R40: an import by a worker that does not run yet gets an answer', async () => {
  const clients = clientsWith([rider], ['map-worker']);
  const requester = { clientId: 'map-worker', destination: 'worker' };
  expect(await isOfflineClient(clients, requester)).toBe(true);
});

test.each(['worker', ''])(
  'R26, A37: a worker works offline if all open windows do (destination "%s")',
  async (destination) => {
    const requester = { clientId: 'map-worker', destination };
    expect(await isOfflineClient(clientsWith([rider]), requester)).toBe(true);
    expect(await isOfflineClient(clientsWith([rider, kiosk]), requester)).toBe(true);
    expect(await isOfflineClient(clientsWith([rider, framed]), requester)).toBe(false);
  },
);
