import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';

import { expandRule } from '../../../src/feeds/calendar/rules/expandRule.ts';
import { parseRule } from '../../../src/feeds/calendar/rules/parseRule.ts';
import { civilDay, dayNumber } from '../../../src/feeds/calendar/times/civil-days.ts';
import { calendarPath, readPublished, startsIn } from '../../support/feeds/calendars.ts';
import { skipNote } from '../../support/gtfs/real-feeds.ts';

const iso = (number: number) => {
  const { year, month, day } = civilDay(number);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The days of a rule by an independent implementation. */
function daysByICAL(rule: string, start: string, to: string): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  const days: string[] = [];
  for (let next = iterator.next(); next && String(next) <= to; next = iterator.next())
    days.push(String(next).slice(0, 10));
  return days;
}

test.each([
  ['FREQ=DAILY', '2026-11-20'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=40', '2026-01-31'],
  ['FREQ=DAILY;BYDAY=MO,WE,FR', '2026-11-20'],
  ['FREQ=DAILY;BYMONTH=1,12', '2026-01-10'],
  ['FREQ=WEEKLY;INTERVAL=2', '2026-11-20'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '2026-03-03'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '2026-03-03'],
  ['FREQ=WEEKLY;BYDAY=SA,SU;COUNT=31', '2026-02-28'],
  ['FREQ=MONTHLY', '2026-01-15'],
  ['FREQ=MONTHLY;INTERVAL=5;COUNT=9', '2024-02-29'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15,31', '2026-01-01'],
  ['FREQ=MONTHLY;BYDAY=2TU', '2026-01-13'],
  ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=20', '2026-01-30'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2', '2026-01-02'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-02-13'],
  ['FREQ=YEARLY', '2024-11-28'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2024-11-28'],
  ['FREQ=YEARLY;INTERVAL=2;BYMONTH=3,9;BYMONTHDAY=1', '2024-03-01'],
  ['FREQ=YEARLY;BYDAY=1SU', '2024-01-07'],
  ['FREQ=YEARLY;BYYEARDAY=1,100,-1', '2024-01-01'],
])('S8: %s from %s has the days that ical.js finds', (text, start) => {
  const rule = parseRule(text);
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const from = dayNumber(year, month, day);
  const to = dayNumber(2030, 12, 31);
  const expected = daysByICAL(text, start, '2030-12-31');
  expect(
    typeof rule === 'string'
      ? rule
      : expandRule(rule, from, from, to, { left: 1_000_000 })?.map(iso),
  ).toEqual(expected);
  // The same from the middle, where a rule without a count does not begin at its start.
  const middle = dayNumber(2028, 7, 3);
  expect(
    typeof rule === 'string'
      ? rule
      : expandRule(rule, from, middle, to, { left: 1_000_000 })?.map(iso),
  ).toEqual(expected.filter((each) => each >= iso(middle)));
});

const path = calendarPath('meetup-timed-tz');
describe.skipIf(path === null)(`calendars of other programs${skipNote(path)}`, () => {
  test.each([
    ['Office-2012-owa', '2020-10-01', '2020-11-01', ['2020-10-28T02:30', '2020-10-28T17:30']],
    [
      'exchange_whole_day_moved_recurrence',
      '2026-02-20',
      '2026-03-05',
      ['2026-02-23T23:00', '2026-02-26T23:00', '2026-03-02T23:00', '2026-03-04T23:00'],
    ],
    ['floating-dtstart-custom-vtimezone', '2025-06-01', '2025-06-30', ['2025-06-10T12:00']],
    ['meetup-timed-tz', '2011-11-01', '2011-11-30', ['2011-11-10T02:00']],
    ['sabredav-school-holidays', '2018-07-01', '2018-09-01', ['2018-07-01T22:00']],
    [
      'non-utc-until-ny',
      '2024-03-12',
      '2024-04-01',
      ['2024-03-12T18:00', '2024-03-13T18:00', '2024-03-14T18:00', '2024-03-15T18:00'],
    ],
    ['biweekly-exdate-until', '2017-07-01', '2017-08-10', ['2017-07-03T14:00', '2017-07-31T14:00']],
  ])('S8: %s', (name, from, to, starts) => {
    const found = startsIn(
      readPublished(name),
      `${from}T00:00:00Z`,
      `${to}T00:00:00Z`,
      'Europe/Berlin',
    );
    expect(found.starts.slice(0, 4)).toEqual(starts);
    expect(found.leftOut).toEqual({});
  });

  test('S8: a cancelled event of Apple’s calendar is left out, a tentative one is not', () => {
    const { starts } = startsIn(
      readPublished('tentative-apple-calendar'),
      '2022-07-04T00:00:00Z',
      '2022-07-08T00:00:00Z',
    );
    expect(starts).toContain('2022-07-04T23:00');
    expect(starts).not.toContain('2022-07-06T20:00');
  });

  test('S8: the events of a festival and of Exchange are all read', () => {
    const festival = startsIn(
      readPublished('festival-multiday-rrule'),
      '2011-08-01T00:00:00Z',
      '2011-08-20T00:00:00Z',
    );
    expect(festival.starts.length).toBeGreaterThan(30);
    expect(festival.leftOut).toEqual({});
    const exchange = startsIn(
      readPublished('ms_timezones'),
      '2020-09-01T00:00:00Z',
      '2020-09-20T00:00:00Z',
    );
    expect(exchange.starts).toContain('2020-09-10T07:00');
    expect(exchange.starts).toContain('2020-09-15T15:30');
    expect(exchange.leftOut).toEqual({});
  });
});
