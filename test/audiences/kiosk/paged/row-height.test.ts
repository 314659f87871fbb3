import { expect, test } from 'vitest';

import { minHeight, rowsThatFit } from '../../../../src/audiences/kiosk/paged/row-height.ts';

test('A2: as many rows are shown as fit, whichever of them are on the page', () => {
  expect(rowsThatFit([100, 200, 100, 100], 350)).toBe(2);
  expect(rowsThatFit([100, 100, 100, 100], 350)).toBe(3);
  expect(rowsThatFit([500], 350)).toBe(1);
});

test('A2: a list with few rows keeps the room for more', () => {
  expect(rowsThatFit([100, 100], 450)).toBe(4);
  expect(rowsThatFit([], 450)).toBe(1);
});

test('A50: a list asks for the height of its highest rows', () => {
  expect(minHeight([100, 204, 132], 2)).toBe(336);
  expect(minHeight([100], 2)).toBe(100);
});
