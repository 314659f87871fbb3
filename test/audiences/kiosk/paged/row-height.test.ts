import { expect, test } from 'vitest';

import {
  minHeight,
  rowHeight,
  rowsThatFit,
} from '../../../../src/audiences/kiosk/paged/row-height.ts';

/** The font sizes for 3 m and 32 inches at 1920x1080. */
const SCALE = { medium: 74.4, small: 51.5 };
const NAME_WIDTH = 900;
const heightOf = (name: string, keepsAside: boolean) =>
  rowHeight({ name, keepsAside }, NAME_WIDTH, SCALE);

test('A4: a bus row is 130 to 150 pixels high, whether its destination takes one line or two', () => {
  for (const destination of ['Airport', 'Northwest Regional Medical Center']) {
    const height = heightOf(destination, false);
    expect(height).toBeGreaterThanOrEqual(130);
    expect(height).toBeLessThanOrEqual(150);
  }
});

test('A50: a row of two lines has room for what an event changes', () => {
  const long = 'Founders Library Garage - Upper Level';
  expect(heightOf(long, true) - heightOf(long, false)).toBeCloseTo(1.1 * SCALE.small);
  expect(heightOf('Airport', true)).toBe(heightOf('Airport', false));
});

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
