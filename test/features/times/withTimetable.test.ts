import { expect, test } from 'vitest';

import type { StopTimetable } from '../../../src/contract/documents/stop-timetable.ts';
import { timetableArrivals } from '../../../src/features/times/timetableArrivals.ts';
import { withTimetable } from '../../../src/features/times/withTimetable.ts';
import { anArrival } from '../../support/builders.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const MINUTE = 60_000;

/** Departures so many minutes from now, each a trip. */
const aTimetable = (...minutes: readonly number[]): StopTimetable => ({
  stopID: '0100',
  date: '2026-11-20',
  timeZone: 'America/Chicago',
  departures: minutes.map((minute) => ({
    routeID: '4',
    destination: 'Capitol',
    at: NOW + minute * MINUTE,
    tripID: `t${minute}`,
  })),
});

const minutesOf = (
  timetables: readonly StopTimetable[],
  answered: readonly number[] | null,
  age = 0,
) => {
  const arrivals = (answered ?? []).map((minute) =>
    anArrival(NOW + minute * MINUTE, {
      routeID: '4',
      destination: 'Capitol',
      tripID: `t${minute}`,
    }),
  );
  const answer = answered === null ? undefined : { arrivals, updatedAt: NOW };
  return withTimetable({ answer, age: age * MINUTE, timetables, now: NOW }).arrivals.map(
    ({ expectedAt }) => (expectedAt - NOW) / MINUTE,
  );
};

test('T25: without any answer, the departures of a day are the timetable’s, as scheduled', () => {
  expect(minutesOf([aTimetable(-0.4, 5, 700), aTimetable(-0.6, 2000)], null)).toEqual([
    -0.4, 5, 700,
  ]);
  const feed = withTimetable({ answer: undefined, age: 0, timetables: [aTimetable(5)], now: NOW });
  expect(feed.arrivals[0]).toMatchObject({ basis: 'scheduled', scheduledAt: NOW + 5 * MINUTE });
  expect(feed.updatedAt).toBeUndefined();
});

test('T23: a lost board goes on with the timetable after the time that its last answer was about', () => {
  // A bus that is missing in the answer has left, however late the timetable has it.
  expect(minutesOf([aTimetable(3, 10, 70, 95, 200)], [10, 70])).toEqual([10, 70, 95, 200]);
  expect(minutesOf([aTimetable(3, 10, 70, 95, 200)], [10, 95], 60)).toEqual([10, 95, 70, 200]);
});

test('T25: buses that come about so far apart come all the time', () => {
  const { departures, ...day } = aTimetable(-30);
  const frequent = departures.map((one) => ({ ...one, headway: 600, until: NOW }));
  const feed = withTimetable({
    answer: undefined,
    age: 0,
    timetables: [{ ...day, departures: frequent }],
    now: NOW,
  });
  expect(feed.arrivals).toMatchObject([{ expectedAt: NOW, headwaySeconds: 600 }]);
  const over = frequent.map((one) => ({ ...one, until: NOW - MINUTE }));
  expect(timetableArrivals({ ...day, departures: over }, NOW)).toEqual([]);
});
