import { expect, test } from 'vitest';

import { calendarIn, calendarOf, event, startsIn } from '../../support/feeds/calendars.ts';

/** What a calendar has within two months, and what was left out. Without its limits it would take minutes. */
const read = (...events: readonly (readonly string[])[]) =>
  startsIn(calendarOf(...events), '2026-11-01', '2027-01-01');

const many = (count: number, lines: (index: number) => readonly string[]) =>
  Array.from({ length: count }, (_, index) => [`UID:${index}`, ...lines(index)]);

const GOOD = ['DTSTART:20261120T190000Z'];

test('S16: hundreds of events that repeat every day since 1970 are cut to 200', () => {
  const { starts, uncounted } = read(
    ...many(300, () => ['DTSTART:19700101T190000Z', 'RRULE:FREQ=DAILY']),
  );
  expect(starts).toHaveLength(200);
  expect(uncounted).toBeGreaterThan(15_000);
});

test('S16: rules that would have to be counted over centuries are left out', () => {
  const days = Array.from({ length: 53 }, (_, week) => `${week + 1}MO`).join();
  const { starts, uncounted } = read(
    GOOD,
    ...many(1000, () => [
      'DTSTART:01000101T000000Z',
      `RRULE:FREQ=YEARLY;COUNT=1000000;BYDAY=${days}`,
    ]),
  );
  expect(starts).toEqual(['2026-11-20T19:00']);
  expect(uncounted).toBe(1000);
});

test.each(['RDATE', 'EXDATE'])('S16: an event with 200,000 dates in %s is left out', (name) => {
  const dates = Array.from({ length: 100_000 }, () => '20261120T190000').join();
  const { starts, leftOut } = read(GOOD, [
    'UID:many',
    'DTSTART:20261120T190000Z',
    `${name}:${dates}`,
    `${name};TZID=America/Chicago:${dates}`,
  ]);
  expect(starts).toHaveLength(1);
  expect(leftOut).toEqual({ 'events with too many dates': 1 });
});

test('S16: a rule with a hundred thousand values is left out', () => {
  const days = Array.from({ length: 100_000 }, () => '31').join();
  const { starts, leftOut } = read(GOOD, [
    'DTSTART:20260101T000000Z',
    `RRULE:FREQ=DAILY;BYMONTHDAY=${days}`,
  ]);
  expect(starts).toHaveLength(1);
  expect(leftOut).toEqual({ 'events with a rule that is not supported': 1 });
});

test('S16: 200 zones of a calendar are looked up, and 200 definitions of zones are read', () => {
  const zones = Array.from({ length: 250 }, (_, index) => `Zone ${index}`);
  const { leftOut } = startsIn(
    calendarIn(
      ...zones.map((zone) => [
        'BEGIN:VTIMEZONE',
        `TZID:${zone}`,
        'BEGIN:STANDARD',
        'DTSTART:20000101T000000',
        'TZOFFSETTO:+0300',
        'END:STANDARD',
        'END:VTIMEZONE',
      ]),
      // Of the first 200, the definitions of 50 are not read.
      ...zones
        .toReversed()
        .map((zone) => event(`DTSTART;TZID=${zone}:20261120T190000`, 'SUMMARY:Quiz')),
    ),
    '2026-11-01',
    '2027-01-01',
  );
  expect(leftOut).toEqual({ 'events in an unknown time zone': 100 });
});

test('S16: hundreds of names of zones cost no time', () => {
  const cities = Array.from({ length: 40 }, (_, index) => `A${index}`).join();
  const { starts, leftOut } = read(
    GOOD,
    ...many(800, (index) => [`DTSTART;TZID="(GMT+01:00) ${cities}${index}":20261120T190000`]),
  );
  expect(starts).toHaveLength(1);
  expect(leftOut).toEqual({ 'events in an unknown time zone': 800 });
});
