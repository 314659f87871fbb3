// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileRetrier } from '../../../src/map/basemap/tileRetrier.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aSetOfTiles() {
  const told: string[] = [];
  const tiles = tileRetrier({
    refresh: (source) => told.push(`refresh ${source}`),
    onFailure: () => told.push('failure'),
    onLoaded: () => told.push('loaded'),
  });
  return { tiles, told };
}

test('A25: many failing tiles are reported once and retried together', () => {
  const { tiles, told } = aSetOfTiles();
  for (let tile = 0; tile < 20; tile += 1) tiles.failed('streets');
  tiles.settled();
  vi.advanceTimersByTime(30_000);
  expect(told).toEqual(['failure', 'refresh streets']);
  tiles.settled();
  expect(told).toEqual(['failure', 'refresh streets', 'loaded']);
});

test('A25: tiles that fail again are not reported again', () => {
  const { tiles, told } = aSetOfTiles();
  tiles.failed('streets');
  vi.advanceTimersByTime(30_000);
  tiles.failed('streets');
  tiles.settled();
  vi.advanceTimersByTime(60_000);
  tiles.settled();
  expect(told).toEqual(['failure', 'refresh streets', 'refresh streets', 'loaded']);
});

test('R25: a manual retry runs at once, and its result is reported', () => {
  const { tiles, told } = aSetOfTiles();
  tiles.retry();
  expect(told, 'nothing has failed').toEqual([]);
  tiles.failed('streets');
  tiles.retry();
  tiles.failed('streets');
  tiles.retry();
  tiles.settled();
  expect(told).toEqual(['failure', 'refresh streets', 'failure', 'refresh streets', 'loaded']);
});
