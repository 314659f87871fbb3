import { expect, test } from 'vitest';

import { createElapsedTime } from '../../../src/transit/positions/createStopFinder.ts';

const HOUR = 3_600_000;
const elapsed = createElapsedTime('America/Chicago');
/** 2026-11-20 at 0:00 in Chicago. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 6);

test.each([
  ['a trip of this day', 10 * 3600, 10.5, 0.5],
  ['a trip of yesterday that departed after midnight, at 25:00', 25 * 3600, 1.5, 0.5],
  ['a trip of yesterday that departed before midnight', 23.5 * 3600, 0.25, 0.75],
  ['a trip of tomorrow, shortly before midnight', 600, 23.75, -0.25 - 1 / 6],
])('S7: without a day, %s departed at the nearest time', (_what, start, hours, departed) => {
  expect(elapsed(start, '', MIDNIGHT + hours * HOUR)).toBe(Math.round(departed * HOUR));
});

test('S7: with a day, a trip departed on it', () => {
  expect(elapsed(25 * 3600, '20261119', MIDNIGHT + 2 * HOUR)).toBe(HOUR);
  expect(elapsed(25 * 3600, '20261120', MIDNIGHT + 2 * HOUR)).toBe(-23 * HOUR);
});
