import { expect, test } from 'vitest';

import { parseWeeklyHours, untilOpen } from '../../../src/lib/time/weekly-hours.ts';

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
])('A56: with the hours %s, a display at %s is on in %s hours', (hours, at, wait) => {
  expect(waitAt(hours, at)).toBeCloseTo(wait, 5);
});

test.each([
  '',
  'always',
  '6:30-22:00',
  '06:30',
  '25:00-26:00',
  '06:60-07:00',
  'Mo-Fr',
  'Xx 06:00-07:00',
  'Mo-Fr-Su 06:00-07:00',
  'Mo-Fr 06:00-07:00 extra',
  'Mo-Fr 06:00-07:00;',
  `Mo ${'06:00-07:00,'.repeat(100)}06:00-07:00`,
])('A56: %s are no hours', (hours) => {
  expect(parseWeeklyHours(hours)).toBeNull();
});
