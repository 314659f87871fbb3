import { describe, expect, test } from 'vitest';

import { readCalendar, readCalendarSteps } from '../../../src/feeds/calendar/readCalendar.ts';
import { calendarOf, startsIn } from '../../support/feeds/calendars.ts';

const CHICAGO = 'America/Chicago';
const FROM = '2026-11-01T00:00:00Z';
const TO = '2026-12-01T00:00:00Z';
const november = (...events: readonly (readonly string[])[]) =>
  startsIn(calendarOf(...events), FROM, TO).starts;

describe('times', () => {
  test.each([
    ['in UTC', 'DTSTART:20261120T190000Z', '2026-11-20T19:00'],
    ['without a zone', 'DTSTART:20261120T190000', '2026-11-21T01:00'],
    ['by a zone’s name', 'DTSTART;TZID=Europe/Paris:20261120T190000', '2026-11-20T18:00'],
    ['in quotes', 'DTSTART;TZID="Europe/Paris":20261120T190000', '2026-11-20T18:00'],
    ['by an old name', 'DTSTART;TZID=US/Eastern:20261120T190000', '2026-11-21T00:00'],
    ['of Windows', 'DTSTART;TZID=Eastern Standard Time:20261120T190000', '2026-11-21T00:00'],
    [
      'by its cities',
      'DTSTART;TZID="(GMT+10:00) Canberra, Melbourne, Sydney":20261120T190000',
      '2026-11-20T08:00',
    ],
    ['that is called a date', 'DTSTART;VALUE=DATE:20261120T190000', '2026-11-21T01:00'],
    ['of a whole day', 'DTSTART;VALUE=DATE:20261120', '2026-11-20T06:00'],
    ['on a folded line', 'DTSTART;TZID=Europe\r\n /Paris:20261120\r\n T190000', '2026-11-20T18:00'],
  ])('S8: a time %s', (_how, line, start) => {
    expect(november([line])).toEqual([start]);
  });

  test('S8: a date is a day of the city, also in a calendar of another zone', () => {
    const bytes = new TextEncoder().encode(
      'BEGIN:VCALENDAR\nX-WR-TIMEZONE:UTC\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART;VALUE=DATE:20261120\nEND:VEVENT\nEND:VCALENDAR',
    );
    expect(startsIn(bytes, FROM, TO).starts).toEqual(['2026-11-20T06:00']);
  });

  test('S8: a zone of the calendar’s own name is the city’s if it has the same offsets', () => {
    const zone = (standard: string, daylight: string) =>
      new TextEncoder().encode(
        `BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Ours\nBEGIN:STANDARD\nTZOFFSETTO:${standard}\nEND:STANDARD\nBEGIN:DAYLIGHT\nTZOFFSETTO:${daylight}\nEND:DAYLIGHT\nEND:VTIMEZONE\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART;TZID=Ours:20261120T190000\nEND:VEVENT\nEND:VCALENDAR`,
      );
    expect(startsIn(zone('-0600', '-0500'), FROM, TO).starts).toEqual(['2026-11-21T01:00']);
    expect(startsIn(zone('+0100', '+0200'), FROM, TO).starts).toEqual([]);
  });
});

describe('repeated events', () => {
  const WEEKLY = ['UID:1', 'DTSTART;TZID=America/Chicago:20261001T190000', 'RRULE:FREQ=WEEKLY'];

  test('S8: keep their local time when the clocks change', () => {
    expect(
      startsIn(calendarOf(WEEKLY), '2026-10-20T00:00:00Z', '2026-11-10T00:00:00Z').starts,
    ).toEqual(['2026-10-23T00:00', '2026-10-30T00:00', '2026-11-06T01:00']);
  });

  test('S8: an exception, a moved instance and a cancelled one don’t take place', () => {
    expect(
      november(
        [...WEEKLY, 'EXDATE;TZID=America/Chicago:20261105T190000'],
        ['UID:1', 'RECURRENCE-ID:20261113T010000Z', 'DTSTART:20261115T010000Z'],
        ['UID:1', 'RECURRENCE-ID:20261120T010000Z', 'DTSTART:20261120T010000Z', 'STATUS:CANCELLED'],
      ),
    ).toEqual(['2026-11-15T01:00', '2026-11-27T01:00']);
  });

  test('S8: an instance that was moved into the time is found, and RDATE adds one', () => {
    expect(
      november(
        ['UID:1', 'DTSTART:20260105T180000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'RDATE:20261109T180000Z'],
        ['UID:1', 'RECURRENCE-ID:20260106T180000Z', 'DTSTART:20261110T180000Z'],
      ),
    ).toEqual(['2026-11-09T18:00', '2026-11-10T18:00']);
  });

  test('S8: of two versions of an event the later counts, and a cancelled event is none', () => {
    expect(
      november(
        ['UID:1', 'SEQUENCE:2', 'DTSTART:20261110T180000Z'],
        ['UID:1', 'SEQUENCE:1', 'DTSTART:20261109T180000Z'],
        ['UID:2', 'DTSTART:20261111T180000Z', 'STATUS:CANCELLED'],
      ),
    ).toEqual(['2026-11-10T18:00']);
  });

  test.each([
    ['every second since 1970', 'FREQ=SECONDLY'],
    ['that names hours', 'FREQ=DAILY;BYHOUR=9,10'],
    ['that is nonsense', 'FREQ=DAILY;INTERVAL=0'],
  ])('S16: a rule %s is left out at once', (_how, rule) => {
    const { starts, leftOut } = startsIn(
      calendarOf(['DTSTART:19700101T000000Z', `RRULE:${rule}`]),
      FROM,
      TO,
    );
    expect(starts).toEqual([]);
    expect(leftOut).toEqual({ 'events with a rule that is not supported': 1 });
  });

  test('S16: rules without end or without an instance end', () => {
    const rules = [
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;COUNT=1000000',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=5',
      'FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=3',
    ].map((rule) => ['DTSTART:19700101T000000Z', `RRULE:${rule}`]);
    expect(startsIn(calendarOf(...rules), FROM, TO)).toMatchObject({ starts: [], uncounted: 2 });
  });
});

test('S16: a file that is not a calendar is refused', () => {
  for (const text of ['', '<!doctype html>', 'BEGIN:VEVENT\nEND:VEVENT'])
    expect(() => readCalendar(new TextEncoder().encode(text), CHICAGO, 2026)).toThrow('iCalendar');
  const nested = `BEGIN:VCALENDAR\n${'BEGIN:X-PART\n'.repeat(1000)}`;
  expect(() => readCalendar(new TextEncoder().encode(nested), CHICAGO, 2026)).toThrow('nested');
  const many = calendarOf(...Array.from({ length: 20_001 }, () => ['DTSTART:20261120T190000Z']));
  expect(() => readCalendar(many, CHICAGO, 2026)).toThrow('more than 20000');
});

describe('S24: a long line stops nobody', () => {
  const stepsOf = (text: string) => {
    let steps = 0;
    const reading = readCalendarSteps(new TextEncoder().encode(text), CHICAGO, 2026, 'a.ics');
    for (;;) {
      const step = reading.next();
      if (step.done === true) return { steps, calendar: step.value };
      steps += 1;
    }
  };
  const inEvent = (line: string) =>
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261120\nSUMMARY:Game\n${line}\nEND:VEVENT\n`;

  test.each([
    ['parameters', `LOCATION${';A=B'.repeat(800_000)}:Main St`],
    ['no property', 'a'.repeat(3_000_000)],
  ])('with %s is left out and named, and the event stays', (_what, line) => {
    const { calendar } = stepsOf(inEvent(line));
    expect(calendar.events.map(({ name }) => name)).toEqual(['Game']);
    expect(calendar.notes.join()).toMatch(/a\.ics line 5: .*…" is no property, and is not read/);
  });

  test.each([
    ['tags', `URL:${'<a '.repeat(1_000_000)}`],
    ['colons', `DTSTART;TZID=${':'.repeat(3_000_000)}`],
    ['a file', `ATTACH;ENCODING=BASE64:${'AbC/'.repeat(800_000)}`],
  ])('with %s leaves the event as it is', (_what, line) => {
    const { calendar } = stepsOf(inEvent(line));
    expect(calendar.events).toMatchObject([{ name: 'Game', webUrl: '' }]);
  });

  test.each([
    ['separators of lines', '\u2028'.repeat(1_000_000), 'iCalendar'],
    ['lines of nothing', '\n'.repeat(1_000_001), 'more than 1000000 lines'],
  ])('of %s alone', (_what, text, reason) => {
    expect(() => stepsOf(text)).toThrow(reason);
  });

  test('and riders are answered while a large calendar is read', () => {
    const { steps, calendar } = stepsOf(
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261120\nSUMMARY:Game\n${'X-A:b\n'.repeat(100_000)}END:VEVENT\n`,
    );
    expect(calendar.events).toHaveLength(1);
    expect(steps).toBeGreaterThan(40);
  });
});
