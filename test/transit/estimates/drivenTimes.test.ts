import { expect, test } from 'vitest';

import { drivenTimes } from '../../../src/transit/estimates/drivenTimes.ts';
import type { RunTimes } from '../../../src/transit/network/Timetable.ts';

const timesAt = (...seconds: number[]): RunTimes => {
  const times = Float64Array.from(seconds, (each) => each * 1000);
  return { arrivals: times, departures: times.slice() };
};
const none = () => false;
const secondsOf = ({ arrivals }: RunTimes) =>
  Array.from(arrivals, (at) => Math.round(at / 10_000) * 10);

test('T8: stops that share a minute of the timetable lie between the minutes by distance', () => {
  const times = timesAt(0, 60, 60, 60, 120, 240);
  const { arrivals, departures } = drivenTimes(times, [0, 600, 800, 1000, 1200, 2400], none);
  expect(secondsOf({ arrivals, departures })).toEqual([0, 60, 80, 100, 120, 240]);
  expect(departures).toEqual(arrivals);
});

test('T8: a time stays within its minute, and no time runs backward', () => {
  // The second stop is far by distance and near by the timetable.
  const times = timesAt(0, 60, 120, 120, 600);
  const { arrivals } = drivenTimes(times, [0, 5000, 5100, 5200, 5300], none);
  expect(arrivals[1]).toBeLessThan(120_000);
  expect([...arrivals].toSorted((one, other) => one - other)).toEqual([...arrivals]);
});

test('T8: the first and last stop, timepoints and stops where the bus waits keep their times', () => {
  const times = timesAt(0, 0, 60, 60, 60, 120, 120);
  times.departures[4] = 120_000;
  const moved = drivenTimes(times, [0, 100, 200, 300, 400, 500, 600], (place) => place === 2);
  expect(secondsOf(moved)).toEqual([0, 30, 60, 60, 60, 120, 120]);
});

test('T8: a timetable that has seconds, or no distances, counts as it is', () => {
  const exact = timesAt(0, 44, 44, 90);
  expect(secondsOf(drivenTimes(exact, [0, 10, 500, 1000], none))).toEqual(secondsOf(exact));
  const without = timesAt(0, 60, 60, 120);
  expect(secondsOf(drivenTimes(without, [], none))).toEqual(secondsOf(without));
});

test('T8: stops without a time lie evenly between their neighbors', () => {
  const times = timesAt(0, Number.NaN, Number.NaN, 90);
  expect(secondsOf(drivenTimes(times, [0, 1, 2, 3], none))).toEqual([0, 30, 60, 90]);
});
