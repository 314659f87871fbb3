import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addDays,
  daysBetween,
  serviceDateAt,
  startOfServiceDay,
  weekdayOf,
} from '../../../src/lib/time/service-date.ts';

const TORONTO = 'America/Toronto';

test.each([
  ['20261122', '2026-11-22T00:00:00-05:00'],
  // The clocks change at 2 a.m. on these days.
  ['20260308', '2026-03-07T23:00:00-05:00'],
  ['20261101', '2026-11-01T01:00:00-04:00'],
])('S6: the service day %s begins 12 hours before its noon', (date, start) => {
  expect(startOfServiceDay(date, TORONTO)).toBe(Date.parse(start));
});

test('S6: a date is that of the city’s zone', () => {
  expect(serviceDateAt(Date.parse('2026-11-22T04:59:59Z'), TORONTO)).toBe('20261121');
  expect(serviceDateAt(Date.parse('2026-11-22T05:00:00Z'), TORONTO)).toBe('20261122');
});

test('S6: weekdays count from Monday', () => {
  expect(['20261116', '20261121', '20261122'].map(weekdayOf)).toEqual([0, 5, 6]);
});

test('S6: days are added across months and leap years', () => {
  expect(addDays('20280228', 1)).toBe('20280229');
  expect(addDays('20270101', -1)).toBe('20261231');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: -900, max: 900 }),
      (at, days) => {
        const date = addDays('19900101', at);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
      },
    ),
  );
});

test('S6: days are counted between dates', () => {
  expect(daysBetween('20280228', '20280301')).toBe(2);
  expect(daysBetween('20270101', '20261231')).toBe(-1);
});
