import { expect, test } from 'vitest';

import { createRideTimes } from '../../../src/transit/estimates/createRideTimes.ts';
import { LearnedTimes, legName } from '../../../src/transit/estimates/LearnedTimes.ts';
import { aSnapshot } from '../../support/feeds/snapshots.ts';

/** A Friday at noon in the snapshot's city. */
const AT = Date.parse('2026-11-20T12:00:00-05:00');

/** How long the first ride of the first pattern takes, in seconds, if earlier rides took these. */
function rideAfter(...seconds: readonly number[]): number {
  const snapshot = aSnapshot();
  const [from = 0, to = 0] = snapshot.patterns[0]?.stops ?? [];
  const idOf = (stop: number) => snapshot.stops[stop]?.gtfsStopID ?? '';
  const learned = new LearnedTimes();
  for (const one of seconds) learned.learn(legName(idOf(from), idOf(to)), 0, 12, one);
  const run = { trip: 0, start: AT, date: '20261120', headway: null, isRepeated: false };
  const bus = {
    vehicleID: '1',
    trip: 0,
    startDate: '',
    startTime: '',
    at: AT,
    next: 1,
    along: Number.NaN,
    isAtStop: false,
  };
  return createRideTimes(snapshot, learned).rideOf({ run, bus }, 0, 0, 100_000, AT) / 1000;
}

const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);

test('T8: a fifth of the rides may have stalled, and a fifth may have rushed, without a difference', () => {
  expect(rideAfter(...times(10, 100))).toBe(100);
  expect(rideAfter(...times(8, 100), ...times(2, 1700))).toBe(100);
  expect(rideAfter(...times(2, 10), ...times(8, 100))).toBe(100);
  expect(rideAfter(...times(7, 100), ...times(3, 1700))).toBeGreaterThan(150);
});

test('T8: without earlier rides, a ride takes what the timetable says', () => {
  expect(rideAfter()).toBe(100);
});
