import { expect, test } from 'vitest';

import { feedAfter, stepsTo, stopOn } from '../../../support/feeds/made-feed.ts';

/** Two stops with the same name, 1,900 m apart in the same direction. */
const [near, far] = [
  stopOn('0398', 'Lakeshore Dr & Founders Blvd', 600),
  stopOn('0412', 'Lakeshore Dr & Founders Blvd', 2500),
] as const;

test.each([
  ['before both', 300, 400, near],
  ['between them, having passed the first', 700, 900, far],
  ['at the first', 560, 590, near],
] as const)(
  'R39: for a bus %s, the next stop is the one that it comes to',
  (_, from, to, expected) => {
    const steps = [
      [from, 0, near.intersection],
      [to, 0, near.intersection],
    ] as const;
    const feed = feedAfter(10, { vehicleID: '008', steps });
    for (const stop of [near, far]) {
      expect(stepsTo(feed, stop, [near, far])).toEqual(stop === expected ? [['008', 'next']] : []);
    }
  },
);

test('R39: a bus with an unknown heading between two stops of the same name causes no alert', () => {
  const feed = feedAfter(10, { vehicleID: '008', steps: [[1500, 0, near.intersection]] });
  expect(stepsTo(feed, near, [near, far])).toEqual([]);
  expect(stepsTo(feed, far, [near, far])).toEqual([]);
});
