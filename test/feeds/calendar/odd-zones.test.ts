import { describe, expect, test } from 'vitest';

import { instancesOf } from '../../../src/feeds/calendar/instancesOf.ts';
import { readCalendar } from '../../../src/feeds/calendar/readCalendar.ts';
import { calendarIn, CHICAGO, event, readOdd } from '../../support/feeds/calendars.ts';

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
  ])('F19: %s is understood without a definition', (name, shown) => {
    expect(startIn(name, [])).toEqual([shown]);
  });

  test('F19: an offset with a colon needs no quotes', () => {
    const { shown } = readOdd(
      calendarIn(event('DTSTART;TZID=UTC-06:00:20261202T190000', 'SUMMARY:A')),
    );
    expect(shown).toEqual(['12-02 19:00 0 h A']);
  });
});
