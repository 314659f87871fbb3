import { describe, expect, test } from 'vitest';

import { steadyArrivals } from '../../../src/api/queries/steadyArrivals.ts';
import type { Arrival } from '../../../src/contract/arrivals.ts';
import { anArrival } from '../../support/builders.ts';

const arrivesIn = (seconds: number, overrides: Partial<Arrival> = {}): Arrival =>
  anArrival(seconds * 1000, { tripID: '20261120.t1', basis: 'estimated', ...overrides });
const secondsOf = (told: ReturnType<typeof steadyArrivals>) =>
  told.arrivals.map(({ expectedAt }) => expectedAt / 1000);

describe('a countdown', () => {
  test.each([
    ['a minute later waits', 230, 250, 230],
    ['later within the minute does not', 190, 230, 230],
    ['two minutes later does not wait', 230, 310, 310],
    ['earlier does not wait', 250, 170, 170],
  ])('T17: a prediction that is %s', (_what, before, after, told) => {
    const first = steadyArrivals(undefined, [arrivesIn(before)], 0);
    expect(secondsOf(steadyArrivals(first, [arrivesIn(after)], 0))).toEqual([told]);
  });

  test('T17: what has waited once counts with the next answer, so that the time does not drift', () => {
    const first = steadyArrivals(undefined, [arrivesIn(230)], 0);
    const second = steadyArrivals(first, [arrivesIn(250)], 0);
    expect(secondsOf(steadyArrivals(second, [arrivesIn(250)], 0))).toEqual([250]);
  });

  test('T17: a prediction from another source does not wait', () => {
    const first = steadyArrivals(undefined, [arrivesIn(230)], 0);
    const second = steadyArrivals(first, [arrivesIn(250, { basis: 'reported' })], 0);
    expect(secondsOf(second)).toEqual([250]);
  });

  test('T17: times of the timetable and of trips without an ID are as they are', () => {
    for (const other of [{ basis: 'scheduled' }, { tripID: '' }] as const) {
      const first = steadyArrivals(undefined, [arrivesIn(230, other)], 0);
      expect(secondsOf(steadyArrivals(first, [arrivesIn(250, other)], 0))).toEqual([250]);
    }
  });
});
