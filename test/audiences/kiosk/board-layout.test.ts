import { expect, test } from 'vitest';

import { boardLayout } from '../../../src/audiences/kiosk/board-layout.ts';

test('A50: in landscape the map has a third of the width, beside the first list', () => {
  expect(boardLayout(['buses', 'lots', 'events', 'map'], true)).toMatchObject({
    // The map ends before the buses, so that two events fit below it.
    gridTemplateAreas: '"buses map" "buses events" "lots events"',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  });
  expect(boardLayout(['buses', 'lots', 'map'], true)).toMatchObject({
    gridTemplateAreas: '"buses map" "lots map"',
  });
});

test('A50: in portrait the panels stand one above another, and the map has less than 40%', () => {
  const { gridTemplateAreas, gridTemplateRows } = boardLayout(['map', 'buses', 'lots'], false);
  expect(gridTemplateAreas).toBe('"map" "buses" "lots"');
  const [map = 0, ...others] = gridTemplateRows.match(/\d+(?=fr)/g)?.map(Number) ?? [];
  expect(map / (map + others.reduce((sum, weight) => sum + weight, 0))).toBeLessThan(0.4);
});

test('A24: without a map the lists have all of the screen', () => {
  expect(boardLayout(['lots', 'events'], true).gridTemplateAreas).toBe('"lots events"');
  expect(boardLayout(['buses', 'lots', 'events'], true).gridTemplateAreas).toBe(
    '"buses events" "lots events"',
  );
  expect(boardLayout(['map'], true).gridTemplateAreas).toBe('"map"');
});
