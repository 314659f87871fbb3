import { expect, test } from 'vitest';

import { boardLayout } from '../../../src/audiences/kiosk/board-layout.ts';

const panelsOf = (...options: Parameters<typeof boardLayout>) =>
  boardLayout(...options).map(({ panels }) => panels);

test('A50: in landscape the map has a third of the width, beside the first list', () => {
  const columns = boardLayout(['buses', 'lots', 'events', 'map'], true, {});
  expect(columns.map(({ panels }) => panels)).toEqual([
    ['buses', 'lots'],
    ['map', 'events'],
  ]);
  expect(columns.map(({ width }) => width)).toEqual(['minmax(0, 2fr)', 'minmax(0, 1fr)']);
  expect(panelsOf(['buses', 'lots', 'map'], true, {})).toEqual([['buses', 'lots'], ['map']]);
});

test('A50: in portrait the panels stand one above another, and the map has less than 40%', () => {
  const [only, ...others] = boardLayout(['map', 'buses', 'lots'], false, {});
  expect(others).toEqual([]);
  expect(only?.panels).toEqual(['map', 'buses', 'lots']);
  const [map = 0, ...rest] = only?.heights.match(/\d+(?=fr)/g)?.map(Number) ?? [];
  expect(map / (map + rest.reduce((sum, weight) => sum + weight, 0))).toBeLessThan(0.4);
});

test('A50: a list has the height for two rows, but no panel takes more than its share', () => {
  const [left] = boardLayout(['buses', 'lots', 'map'], true, { lots: 398 });
  expect(left?.heights).toBe('minmax(min(0px, 50%), 8fr) minmax(min(398px, 50%), 5fr)');
});

test('A24: without a map the lists have all of the screen', () => {
  expect(panelsOf(['lots', 'events'], true, {})).toEqual([['lots'], ['events']]);
  expect(panelsOf(['buses', 'lots', 'events'], true, {})).toEqual([['buses', 'lots'], ['events']]);
  expect(panelsOf(['map'], true, {})).toEqual([['map']]);
});
