import { describe, expect, test } from 'vitest';

import { instancesOf } from '../../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../../src/feeds/calendar/readCalendar.ts';
import { at, calendarIn, CHICAGO, event, readOdd } from '../../support/feeds/calendars.ts';

describe('F19: zones', () => {
  const zone = (name: string, ...parts: readonly (readonly string[])[]) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...parts.flat(),
    'END:VTIMEZONE',
  ];
  const part = (kind: string, start: string, from: string, to: string, ...lines: string[]) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...lines,
    `END:${kind}`,
  ];
  const startIn = (name: string, definition: readonly string[], time = '20261202T190000') =>
    readOdd(calendarIn(definition, event(`DTSTART;TZID="${name}":${time}`, 'SUMMARY:A'))).shown;
  /** Clocks that nobody has: three hours forward in the second half of November. */
  const odd = (name: string) =>
    zone(
      name,
      part('STANDARD', '20001201T000000', '+0300', '+0000', 'RRULE:FREQ=YEARLY;BYMONTH=12'),
      part(
        'DAYLIGHT',
        '20001115T000000',
        '+0000',
        '+0300',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=15',
      ),
    );

  test.each([
    'Ours',
    'tzone://Microsoft/Custom',
    'Central Standard Time',
    'America/Chicago',
    'GMT-0600',
  ])('F19: a definition in the file counts, whatever its name: %s', (name) => {
    expect(startIn(name, odd(name))).toEqual(['12-02 13:00 0 h A']);
    expect(startIn(name, odd(name), '20261127T190000')).toEqual(['11-27 10:00 0 h A']);
  });

  test('F19: a definition that only leaves other years out does not replace the zone of its name', () => {
    const short = zone('America/New_York', part('STANDARD', '20001101T020000', '-0400', '-0500'));
    const july = readCalendar(
      calendarIn(short, event('DTSTART;TZID=America/New_York:20270702T190000', 'SUMMARY:A')),
      CHICAGO,
      2026,
    );
    const from = Date.parse('2027-07-01T00:00:00Z');
    expect(instancesOf(july, from, from + 5 * 86_400_000).instances[0]?.start).toBe(
      Date.parse('2027-07-02T23:00:00Z'),
    );
  });

  test.each([
    ['GMT-0600', '12-02 19:00 0 h A'],
    ['UTC-06:00', '12-02 19:00 0 h A'],
    ['-06:00', '12-02 19:00 0 h A'],
    ['UTC+1', '12-02 12:00 0 h A'],
    ['US-Central', '12-02 19:00 0 h A'],
    ['America-Chicago', '12-02 19:00 0 h A'],
    ['America-Argentina-Buenos_Aires', '12-02 16:00 0 h A'],
    ['America/New York', '12-02 18:00 0 h A'],
    ['Eastern Time (US & Canada)', '12-02 18:00 0 h A'],
    ['EST', '12-02 18:00 0 h A'],
    ['CDT', '12-02 19:00 0 h A'],
    ['US Central', '12-02 19:00 0 h A'],
    ['Central Daylight Time', '12-02 19:00 0 h A'],
    ['Central Standard Time/Central Daylight Time', '12-02 19:00 0 h A'],
    ['Central Standard Time (Mexico)', '12-02 19:00 0 h A'],
    ['Central America Standard Time', '12-02 19:00 0 h A'],
    ['Russia Time Zone 3', '12-02 09:00 0 h A'],
    ['(GMT-06:00) America/Chicago', '12-02 19:00 0 h A'],
    ['(UTC-06:00) Central Time (US & Canada)', '12-02 19:00 0 h A'],
    ['UTC\u221206:00', '12-02 19:00 0 h A'],
    ['GMT-0600 (CST)', '12-02 19:00 0 h A'],
    ['America/Chicago_1', '12-02 19:00 0 h A'],
    ['/freeassociation.sourceforge.net/America/Port-au-Prince', '12-02 18:00 0 h A'],
    ['tzone://Microsoft/Utc', '12-02 13:00 0 h A'],
    ['Z', '12-02 13:00 0 h A'],
    ['', '12-02 19:00 0 h A'],
  ])('F19: %s is understood without a definition', (name, shown) => {
    expect(startIn(name, [])).toEqual([shown]);
  });

  test.each([
    'UTC-06:00',
    'GMT -06:00',
    '(UTC-06:00) Central Time (US & Canada)',
    'tzone://x/America/Chicago',
  ])('F19: the name %s with a colon needs no quotes', (name) => {
    const { shown } = readOdd(
      calendarIn(
        event(`DTSTART;TZID=${name}:20261202T190000`, 'SUMMARY:A'),
        event(`DTSTART;TZID=${name};X-A=b:2026-12-03T19:00:00`, 'SUMMARY:B'),
      ),
    );
    expect(shown).toEqual(['12-02 19:00 0 h A', '12-03 19:00 0 h B']);
  });

  test.each(['Ours', 'constructor Standard Time', '__proto__ Standard Time'])(
    'F19: an event in the unknown zone %s is left out by name',
    (name) => {
      const start = `DTSTART;TZID=${name}:20261202T190000`;
      const { shown, problems } = readOdd(calendarIn(event(start, 'SUMMARY:A')));
      expect(shown).toEqual([]);
      expect(problems).toEqual([expect.stringContaining(`is in the time zone "${name}", which`)]);
    },
  );

  test('F19: a zone that is not known doesn’t matter for a day and for a time in UTC', () => {
    const { shown, problems } = readOdd(
      calendarIn(
        event('DTSTART;TZID=Ours:20261203T010000Z', 'SUMMARY:A'),
        event('DTSTART;TZID=Ours;VALUE=DATE:20261203', 'SUMMARY:B'),
      ),
    );
    expect(shown).toEqual(['12-02 19:00 0 h A', '12-03 B']);
    expect(problems).toEqual([]);
  });

  test('F19: what has no zone in an event with one is by its clocks', () => {
    const { shown } = readOdd(
      calendarIn(
        ['X-WR-TIMEZONE:UTC'],
        event(
          at('01T1900'),
          'UID:q',
          'DTEND:20261201T210000',
          'SUMMARY:A',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE:20261208T190000',
        ),
        event('UID:q', 'RECURRENCE-ID:20261215T190000', at('16T2000'), 'SUMMARY:B'),
      ),
    );
    // A change by itself names no zone but its own.
    expect(shown).toEqual(['12-01 19:00 2 h A', '12-16 20:00 0 h B', '12-22 19:00 2 h A']);
  });
});
