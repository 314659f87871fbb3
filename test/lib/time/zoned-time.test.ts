import { assert, date, property, string } from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';

import { civilTimeOf } from '../../../src/lib/time/civil-time.ts';
import {
  formatCivilMinute,
  instantOf,
  isSameDay,
  formatIso,
  formatMoment,
  parseDateTime,
  addCalendarDays,
  startOfDay,
} from '../../../src/lib/time/zoned-time.ts';

const CITY = 'America/Chicago';
/** Time zones of users, with their minutes behind UTC in January. */
const VIEWERS = [
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
  ['Asia/Kathmandu', -345],
  ['America/Chicago', 360],
] as const;

const iso = (text: string, zone = CITY) => {
  const read = parseDateTime(text, zone);
  return read === null ? null : new Date(read.instant).toISOString();
};

describe.each(VIEWERS)('for a viewer in %s', (viewer, behind) => {
  const own = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = own;
  });

  test.each([
    ['2026-07-04T21:30:00', '2026-07-05T02:30:00.000Z'],
    ['2026-01-15T21:30:00', '2026-01-16T03:30:00.000Z'],
    // Clocks go from 02:00 to 03:00: 02:30 does not exist and moves forward.
    ['2026-03-08T01:59:59', '2026-03-08T07:59:59.000Z'],
    ['2026-03-08T02:30:00', '2026-03-08T08:30:00.000Z'],
    ['2026-03-08T03:00:00', '2026-03-08T08:00:00.000Z'],
    // Clocks go from 02:00 back to 01:00: 01:30 occurs twice, and the first is used.
    ['2026-11-01T01:30:00', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T02:00:00', '2026-11-01T08:00:00.000Z'],
  ])('C20: %s in the city is the same instant for every user', (text, instant) => {
    process.env['TZ'] = viewer;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(behind);
    expect(iso(text)).toBe(instant);
  });

  test('C20: a day begins at the city’s midnight, also when clocks change', () => {
    process.env['TZ'] = viewer;
    const noon = Date.parse('2026-03-08T17:00:00Z');
    expect(new Date(startOfDay(noon, CITY)).toISOString()).toBe('2026-03-08T06:00:00.000Z');
    expect(new Date(startOfDay(noon, CITY, 1)).toISOString()).toBe('2026-03-09T05:00:00.000Z');
    expect(isSameDay(noon, Date.parse('2026-03-09T04:59:59Z'), CITY)).toBe(true);
    expect(isSameDay(noon, Date.parse('2026-03-09T05:00:00Z'), CITY)).toBe(false);
  });
});

describe('the text of a minute', () => {
  const ZONES = ['America/Chicago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
  const minutes = date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  test.each(ZONES)('C20: every minute in %s is parsed back from its text', (zone) => {
    const isFoundAgain = (at: number) => {
      expect(parseDateTime(formatMoment(at, zone), zone)?.instant).toBe(at);
    };
    assert(property(minutes, (at) => isFoundAgain(Math.floor(at.getTime() / 60_000) * 60_000)));
    // Around the hours when the clocks go back in Chicago and Lord Howe.
    for (const start of ['2026-11-01T05:00Z', '2027-04-03T13:00Z']) {
      for (let quarter = 0; quarter < 16; quarter += 1)
        isFoundAgain(Date.parse(start) + quarter * 900_000);
    }
  });

  test('C20: the text has an offset only for the second occurrence of a time', () => {
    const textOf = (at: string) => formatMoment(Date.parse(at), CITY);
    expect(textOf('2026-11-01T06:30Z')).toBe('2026-11-01T01:30');
    expect(textOf('2026-11-01T07:30Z')).toBe('2026-11-01T01:30-06:00');
    expect(textOf('2026-11-01T08:00Z')).toBe('2026-11-01T02:00');
    expect(formatMoment(Date.parse('2027-04-03T15:15Z'), 'Australia/Lord_Howe')).toBe(
      '2027-04-04T01:45+10:30',
    );
  });

  test('C20: the same time on another day takes clock changes into account', () => {
    const evening = Date.parse('2026-10-31T19:00-05:00');
    expect(addCalendarDays(evening, CITY, 1)).toBe(Date.parse('2026-11-01T19:00-06:00'));
    expect(addCalendarDays(evening, CITY, 30)).toBe(Date.parse('2026-11-30T19:00-06:00'));
  });
});

describe('the text of a date-time', () => {
  test.each([
    ['2026-07-04T21:30', '2026-07-05T02:30:00.000Z'],
    ['2026-07-04 21:30:00', '2026-07-05T02:30:00.000Z'],
    ['2026-07-04T21:30:00.000', '2026-07-05T02:30:00.000Z'],
    ['2026-07-04T21:30:00Z', '2026-07-04T21:30:00.000Z'],
    ['2026-07-04T21:30:00+02:00', '2026-07-04T19:30:00.000Z'],
    ['2026-07-04T21:30:00-0500', '2026-07-05T02:30:00.000Z'],
    ['2028-02-29T12:00:00', '2028-02-29T18:00:00.000Z'],
    ['0026-07-04T00:00:00Z', '0026-07-04T00:00:00.000Z'],
  ])('C20: reads %s', (text, instant) => {
    expect(iso(text)).toBe(instant);
    expect(parseDateTime(text, CITY)?.hasTime).toBe(true);
  });

  test('C20: a date without time is the start of its day', () => {
    expect(parseDateTime('2026-07-04', CITY)).toEqual({
      instant: Date.parse('2026-07-04T05:00:00Z'),
      hasTime: false,
    });
  });

  test.each([
    'TBD',
    '',
    '2026-02-30T10:00:00',
    '2026-13-01T10:00:00',
    '2026-07-04T25:00:00',
    '2026-07-04T10:60:00',
    '7/4/2026 9:30 PM',
    '2026-07-04T21',
    '<b>2026-07-04</b>',
    '99999-01-01T00:00:00',
  ])('C20: does not parse “%s”', (text) => {
    expect(parseDateTime(text, CITY)).toBeNull();
  });

  test('C20: no text makes the parser throw', () => {
    assert(
      property(string(), (text) => {
        const read = parseDateTime(text, CITY);
        expect(read === null || Number.isFinite(read.instant)).toBe(true);
      }),
    );
  });
});

describe('civil time of a zone', () => {
  test('C29: formatting gives the parsed text back', () => {
    const text = formatCivilMinute(Date.parse('2026-11-21T01:00:30Z'), CITY);
    expect(text).toBe('2026-11-20T19:00');
    expect(iso(text)).toBe('2026-11-21T01:00:00.000Z');
  });

  test.each([CITY, 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])(
    'C20: there and back again in %s',
    (zone) => {
      const years = {
        min: new Date('1990-01-01'),
        max: new Date('2060-01-01'),
        noInvalidDate: true,
      };
      assert(
        property(date(years), (moment) => {
          const instant = Math.floor(moment.getTime() / 1000) * 1000;
          const civil = civilTimeOf(instant, zone);
          const back = instantOf(civil, zone);
          // For a time that occurs twice the first is found, which has the same civil time.
          expect(civilTimeOf(back, zone)).toEqual(civil);
          expect(instant - back).toBeGreaterThanOrEqual(0);
          expect(instant - back).toBeLessThanOrEqual(3_600_000);
        }),
      );
    },
  );

  test('C20: a clock change of half an hour moves a skipped time by half an hour', () => {
    expect(iso('2026-10-04T02:15:00', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  });

  test.each(['America/St_Johns', 'Australia/Lord_Howe', 'Africa/Monrovia', CITY])(
    'C20: civil times in %s are those of the browser, asked twice',
    (zone) => {
      const formatter = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      const range = { min: new Date('1971-01-01'), max: new Date('2100-01-01') };
      assert(
        property(date({ ...range, noInvalidDate: true }), (moment) => {
          for (const at of [moment.getTime(), moment.getTime() + 999])
            expect(formatIso(civilTimeOf(at, zone)).replace('T', ' ')).toBe(formatter.format(at));
        }),
      );
    },
  );
});
