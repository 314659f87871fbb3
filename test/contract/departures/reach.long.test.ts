import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  ALL_IN_REACH,
  type OutOfReach,
  outOfReach,
} from '../../../src/contract/departures/reach.ts';
import { NOON } from '../../support/cities/small-source.ts';

const REACH = 6;

/** A bus by its predictions, in seconds from a start: each holds from one second to the next one's. */
type Prediction = readonly [from: number, leaves: number];

/** Plays predictions of one bus: for each second, whether it is in reach, and in how many seconds it leaves. */
function play(predictions: readonly Prediction[], seconds: number) {
  let before: OutOfReach = ALL_IN_REACH;
  return Array.from({ length: seconds }, (_, second) => {
    const leaves = predictions.findLast(([from]) => from <= second)?.[1] ?? 0;
    const bus = { key: 'bus', at: NOON + leaves * 1000, minutes: REACH };
    before = outOfReach([bus], NOON + second * 1000, before);
    return { isShown: !before.has(bus.key), left: leaves - second };
  });
}

const crossings = (steps: ReturnType<typeof play>) =>
  steps.flatMap(({ isShown }, second) =>
    second > 0 && isShown !== steps[second - 1]?.isShown ? [second] : [],
  );

test('A52: a bus that waits below the limit is back a minute after it is late enough', () => {
  // At second 31 it leaves in 5:59. Held back by six minutes, it is back within reach.
  const steps = play(
    [
      [0, 390],
      [60, 750],
    ],
    300,
  );
  expect(crossings(steps)).toEqual([31, 120, 391].filter((second) => second < 300));
});

test('A52: 10,000 buses whose times move leave in no less than six minutes, and no row flickers', () => {
  let [shown, crossed] = [0, 0];
  // Each poll may hold a bus back for long; none is a minute ahead of its last time.
  const moves = fc.array(fc.integer({ min: -59, max: 240 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 700 }), moves, (first, delays) => {
      let leaves = first;
      const predictions: Prediction[] = [[0, leaves]];
      for (const [index, delay] of delays.entries())
        predictions.push([60 * (index + 1), (leaves += delay)]);
      const steps = play(predictions, 60 * (delays.length + 1));
      const times = crossings(steps);
      crossed += times.length;
      shown += steps.filter(({ isShown }) => isShown).length;
      const isEarly = steps.some(({ isShown, left }) => isShown && left < REACH * 60);
      const isFlicker = times.some(
        (second, index) => second - (times[index - 1] ?? Number.NEGATIVE_INFINITY) < 60,
      );
      return !isEarly && !isFlicker;
    }),
    { numRuns: 10_000 },
  );
  expect(shown).toBeGreaterThan(100_000);
  expect(crossed).toBeGreaterThan(1000);
});

test('A52: whatever is predicted, no bus is shown that leaves in less, and none is back within a minute', () => {
  const wild = fc.array(fc.integer({ min: 0, max: 1200 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(wild, (all) => {
      const predictions = all.map((leaves, index): Prediction => [10 * index, 10 * index + leaves]);
      const steps = play(predictions, 10 * all.length);
      const times = crossings(steps);
      const isEarly = steps.some(({ isShown, left }) => isShown && left < REACH * 60);
      const isBackSoon = times.some(
        (second, index) =>
          steps[second]?.isShown === true && second - (times[index - 1] ?? -60) < 60,
      );
      expect([isEarly, isBackSoon]).toEqual([false, false]);
    }),
    { numRuns: 1000 },
  );
});
