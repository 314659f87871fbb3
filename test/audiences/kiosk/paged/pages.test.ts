import { expect, test } from 'vitest';

import {
  fillRows,
  heightOfRows,
  PAGE_DURATION,
  pageAt,
  splitIntoPages,
} from '../../../../src/audiences/kiosk/paged/pages.ts';

const same = (count: number, height = 1) => Array.from({ length: count }, () => height);

/** The rows that a list shows after a number of turns. */
function rowsAt(
  heights: readonly number[],
  available: number,
  turns: number,
  pinned: number | null = 0,
) {
  const pages = splitIntoPages(heights, available, pinned);
  const [from, to] = pages.ranges[pageAt(pages.ranges.length, turns, pinned !== null)] ?? [0, 0];
  const all = heights.map((_, index) => index);
  return [...all.slice(0, pages.pinned), ...all.slice(from, to)];
}

/** Milliseconds after which each row has been shown again, at most; undefined if it never is. */
function waits(heights: readonly number[], available: number, pinned: number | null = 0) {
  const { ranges } = splitIntoPages(heights, available, pinned);
  const turns = Array.from({ length: 6 * ranges.length }, (_, turn) => turn);
  const shown = turns.map((turn) => new Set(rowsAt(heights, available, turn, pinned)));
  return heights.map((_, row) => {
    const times = turns.filter((turn) => shown[turn]?.has(row));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0) - 1);
    return times.length === 0 ? undefined : Math.max(0, ...gaps) * PAGE_DURATION;
  });
}

test('A3: a list that fits has one page', () => {
  expect(splitIntoPages(same(4), 4, 0)).toEqual({ pinned: 0, ranges: [[0, 4]] });
  expect(splitIntoPages([], 4, 0).ranges).toHaveLength(1);
});

test('A50: paging keeps the first rows in place and turns the others', () => {
  const turns = [0, 1, 2, 3].map((turn) => rowsAt(same(8), 4, turn));
  expect(turns).toEqual([
    [0, 1, 2, 3],
    [0, 1, 4, 5],
    [0, 1, 6, 7],
    [0, 1, 2, 3],
  ]);
});

test('A50: a page stands 8 to 12 s, and nobody waits more than 20 s for a row of a short list', () => {
  expect(PAGE_DURATION).toBeGreaterThanOrEqual(8_000);
  expect(PAGE_DURATION).toBeLessThanOrEqual(12_000);
  for (let capacity = 1; capacity < 9; capacity++) {
    for (const pinned of [0, null])
      for (const wait of waits(same(3 * capacity), capacity, pinned))
        expect(wait).toBeLessThanOrEqual(20_000);
  }
});

test('A3: every row of a long list is shown, and the first ones every 20 s', () => {
  for (let capacity = 1; capacity < 9; capacity++) {
    const all = waits(same(40), capacity);
    expect(all).not.toContain(undefined);
    for (const wait of all.slice(0, 2 * capacity)) expect(wait).toBeLessThanOrEqual(20_000);
  }
});

test('A3: where no row matters more than another, all wait as long', () => {
  const [first, ...others] = waits(same(40), 4, null);
  expect(first).toBe(9 * PAGE_DURATION);
  expect(new Set(others)).toEqual(new Set([first]));
});

test('A2: a page has as many rows as fit, however high each of them is', () => {
  const heights = [300, 200, 100, 100, 500, 100];
  const { pinned, ranges } = splitIntoPages(heights, 500, null);
  expect(pinned).toBe(0);
  expect(ranges).toEqual([
    [0, 2],
    [2, 4],
    [4, 5],
    [5, 6],
  ]);
});

test('A50: pinned rows are on every page, as long as the highest other row has room beside them', () => {
  const turns = [0, 1, 2].map((turn) => rowsAt(same(6), 3, turn, 2));
  expect(turns).toEqual([
    [0, 1, 2],
    [0, 1, 3],
    [0, 1, 4],
  ]);
  expect(splitIntoPages([200, 200, 100, 300], 500, 2).pinned).toBe(1);
});

test('A50: a list asks for the height of its highest rows', () => {
  expect(heightOfRows([100, 204, 132], 2)).toBe(336);
  expect(heightOfRows([100], 2)).toBe(100);
});

test('T23: a page with room to spare shows more in its first rows', () => {
  const row = (least: number, full: number) => [{ height: least }, { height: full }] as const;
  const heights = (available: number) =>
    fillRows([row(100, 150), row(100, 190), row(100, 140)], available).map(({ height }) => height);
  expect(heights(300)).toEqual([100, 100, 100]);
  expect(heights(395)).toEqual([150, 100, 140]);
  expect(heights(480)).toEqual([150, 190, 140]);
});
