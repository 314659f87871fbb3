import { expect, test } from 'vitest';

import { utcOffsetAt } from '../../../src/lib/time/civil-time.ts';

const HOUR = 3_600_000;

/** Hours ahead of UTC by the browser's own formatter, such as "GMT-5" or "GMT+10:30". */
function formattedHours(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

test.each([
  ['America/Chicago', '2026-03-08'],
  ['America/Chicago', '2026-11-01'],
  // Half an hour.
  ['Australia/Lord_Howe', '2026-04-04'],
  ['Australia/Lord_Howe', '2026-10-03'],
  // A whole day was skipped.
  ['Pacific/Apia', '2011-12-30'],
  ['Asia/Kathmandu', '2026-07-01'],
])('C20: in %s each half hour around %s has the offset of its own', (timeZone, day) => {
  const middle = Date.parse(`${day}T12:00:00Z`);
  const instants = Array.from({ length: 240 }, (_, half) => middle + (half - 120) * (HOUR / 2));
  const hours = instants.map((instant) => utcOffsetAt(instant, timeZone) / HOUR);
  expect(hours).toEqual(instants.map((instant) => formattedHours(instant, timeZone)));
});
