import { expect, test } from 'vitest';

import { endedDay } from '../../../src/city/panels/endedDay.ts';

const ZONE = 'America/Chicago';

test.each([
  ['on its last evening', '2026-01-01', Date.UTC(2026, 0, 2, 5), 'en-US', null],
  ['on the day after', '2026-01-01', Date.UTC(2026, 0, 2, 7), 'en-US', 'January 1'],
  ['in another language', '2026-01-01', Date.UTC(2026, 0, 2, 7), 'es-US', '1 de enero'],
  ['years later', '2018-12-31', Date.UTC(2026, 10, 26, 12), 'en-US', 'December 31, 2018'],
])('F11: the day on which a timetable ended, %s', (_, end, instant, locale, day) => {
  expect(endedDay(end, instant, ZONE, locale)).toBe(day);
});
