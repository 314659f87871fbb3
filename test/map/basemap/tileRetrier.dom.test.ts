import { beforeEach, expect, test, vi } from 'vitest';

import { tileRetrier } from '../../../src/map/basemap/tileRetrier.ts';

beforeEach(() => vi.useFakeTimers());
function aSetOfTiles() {
  const events: string[] = [];
  const tiles = tileRetrier({
    refresh: (source) => events.push(`refresh ${source}`),
    onFailure: () => events.push('failure'),
    onLoaded: () => events.push('loaded'),
  });
  return { tiles, events };
}

test('A25: many failing tiles are reported once and retried together', () => {
  const { tiles, events } = aSetOfTiles();
  for (let tile = 0; tile < 20; tile += 1) tiles.failed('streets');
  tiles.settled();
  vi.advanceTimersByTime(30_000);
  expect(events).toEqual(['failure', 'refresh streets']);
  tiles.settled();
  expect(events).toEqual(['failure', 'refresh streets', 'loaded']);
});

test('A25: tiles that fail again are not reported again', () => {
  const { tiles, events } = aSetOfTiles();
  tiles.failed('streets');
  vi.advanceTimersByTime(30_000);
  tiles.failed('streets');
  tiles.settled();
  vi.advanceTimersByTime(60_000);
  tiles.settled();
  expect(events).toEqual(['failure', 'refresh streets', 'refresh streets', 'loaded']);
});

test('R25: a manual retry runs at once, and its result is reported', () => {
  const { tiles, events } = aSetOfTiles();
  tiles.retry();
  expect(events, 'nothing has failed').toEqual([]);
  tiles.failed('streets');
  tiles.retry();
  tiles.failed('streets');
  tiles.retry();
  tiles.settled();
  expect(events).toEqual(['failure', 'refresh streets', 'failure', 'refresh streets', 'loaded']);
});
