import { describe, expect, test } from 'vitest';

import { readCalendar } from '../../../src/feeds/calendar/readCalendar.ts';
import { at, calendarIn, event, QUIZ, readOdd, startsIn } from '../../support/feeds/calendars.ts';

describe('F17: events with one UID', () => {
  const concert = (...lines: readonly string[]) => event('UID:a', 'DURATION:PT1H', ...lines);

  test('F17: are events of their own if they start at other times, or have other names', () => {
    const bytes = calendarIn(
      concert(at('02T1900'), 'SUMMARY:A'),
      concert(at('05T1900'), 'SUMMARY:A'),
      concert(at('05T1900'), 'SUMMARY:B'),
    );
    expect(readOdd(bytes).shown).toEqual([
      '12-02 19:00 1 h A',
      '12-05 19:00 1 h A',
      '12-05 19:00 1 h B',
    ]);
  });

  test.each([
    ['a higher SEQUENCE', 'SEQUENCE:1', 'SEQUENCE:2'],
    ['a later LAST-MODIFIED', 'LAST-MODIFIED:20261101T000000Z', 'LAST-MODIFIED:20261102T000000Z'],
  ])(
    'F17: are one event where %s says that one replaces the other, which is noted',
    (_what, older, newer) => {
      const lines = [
        concert(at('02T1900'), 'SUMMARY:A', older),
        concert(at('05T1900'), 'SUMMARY:A', newer),
      ];
      for (const order of [lines, lines.toReversed()]) {
        const { shown, leftOut, notes } = readOdd(calendarIn(...order));
        expect(shown).toEqual(['12-05 19:00 1 h A']);
        expect(leftOut).toEqual({});
        expect(notes).toEqual([expect.stringContaining('another version of "A"')]);
      }
    },
  );

  test('F17: that are the same are one, and a canceled one cancels its own start only', () => {
    const same = concert(at('02T1900'), 'SUMMARY:A');
    expect(readOdd(calendarIn(same, same)).shown).toHaveLength(1);
    const canceled = concert(at('02T1900'), 'SUMMARY:Off', 'STATUS:CANCELED');
    expect(readOdd(calendarIn(same, concert(at('05T1900'), 'SUMMARY:A'), canceled)).shown).toEqual([
      '12-05 19:00 1 h A',
    ]);
  });
});

test('F20: an exception at midnight of a day with one instance means that instance', () => {
  const shown = (...lines: readonly string[]) =>
    readOdd(calendarIn(event(...QUIZ, ...lines))).shown.map((one) => one.slice(0, 5));
  const rest = ['12-01', '12-15', '12-22'];
  expect(shown('EXDATE;TZID=America/Chicago:20261208T000000')).toEqual(rest);
  expect(shown('EXDATE:20261208T000000Z')).toEqual(rest);
  expect(shown('EXDATE;VALUE=DATE:20261208')).toEqual(rest);
  expect(shown('EXDATE:20261208T060000Z')).toEqual(rest);
  // Of two on one day, midnight names neither.
  expect(
    shown(
      'RDATE;TZID=America/Chicago:20261208T120000',
      'EXDATE;TZID=America/Chicago:20261208T000000',
    ),
  ).toHaveLength(5);
});

test('F20: midnight by the clocks of the city or in UTC means a day of an event of whole days', () => {
  const days = (...lines: readonly string[]) =>
    startsIn(
      calendarIn(event('DTSTART;VALUE=DATE:20261201', 'SUMMARY:A', ...lines)),
      '2026-11-26T00:00Z',
      '2026-12-20T00:00Z',
      'Asia/Tokyo',
    ).starts.map((start) => start.slice(0, 13));
  const rest = ['2026-11-30T15', '2026-12-02T15'];
  expect(days('RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261201T150000Z')).toEqual(rest);
  expect(days('RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261202T000000Z')).toEqual(rest);
});

test('F21: nothing is kept of a private event that replaces none, such as its name', () => {
  const bytes = calendarIn(event(at('02T1900'), 'SUMMARY:Staff', 'CLASS:PRIVATE'));
  expect(readCalendar(bytes, 'America/Chicago', 2026).events).toEqual([]);
});

test('F21: private and confidential events are left out and counted without their names, tentative ones stay', () => {
  const { shown, leftOut, problems } = readOdd(
    calendarIn(
      event(at('02T1900'), 'SUMMARY:Staff', 'CLASS:PRIVATE'),
      event(at('03T1900'), 'SUMMARY:Board', 'CLASS:Confidential'),
      event(at('04T1900'), 'SUMMARY:Hold', 'STATUS:TENTATIVE', 'CLASS:PUBLIC'),
      event(...QUIZ),
      // An instance that became private is not shown at its old time.
      event(
        'UID:q',
        'RECURRENCE-ID;TZID=America/Chicago:20261208T190000',
        at('09T1900'),
        'CLASS:PRIVATE',
      ),
    ),
  );
  expect(shown.map((one) => one.slice(0, 5))).toEqual(['12-01', '12-04', '12-15', '12-22']);
  expect(leftOut).toEqual({ 'events that are not public': 3 });
  expect(problems.join()).not.toMatch(/Staff|Board/);
});

test('S15: what can’t be read is named with its file, line, property and value', () => {
  const { leftOut, problems, notes } = readOdd(
    calendarIn(
      event('DTSTART:tomorrow', 'SUMMARY:A'),
      event('DTSTART;TZID=Mars/Olympus:20261202T190000', 'SUMMARY:B'),
      event(...QUIZ, 'EXDATE:soon', 'a line without a name'),
      ['BEGIN:VTODO', 'SUMMARY:C', 'END:VTODO'],
    ),
  );
  expect(leftOut).toEqual({
    'events without a time': 1,
    'events in an unknown time zone': 1,
    "dates that can't be read": 1,
  });
  expect(problems).toEqual([
    'arena.ics line 3, DTSTART: A starts at "tomorrow", which is no date, so it is left out.',
    'arena.ics line 7, DTSTART: B is in the time zone "Mars/Olympus", which is not known, so it is left out.',
    'arena.ics line 16, EXDATE: "soon" of Quiz is not a date.',
  ]);
  expect(notes).toContain(
    'arena.ics line 17: "a line without a name" is no property, and is not read.',
  );
  expect(notes).toContain('arena.ics line 19: VTODO is no event, and is not read.');
  const whole = calendarIn(event(...QUIZ));
  expect(readOdd(whole.slice(0, -30)).problems).toEqual([
    'arena.ics line 2: the file ends before this event does.',
  ]);
});
