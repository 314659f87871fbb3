import { expect, test } from 'vitest';

import { EarlyWaits } from '../../../src/transit/estimates/EarlyWaits.ts';

/** The share after so many buses that were early by so many seconds and lost so many. */
function shareAfter(count: number, early: number, lost: number, waits = new EarlyWaits()): number {
  for (let bus = 0; bus < count; bus++) waits.add(early, lost);
  return waits.share();
}

test('T8: where early buses do not wait at timepoints, they are soon not said to', () => {
  expect(new EarlyWaits().share()).toBe(0.4);
  expect(shareAfter(5, 120, 0)).toBeCloseTo(0.2);
  expect(shareAfter(45, 120, 0)).toBeLessThan(0.05);
});

test('T8: where they wait for the time, they are said to', () => {
  expect(shareAfter(45, 120, 120)).toBeGreaterThan(0.9);
  expect(shareAfter(45, 120, 60)).toBeCloseTo(0.49);
});

test('T8: buses on time, a bus that is stuck and odd numbers say little', () => {
  expect(shareAfter(1000, 29, 500)).toBe(0.4);
  expect(shareAfter(1000, Number.NaN, 10)).toBe(0.4);
  expect(shareAfter(1000, 120, Number.NaN)).toBe(0.4);
  const waits = new EarlyWaits();
  shareAfter(45, 120, 0, waits);
  expect(shareAfter(1, 3000, 1700, waits)).toBeLessThan(0.2);
});

test('T8: after a thousand waits, what buses do now still counts', () => {
  const waits = new EarlyWaits();
  shareAfter(1000, 120, 120, waits);
  expect(shareAfter(600, 120, 0, waits)).toBeLessThan(0.2);
});
