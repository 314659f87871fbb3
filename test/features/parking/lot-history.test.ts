import { describe, expect, test } from 'vitest';

import { advanceLots } from '../../../src/api/feeds/lots/lotFeed.ts';
import type { LotFeed, LotHistory } from '../../../src/api/feeds/lots/lotFeed.ts';
import { lotDoubt } from '../../../src/features/parking/lotDoubt.ts';
import { lotTrend } from '../../../src/features/parking/lotTrend.ts';
import { aLot } from '../../support/builders.ts';

const MINUTE = 60_000;

/** The history of a lot after several counts, by the minute in which each was fetched. */
function history(counts: Readonly<Record<string, number>>): LotHistory {
  // An object has its whole numbers first.
  const inOrder = Object.entries(counts).toSorted(([a], [b]) => Number(a) - Number(b));
  const feed = inOrder.reduce<LotFeed | undefined>(
    (previous, [minute, openSpots]) =>
      advanceLots(
        previous,
        { lots: [aLot({ openSpots })], dropped: 0 },
        Math.round(Number(minute) * MINUTE),
      ),
    undefined,
  );
  const [lotHistory] = Object.values(feed?.histories ?? {});
  if (lotHistory === undefined) throw new Error('no count');
  return lotHistory;
}

describe('the trend of a lot', () => {
  test.each([
    ['two samples are not enough', { 0: 100, 5: 80 }, null],
    ['three samples are enough', { 0: 100, 5: 90, 10: 80 }, 'filling'],
    [
      'a sample older than 15 minutes does not count',
      { 0: 99, 4: 82, 8: 81, 12: 81, 16: 80 },
      'steady',
    ],
    ['samples before a gap do not count', { 0: 100, 1: 99, 8: 60, 9: 60 }, null],
    ['a change of 2 spots is steady', { 0: 100, 5: 99, 10: 98 }, 'steady'],
    ['a change of 3 spots is filling', { 0: 100, 5: 99, 10: 97 }, 'filling'],
    ['more open spots are emptying', { 0: 100, 5: 110, 10: 120 }, 'emptying'],
    ['a change that is reversed is steady', { 0: 100, 5: 50, 10: 100 }, 'steady'],
  ] as const)('C15: %s', (_, counts, kind) => {
    expect(lotTrend(history(counts), 200)?.kind ?? null).toBe(kind);
  });

  test('C15: in a large lot a change below 1 % is steady', () => {
    const counts = history({ 0: 500, 5: 497, 10: 494 });
    expect(lotTrend(counts, 613)?.kind).toBe('steady');
    expect(lotTrend(counts, 600)?.kind).toBe('filling');
    expect(lotTrend(counts, null)?.kind).toBe('filling');
  });

  test('C15: three samples within seconds are not a trend', () => {
    expect(lotTrend(history({ 0: 100, 0.1: 90, 0.2: 80 }), 200)).toBeNull();
    expect(lotTrend(history({ 0: 100, 0.5: 90, 1: 80 }), 200)?.kind).toBe('filling');
  });

  test('C15: a trend has its change and its duration', () => {
    const trend = lotTrend(history({ 0: 100, 5: 90, 10: 80 }), 200);
    expect(trend).toEqual({ kind: 'filling', change: -20, duration: 10 * MINUTE });
  });
});

describe('a count that may be wrong', () => {
  /** Minute 0 is midnight in the city. */
  const options = {
    clockShift: Date.parse('2026-11-20T00:00:00-06:00'),
    timeZone: 'America/Chicago',
  };
  const unchanged = (from: number, to: number, open = 50) =>
    history(
      Object.fromEntries(
        Array.from({ length: (to - from) / 5 + 1 }, (_, n) => [from + n * 5, open]),
      ),
    );
  /** The same count from 9:00 to 9:10, and again from 12:30 on. */
  const asleep = history({ 540: 50, 545: 50, 550: 50, 750: 50, 755: 50 });

  test.each([
    ['for 3 hours by day', 'frozen', unchanged(600, 780)],
    ['for less than 3 hours', null, unchanged(600, 775)],
    ['at night', null, unchanged(60, 300)],
    ['into the night', null, unchanged(1110, 1290)],
    ['while the device sleeps', null, asleep],
    ['while the lot is full', null, unchanged(600, 780, 0)],
    ['while the lot is empty', null, unchanged(600, 780, 100)],
  ])('C34: the doubt about a count that does not change %s is %s', (_, doubt, counts) => {
    expect(lotDoubt(counts, 100, options)).toBe(doubt);
  });

  test.each([
    ['by more than half of the lot', { 600: 10, 601: 61 }, 'jumped'],
    ['by half of the lot', { 600: 10, 601: 60 }, null],
    ['across a gap', { 600: 10, 610: 90 }, null],
    ['more than 15 minutes ago', { 600: 10, 601: 90, 610: 90, 617: 90 }, null],
  ] as const)('C34: a count that jumps %s', (_, counts, doubt) => {
    expect(lotDoubt(history(counts), 100, options)).toBe(doubt);
  });

  test('C34: a lot without a total has no jumps', () => {
    expect(lotDoubt(history({ 600: 10, 601: 900 }), null, options)).toBeNull();
  });
});
