import { expect, test } from 'vitest';

import {
  isOpenAt,
  parseHoursOfUse,
  parseWeeklyHours,
  untilOpen,
} from '../../../src/lib/time/weekly-hours.ts';

const CHICAGO = 'America/Chicago';
const HOUR = 60 * 60_000;

/** Hours until a display is on at a civil time of Chicago in winter, written with its offset. */
const waitAt = (hours: string, at: string) =>
  untilOpen(parseWeeklyHours(hours) ?? [], Date.parse(at), CHICAGO) / HOUR;

// 2026-11-20 is a Friday.
test.each([
  ['06:30-22:00', '2026-11-20T06:30:00-06:00', 0],
  ['06:30-22:00', '2026-11-20T21:59:59-06:00', 0],
  ['06:30-22:00', '2026-11-20T22:00:00-06:00', 8.5],
  ['Mo-Fr 06:30-22:00', '2026-11-20T22:00:00-06:00', 56.5],
  ['Mo-Fr 06:30-22:00; Sa,Su 08:00-12:00,14:00-20:00', '2026-11-21T13:00:00-06:00', 1],
  ['Sa-Mo 08:00-09:00', '2026-11-20T08:00:00-06:00', 24],
  // A night: from Sunday it goes on until Monday.
  ['Su 22:00-02:00', '2026-11-23T01:59:00-06:00', 0],
  ['Su 22:00-02:00', '2026-11-23T02:00:00-06:00', 6 * 24 + 20],
  ['18:00-24:00', '2026-11-20T23:59:00-06:00', 0],
  ['Fr 00:00-24:00', '2026-11-21T00:00:00-06:00', 144],
  ['off', '2026-11-20T12:00:00-06:00', Infinity],
])('A56: with the hours %s, a display at %s is on in %s hours', (hours, at, wait) => {
  expect(waitAt(hours, at)).toBeCloseTo(wait, 5);
});

/** In the week of Monday, June 10, 2030. */
const at = (day: number, time: string) => Date.parse(`2030-06-${9 + day}T${time}:00-05:00`);

test.each([
  ['24/7', 3, '03:00', true],
  ['off', 3, '12:00', false],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 1, '16:59', false],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 1, '17:00', true],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 2, '06:59', true],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 2, '07:00', false],
  ['Mo-Fr 17:00-07:00; Sa,Su 00:00-24:00', 7, '12:00', true],
  ['Mo-Fr 08:00-12:00,13:00-18:00', 5, '12:30', false],
  ['Mo-Fr 08:00-12:00,13:00-18:00', 5, '13:00', true],
  ['08:00-18:00; Su off', 7, '12:00', false],
  ['08:00-18:00; Su off', 6, '12:00', true],
  ['Fr-Mo 10:00-20:00', 1, '12:00', true],
  ['Fr-Mo 10:00-20:00', 2, '12:00', false],
  ['mo-fr 8:00-9:00', 1, '08:30', true],
  ['Sa', 6, '23:59', true],
])('C41: %s on day %i at %s', (text, day, time, expected) => {
  expect(isOpenAt(parseWeeklyHours(text) ?? [], at(day, time), CHICAGO)).toBe(expected);
});

test.each([
  '',
  'always',
  '06:30',
  '25:00-26:00',
  '06:60-07:00',
  'Mo-Xx 08:00-10:00',
  'Mo-Fr-Su 06:00-07:00',
  'Mo-Fr 06:00-07:00 extra',
  'Mo-Fr 06:00-07:00;',
  'Mo 8-10',
  'PH off',
  `Mo ${'06:00-07:00,'.repeat(100)}06:00-07:00`,
])('A56, C41: %s are no hours', (text) => {
  expect(parseWeeklyHours(text)).toBeNull();
});

test('A56: a display is on at some time of the week', () => {
  expect(parseHoursOfUse('off')).toBeNull();
  expect(parseHoursOfUse('Mo 08:00-09:00')).toEqual([[480, 540]]);
});
