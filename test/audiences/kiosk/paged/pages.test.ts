import { expect, test } from 'vitest';

import {
  areFullPages,
  nearPages,
  PAGE_DURATION,
  pageAt,
  rowsOfOnePage,
  rowsThatFit,
  splitIntoPages,
} from '../../../../src/audiences/kiosk/paged/pages.ts';

const MINUTE = 60_000;
const same = (count: number, height = 1) => Array.from({ length: count }, () => height);

interface Turns {
  near?: number | undefined;
  pinned?: number;
}

/** The rows that a list shows after a number of turns. */
function rowsAt(heights: readonly number[], available: number, turns: number, of: Turns = {}) {
  const pages = splitIntoPages(heights, available, of.pinned ?? 0);
  const [from, to] = pages.ranges[
    pageAt(pages.ranges.length, nearPages(pages, of.near), turns)
  ] ?? [0, 0];
  const all = heights.map((_, index) => index);
  return [...all.slice(0, pages.pinned), ...all.slice(from, to)];
}

/** Milliseconds after which each row has been shown again, at most; undefined if it never is. */
function waits(heights: readonly number[], available: number, of: Turns = {}) {
  const { ranges } = splitIntoPages(heights, available, of.pinned ?? 0);
  const turns = Array.from({ length: 8 * ranges.length }, (_, turn) => turn);
  const shown = turns.map((turn) => new Set(rowsAt(heights, available, turn, of)));
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

test('Q22: a page lasts 8 s, and each row of the next minutes is seen once a minute, for up to forty lines', () => {
  expect(PAGE_DURATION).toBe(8_000);
  for (let lines = 1; lines <= 40; lines += 1)
    for (let near = 0; near <= lines; near += 1) {
      const all = waits(same(lines), 6, { near });
      for (const wait of all.slice(0, near)) expect(wait).toBeLessThan(MINUTE);
      // The others are seen, too, unless seven pages have a bus soon.
      expect(all.slice(0, near > 36 ? near : lines)).not.toContain(undefined);
    }
});

test('A3: every row of a long list is shown, and the first ones every 20 s', () => {
  for (let capacity = 1; capacity < 9; capacity++) {
    const all = waits(same(40), capacity);
    expect(all).not.toContain(undefined);
    for (const wait of all.slice(0, 2 * capacity)) expect(wait).toBeLessThanOrEqual(20_000);
  }
});

test('A2: a page has as many rows as fit, however high each of them is', () => {
  const heights = [300, 200, 100, 100, 500, 100];
  expect(splitIntoPages(heights, 500, 0).ranges).toEqual([
    [0, 2],
    [2, 4],
    [4, 5],
    [5, 6],
  ]);
  expect(rowsThatFit(heights, 500)).toBe(2);
  expect(rowsThatFit(heights, 5000)).toBe(6);
});

test('A50: pinned rows are on every page, as long as the highest other row has room beside them', () => {
  const turns = [0, 1, 2].map((turn) => rowsAt(same(6), 3, turn, { pinned: 2 }));
  expect(turns).toEqual([
    [0, 1, 2],
    [0, 1, 3],
    [0, 1, 4],
  ]);
  expect(splitIntoPages([200, 200, 100, 300], 500, 2).pinned).toBe(1);
});

test('A52: a list of one page has rows below the line too, as high as they are', () => {
  const rows = (heights: readonly number[], above: number) =>
    rowsOfOnePage(heights, 9, (index) => index >= above, 1);
  expect(rows([...same(9), ...same(3)], 9)).toEqual([0, 1, 2, 3, 4, 5, 9, 10, 11]);
  // Those with a line of details need more room.
  expect(rows([...same(9), ...same(3, 2)], 9)).toEqual([0, 1, 2, 3, 4, 10, 11]);
  expect(rows(same(12), 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(rows([20, 1], 1)).toEqual([0]);
});

test('Q22, Q24: pages are full if rows that matter are on seven, and if each page of a table has its least number', () => {
  expect(areFullPages(splitIntoPages(same(70), 10, 0), 70, 6)).toBe(true);
  expect(areFullPages(splitIntoPages(same(71), 10, 0), 71, 6)).toBe(false);
  expect(areFullPages(splitIntoPages(same(71), 10, 0), 70, 6)).toBe(true);
  const table = [...same(4), ...same(4, 2), ...same(8)];
  expect(areFullPages(splitIntoPages(table, 10, 0), undefined, 8)).toBe(false);
  expect(areFullPages(splitIntoPages(same(20), 10, 0), undefined, 8)).toBe(true);
});
