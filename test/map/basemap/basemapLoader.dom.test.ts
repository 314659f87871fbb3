import type { StyleSpecification } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';

import { ChunkLoadError } from '../../../src/lib/loading/ChunkLoadError.ts';
import { PLAIN_GROUND } from '../../../src/map/basemap/basemap.ts';
import { basemapLoader } from '../../../src/map/basemap/basemapLoader.ts';

beforeEach(() => vi.useFakeTimers());
const style = (name: string): StyleSpecification => ({ version: 8, name, sources: {}, layers: [] });

/** A basemap loader whose reads the test resolves or rejects, and a log of its callbacks. */
function aBasemap() {
  const events: unknown[] = [];
  const reads: { address: string; answer: (style?: StyleSpecification) => void }[] = [];
  const basemap = basemapLoader({
    read: (address, _theme, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        reads.push({
          address,
          answer: (read) => (read ? resolve(read) : reject(new Error('no style'))),
        });
      }),
    show: (shown) => events.push(shown),
    onFailure: () => events.push('failure'),
    onLoaded: () => events.push('loaded'),
  });
  /** Answers a read: with a style of this name, or with a failure. */
  const answer = async (index: number, name?: string) => {
    reads.at(index)?.answer(name === undefined ? undefined : style(name));
    await pass(0);
  };
  return { basemap, events, reads, answer };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('A25: without the style data is drawn on an empty map, and the style is retried', async () => {
  const { basemap, events, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  await answer(0);
  expect(events).toEqual([PLAIN_GROUND, 'failure']);
  await pass(30_000);
  await answer(1, 'streets');
  expect(events).toEqual([PLAIN_GROUND, 'failure', style('streets'), 'loaded']);
});

test('A25: a failing style is retried with back-off, and at once when online again', async () => {
  const { basemap, reads, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  const waits: number[] = [];
  for (let failure = 0; failure < 6; failure += 1) {
    const before = reads.length;
    reads.at(-1)?.answer();
    let seconds = 0;
    while (reads.length === before) {
      await pass(1000);
      seconds += 1;
    }
    waits.push(seconds);
  }
  expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
  await answer(-1);
  globalThis.dispatchEvent(new Event('online'));
  expect(reads).toHaveLength(8);
});

test('A25: data does not wait for a slow style', async () => {
  const { basemap, events, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  await pass(1500);
  expect(events).toEqual([PLAIN_GROUND]);
  await answer(0, 'streets');
  expect(events.at(-1)).toBe('loaded');
  expect(basemap.shown()).toEqual(style('streets'));
});

test('R19: a new theme that fails leaves the old one in place', async () => {
  const { basemap, events, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  await answer(0, 'light');
  basemap.load('/dark.json', 'dark');
  await answer(1);
  expect(events).toEqual([style('light'), 'loaded', 'failure']);
  expect(basemap.shown()).toEqual(style('light'));
});

test('R19: of two themes requested in a row the second is shown', async () => {
  const { basemap, events, reads, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  basemap.load('/dark.json', 'dark');
  reads[0]?.answer(style('light'));
  await answer(1, 'dark');
  expect(events).toEqual([style('dark'), 'loaded']);
});

test('A25: a style that the map cannot load is replaced, and not shown again until it changes', async () => {
  const { basemap, events, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  await answer(0, 'wrong');
  basemap.reject(new Error('not a color'));
  expect(events.splice(0)).toEqual([style('wrong'), 'loaded', PLAIN_GROUND, 'failure']);
  await pass(30_000);
  await answer(1, 'wrong');
  expect(events.splice(0)).toEqual(['failure']);
  expect(basemap.shown()).toEqual(PLAIN_GROUND);
  await pass(60_000);
  await answer(2, 'mended');
  expect(events).toEqual([style('mended'), 'loaded']);
});

test('R19: a theme that the map cannot load leaves the old one in place', async () => {
  const { basemap, events, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  await answer(0, 'light');
  basemap.load('/dark.json', 'dark');
  await answer(1, 'dark');
  basemap.reject(new Error('not a color'));
  expect(events.slice(-2)).toEqual([style('light'), 'failure']);
});

test('the basemap of a closed map is not retried', async () => {
  const { basemap, reads, answer } = aBasemap();
  basemap.load('/light.json', 'light');
  await answer(0);
  basemap.stop();
  await pass(600_000);
  expect(reads).toHaveLength(1);
});

test('R33: a style whose code could not be loaded is reported and not retried', async () => {
  const failures: unknown[] = [];
  let reads = 0;
  const basemap = basemapLoader({
    read: async () => {
      reads += 1;
      throw new ChunkLoadError('no module');
    },
    show: () => {},
    onFailure: (error) => failures.push(error),
    onLoaded: () => {},
  });
  basemap.load('pmtiles://city.pmtiles', 'light');
  await pass(3_600_000);
  globalThis.dispatchEvent(new Event('online'));
  basemap.retry();
  await pass(0);
  expect(reads).toBe(1);
  expect(failures).toEqual([expect.any(ChunkLoadError)]);
});
