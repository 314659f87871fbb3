import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lengthOf, minutesOf, waitBetween } from '../../../src/features/journeys/journey-words.ts';
import { NOON } from '../../support/cities/small-source.ts';

const seconds = (min: number, max: number) => fc.integer({ min, max });

test('J5: the minutes of walks, waits and rides add up to those of the whole journey', () => {
  const part = fc.record({ waitSeconds: seconds(0, 900), lengthSeconds: seconds(0, 3000) });
  fc.assert(
    fc.property(seconds(0, 59), fc.array(part, { minLength: 1, maxLength: 6 }), (second, parts) => {
      let at = NOON + second * 1000;
      let minutes = 0;
      let before: { departAt: number; arriveAt: number } | null = null;
      const departAt = at + (parts[0]?.waitSeconds ?? 0) * 1000;
      for (const { waitSeconds, lengthSeconds } of parts) {
        const leg = { departAt: at + waitSeconds * 1000, arriveAt: 0 };
        leg.arriveAt = leg.departAt + lengthSeconds * 1000;
        minutes += minutesOf(leg) + (before === null ? 0 : waitBetween(before, leg));
        before = leg;
        at = leg.arriveAt;
      }
      expect(minutes).toBe(minutesOf({ departAt, arriveAt: at }));
    }),
  );
});

test('J5: a part within one minute is said in seconds', () => {
  const part = { departAt: NOON, arriveAt: NOON + 20_000 };
  expect(minutesOf(part)).toBe(0);
  expect(lengthOf(part)).toBe(20_000);
  expect(lengthOf({ ...part, arriveAt: NOON + 60_000 })).toBe(60_000);
});
