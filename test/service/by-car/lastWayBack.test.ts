import { expect, test } from 'vitest';

import type { Journey } from '../../../src/contract/journeys/journeys.ts';
import { type AskWays, lastWayBack } from '../../../src/service/by-car/lastWayBack.ts';
import { spot } from '../../support/journeys/carCity.ts';
import { aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 10, 20);
const clock = (hours: number, minutes = 0) => MIDNIGHT + hours * HOUR + minutes * 60_000;

/** Buses of half an hour, by their service day and when they leave, in hours after its midnight. */
type Day = readonly [serviceDay: string, ...departures: number[]];

/** As the router: it looks back 12 hours from an arrival. */
const waysOf =
  (...days: readonly Day[]): AskWays =>
  (from, to, { at, serviceDay }) =>
    days.flatMap(([day, ...departures]) => {
      if (serviceDay !== undefined && serviceDay !== day) return [];
      const dayStart = MIDNIGHT + (Number(day) - 20261120) * 24 * HOUR;
      return departures
        .map((hours): Journey => {
          const departAt = dayStart + hours * HOUR;
          return aJourney(aRide({ from, to, departAt, arriveAt: departAt + HOUR / 2 }));
        })
        .filter(({ arriveAt }) => arriveAt <= at && arriveAt > at - 12 * HOUR);
    });

const lastAfter = (after: number, ...days: readonly Day[]) =>
  lastWayBack(waysOf(...days), spot(0), spot(5000), after, 'UTC')?.departAt ?? null;

test('C42: the last way back leaves last of its service day, also past four, and is no first bus of the next', () => {
  const days: Day[] = [
    ['20261120', 22, 26, 27.9],
    ['20261121', 4.25, 4.4, 5],
  ];
  expect(lastAfter(clock(21), ...days)).toBe(clock(27, 54));
  // After midnight it is still the same evening.
  expect(lastAfter(clock(26, 30), ...days)).toBe(clock(27, 54));
  // Who comes with the first bus of a day goes back on that day, not a few minutes later.
  const next: Day = ['20261122', 4.25];
  expect(lastAfter(clock(28, 45), ...days, ['20261121', 27.5], next)).toBe(clock(51, 30));
});

test('C42: a bus that leaves at that moment is the last, and one of a moment before is gone', () => {
  expect(lastAfter(clock(20), ['20261120', 20])).toBe(clock(20));
  expect(lastAfter(clock(20) + 1, ['20261120', 20])).toBeNull();
});

test('C42: the last bus of a day may leave long before the evening', () => {
  expect(lastAfter(clock(9), ['20261120', 8, 12.5], ['20261121', 8])).toBe(clock(12, 30));
});

test('C42: where a day has no bus left, one of the next is said that is there by four', () => {
  const days: Day[] = [
    ['20261120', 20],
    ['20261121', 0.5, 3, 5],
  ];
  expect(lastAfter(clock(19), ...days)).toBe(clock(20));
  expect(lastAfter(clock(21), ...days)).toBe(clock(27));
  expect(lastAfter(clock(21), ['20261120', 20], ['20261121', 5])).toBeNull();
});

test('C42: a way on foot is no last bus', () => {
  const onFoot: AskWays = () => [aJourney(aWalk({ departAt: clock(23), arriveAt: clock(23, 20) }))];
  expect(lastWayBack(onFoot, spot(0), spot(1000), clock(21), 'UTC')).toBeNull();
});
