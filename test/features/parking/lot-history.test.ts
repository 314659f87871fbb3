import { describe, expect, test } from 'vitest';

import { advanceLots } from '../../../src/api/feeds/lotFeed.ts';
import type { LotFeed, LotHistory } from '../../../src/api/feeds/lotFeed.ts';
import { lotDoubt } from '../../../src/features/parking/lotDoubt.ts';
import { lotTrend } from '../../../src/features/parking/lotTrend.ts';
import { aLot } from '../../support/builders.ts';

const MINUTE = 60_000;

/** What is known of a lot after counts, each with the minute in which it was fetched. */
function history(...counts: readonly (readonly [minute: number, open: number])[]): LotHistory {
  const feed = counts.reduce<LotFeed | undefined>(
    (known, [minute, openSpots]) =>
      advanceLots(
        known,
        { lots: [aLot({ openSpots })], dropped: 0, drifted: 0 },
        Math.round(minute * MINUTE),
      ),
    undefined,
  );
  const [known] = Object.values(feed?.histories ?? {});
  if (known === undefined) throw new Error('no count');
  return known;
}

describe('the trend of a lot', () => {
  test.each([
    [
      'two samples are not enough',
      [
        [0, 100],
        [5, 80],
      ],
      null,
    ],
    [
      'three are',
      [
        [0, 100],
        [5, 90],
        [10, 80],
      ],
      'filling',
    ],
    [
      'what is older than 15 minutes does not count',
      [
        [0, 200],
        [10, 82],
        [14, 81],
        [16, 80],
      ],
      'steady',
    ],
    [
      'what was before a gap does not count',
      [
        [0, 100],
        [1, 99],
        [8, 60],
        [9, 60],
      ],
      null,
    ],
    [
      'a change of 2 spots is none',
      [
        [0, 100],
        [5, 99],
        [10, 98],
      ],
      'steady',
    ],
    [
      'a change of 3 spots is one',
      [
        [0, 100],
        [5, 99],
        [10, 97],
      ],
      'filling',
    ],
    [
      'spots that come free',
      [
        [0, 100],
        [5, 110],
        [10, 120],
      ],
      'emptying',
    ],
    [
      'there and back again is steady',
      [
        [0, 100],
        [5, 50],
        [10, 100],
      ],
      'steady',
    ],
  ] as const)('C15: %s', (_, counts, kind) => {
    expect(lotTrend(history(...counts), 200)?.kind ?? null).toBe(kind);
  });

  test('C15: of a large lot one spot in a hundred is no change', () => {
    const counts = history([0, 500], [5, 497], [10, 494]);
    expect(lotTrend(counts, 613)?.kind).toBe('steady');
    expect(lotTrend(counts, 600)?.kind).toBe('filling');
    expect(lotTrend(counts, null)?.kind).toBe('filling');
  });

  test('C15: three samples of some seconds are no trend', () => {
    expect(lotTrend(history([0, 100], [0.1, 90], [0.2, 80]), 200)).toBeNull();
    expect(lotTrend(history([0, 100], [0.5, 90], [1, 80]), 200)?.kind).toBe('filling');
  });

  test('C15: says by how much and over what time', () => {
    const trend = lotTrend(history([0, 100], [5, 90], [10, 80]), 200);
    expect(trend).toEqual({ kind: 'filling', change: -20, duration: 10 * MINUTE });
  });
});

describe('a count that may be wrong', () => {
  /** Minutes count from midnight of a day in the city. */
  const options = {
    clockShift: Date.parse('2026-11-20T00:00:00-06:00'),
    timeZone: 'America/Chicago',
  };
  const still = (from: number, to: number, open = 50) =>
    history(
      ...Array.from({ length: (to - from) / 5 + 1 }, (_, n) => [from + n * 5, open] as const),
    );
  /** Seen to stand from 9:00 to 9:10, and again from 12:30 on. */
  const asleep = history([540, 50], [545, 50], [550, 50], [750, 50], [755, 50]);

  test.each([
    ['for 3 hours by day', still(600, 780), 'frozen'],
    ['for a little less', still(600, 775), null],
    ['by night', still(60, 300), null],
    ['into the night', still(1110, 1290), null],
    ['while the device sleeps', asleep, null],
    ['while it is full', still(600, 780, 0), null],
    ['while it is empty', still(600, 780, 100), null],
  ])('C34: a count that stands still %s', (_, counts, doubt) => {
    expect(lotDoubt(counts, 100, options)).toBe(doubt);
  });

  test.each([
    [
      'more than half of the lot',
      [
        [600, 10],
        [601, 61],
      ],
      'jumped',
    ],
    [
      'half of it',
      [
        [600, 10],
        [601, 60],
      ],
      null,
    ],
    [
      'over a gap',
      [
        [600, 10],
        [610, 90],
      ],
      null,
    ],
    [
      'a while ago',
      [
        [600, 10],
        [601, 90],
        [610, 90],
        [617, 90],
      ],
      null,
    ],
  ] as const)('C34: a count that jumps by %s', (_, counts, doubt) => {
    expect(lotDoubt(history(...counts), 100, options)).toBe(doubt);
  });

  test('C34: of a lot without a total no jump is judged', () => {
    expect(lotDoubt(history([600, 10], [601, 900]), null, options)).toBeNull();
  });
});
