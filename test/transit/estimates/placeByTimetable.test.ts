import { expect, test } from 'vitest';

import type { LocatedBus } from '../../../src/contract/realtime/located-bus.ts';
import { placeByTimetable } from '../../../src/transit/estimates/placeByTimetable.ts';

/** Three stops at 0, 1000 and 2000 m. A bus comes to them at 0, 100 and 300 s and leaves them 20 s later. */
const PATTERN = {
  route: 0,
  directionID: 0,
  directions: 0,
  stops: [0, 1, 2],
  sequences: [1, 2, 3],
  line: 0,
  distances: [0, 1000, 2000],
};
const TIMES = {
  arrivals: Float64Array.of(0, 100, 300),
  departures: Float64Array.of(20, 120, 320),
};

const placed = (bus: Partial<LocatedBus>) =>
  placeByTimetable(
    {
      vehicleID: '1',
      trip: 0,
      startDate: '',
      startTime: '',
      at: 0,
      next: -1,
      along: Number.NaN,
      isAtStop: false,
      ...bus,
    },
    PATTERN,
    TIMES,
  );

test.each([
  ['half way to the second stop', { next: 1, along: 500 }, 60],
  ['half way to the last stop', { next: 2, along: 1500 }, 210],
  ['between two stops without its place', { next: 2 }, 210],
  ['at a place without its next stop', { along: 1250 }, 165],
  ['at the second stop', { next: 2, isAtStop: true }, 100],
  ['before the first stop', { next: 0, along: 0 }, 0],
  ['behind the last stop', { next: 3, along: 2100 }, 300],
  ['somewhere', {}, Number.NaN],
])('T8: a bus %s is as far as the timetable is then', (_where, bus, time) => {
  expect(placed(bus)).toBe(time);
});
