import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lotTime, timeFault } from '../../../src/feeds/lots/times/lotTime.ts';
import { timeFormat, timeFormatFault } from '../../../src/feeds/lots/times/time-format.ts';
import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

const BERLIN = { timeZone: 'Europe/Berlin' };
/** 2026-11-26 12:00 in Berlin. */
const NOW = Date.UTC(2026, 10, 26, 11);
const read = (text: string, dateOrder?: 'day-first' | 'month-first') => {
  const instant = lotTime(text, { ...BERLIN, dateOrder }, NOW);
  return instant === null ? null : new Date(instant).toISOString();
};

test.each([
  '23.11.2026 17:20',
  '23.11.2026 17:20:00',
  '23.11.2026, 17:20',
  '23.11.2026 - 17:20 Uhr',
  '23/11/2026 17:20',
  '11/23/2026 5:20 PM',
  '11/23/2026 05:20:00 pm',
  '2026/11/23 17:20:00',
  '2026-11-23 17:20:00',
  '2026-11-23T16:20:00Z',
  '2026-11-23T16:20:00.830603+00:00',
  '2026-11-23T10:20:00-0600',
  '20261123172000',
  '20261123T172000',
  'Mon, 23 Nov 2026 16:20:00 GMT',
  'Mon, 23 Nov 2026 17:20:00 +0100',
  '23 Nov 2026 17:20',
  '23-Nov-2026 17:20:00',
  '/Date(1795450800000)/',
  '/Date(1795450800000+0100)/',
  '1795450800',
  '1795450800.25',
  '1795450800000',
  '23.11.26 17:20',
  'Montag, 23. November 2026, 17:20 Uhr',
  'Nov 23, 2026 5:20 PM',
  '2026-11-23T17:20:00+01:00[Europe/Berlin]',
  '2026-11-23 16:20:00 +0000 UTC',
  '2026-11-23 16:20 UTC',
  '2026-11-23 16:20 Europe/London',
  '2026-11-23 17:20:00,123',
  '20261123 17:20',
  '20261123T17:20:00',
  'Mon 23.11.2026 17:20',
  'Mo, 23.11.2026 17:20',
  'Mon, 23/11/2026 17:20',
  'Monday, 23-Nov-26 16:20:00 GMT',
  'November 23rd, 2026 5:20 PM',
  '23.11.2026 17:20 h',
  '2026-11-23 17:20 CET',
  'Mon Nov 23 2026 17:20:00 GMT+0100 (Central European Standard Time)',
  'Mon Nov 23 10:20:00 CST 2026',
  '1795450800000000',
  '23.11.2026 | 17:20',
  '2026-11-23_17:20:00',
])('F22: "%s" is read as the time that it means', (text) => {
  expect(read(text)?.slice(0, 19)).toBe('2026-11-23T16:20:00');
});

test.each([
  ['23.11.2026 17.20 Uhr', "d.M.y H.mm 'Uhr'"],
  ['23 de noviembre de 2026 17:20', "d 'de' MMM 'de' y H:mm"],
  ['17:20 23.11.2026', 'H:mm d.M.y'],
  ['2026年11月23日 17:20', "y'年'M'月'd'日' H:mm"],
  ['Stand: 23.11.2026, 17:20 Uhr', "'Stand': d.M.y, H:mm 'Uhr'"],
  ['Last updated 11/23/2026 5:20 PM', "'Last' E M/d/y h:mm a"],
  ['Aktualisiert am 23.11.2026 um 17:20 Uhr', "'Aktualisiert' E d.M.y 'um' H:mm 'Uhr'"],
  ['Stand: Montag, 23.11.2026, 17:20 Uhr', "'Stand': E, d.M.y, H:mm 'Uhr'"],
  ['Mon Nov 23 2026 at 17.20', "E MMM d y 'at' H.mm"],
  ['23 Nov 17:20 2026', 'd MMM H:mm y'],
  ['23.11.26 17.20', 'd.M.yy H.mm'],
  ['16.20 Europe/London 23.11.2026', 'H.mm V d.M.y'],
  ['23.11.2026 kl. 17.20', "d.M.y 'kl'. H.mm"],
  ['lundi 23 novembre 2026 à 17h20', "E d MMM y 'à' H'h'mm"],
  ['mardi 23/11/2026 à 17h20', "E d/M/y 'à' H'h'mm"],
  ['23. marraskuuta 2026 klo 17.20', "d. MMM y 'klo' H.mm"],
  ['5:20 PM, Nov 23, 2026', 'h:mm a, MMM d, y'],
  ['2026. 11. 23. 오후 5:20', 'y. M. d. a h:mm'],
  ['2026年11月23日 17時20分', "y'年'M'月'd'日' H'時'mm'分'"],
  ['2026-11-23 17-20-00', 'y-M-d H-mm-ss'],
  ['16.20 Z 23.11.2026', 'H.mm z d.M.y'],
  ['11:20:00 EST 23.11.2026', 'H:mm:ss z d.M.y'],
  ['at noon', undefined],
  ['23.11.2026', undefined],
])(
  'F22: the time "%s" is not read, and its message names the "timeFormat" that reads it',
  (text, pattern) => {
    expect(read(text)).toBeNull();
    const fault = "can't be read as a date with a time of day, so its count is not shown as live";
    const advice =
      pattern === undefined ? '' : `; "timeFormat": ${JSON.stringify(pattern)} reads it`;
    expect(timeFault(text, BERLIN)).toBe(fault + advice);
    if (pattern === undefined) return;
    const instant = lotTime(text, { ...BERLIN, timeFormat: timeFormat(pattern) }, NOW);
    expect(new Date(instant ?? 0).toISOString().slice(0, 19)).toBe('2026-11-23T16:20:00');
  },
);

test('F22: where a date may mean two days, the settings decide, and else it is not read', () => {
  expect(read('3/4/2026 12:00')).toBeNull();
  expect(read('3/4/2026 12:00', 'day-first')).toBe('2026-04-03T10:00:00.000Z');
  expect(read('3/4/2026 12:00', 'month-first')).toBe('2026-03-04T11:00:00.000Z');
  expect(read('13/4/2026 12:00', 'month-first'), 'only one is possible').toContain('2026-04-13');
  expect(read('3.4.2026 12:00'), 'with dots, the day comes first').toContain('2026-04-03');
  expect(read('5/5/2026 12:00')).toContain('2026-05-05');
});

test('F22: where a time in an unusual form may mean two days, the message names both formats, or the one of "dateOrder"', () => {
  const text = '17:20 3/4/2026';
  expect(timeFault(text, BERLIN)).toContain('"timeFormat": "H:mm d/M/y" or "H:mm M/d/y" reads it');
  const monthFirst = timeFault(text, { ...BERLIN, dateOrder: 'month-first' });
  expect(monthFirst).toContain('"timeFormat": "H:mm M/d/y" reads it');
});

test('F22, S24: of thousands of rows without a readable time, three have a sentence', () => {
  const rows = Array.from(
    { length: 2000 },
    (_, row) => `${row};5;${'11 '.repeat(5)}${'a b '.repeat(9)}`,
  );
  const { leftOut, problems } = lotsAt(...rows);
  expect(leftOut).toMatchObject({ 'counts without a readable time': 2000 });
  expect(problems.filter((problem) => problem.includes('has the time'))).toHaveLength(3);
});

test('F22: of a city that declares the form of its times, no other form is read', () => {
  const options = { ...BERLIN, timeFormat: timeFormat("[E, ]d. MMM y 'kl'. HH.mm[.ss][ z]") };
  const [short, long] = ['23. nov 2026 kl. 17.20', 'man., 23. november 2026 kl. 17.20.30 CET'];
  expect(lotTime(short, options, NOW)).toBe(Date.UTC(2026, 10, 23, 16, 20));
  expect(lotTime(long, options, NOW)).toBe(Date.UTC(2026, 10, 23, 16, 20, 30));
  expect(lotTime('2026-11-23 17:20', options, NOW)).toBeNull();
  expect(timeFault('2026-11-23 17:20', options)).toBe(
    'has another form than "timeFormat", so its count is not shown as live; "timeFormat": "y-M-d H:mm" reads it',
  );
});

test.each([
  ['12:05 AM 23.11.2026', 'hh:mm a dd.MM.yyyy', '2026-11-22T23:05'],
  ['13:05 AM 23.11.2026', 'hh:mm a dd.MM.yyyy', null],
  ['2026-11-23 17:20 Europe/London', 'y-M-d H:mm V', '2026-11-23T17:20'],
  ['2026-11-23 17:20 Nowhere/Land', 'y-M-d H:mm V', null],
  ['2026-11-23 17:20 XYZ', 'y-M-d H:mm z', null],
  ['23 Floréal 2026 17:20', 'd MMM y H:mm', null],
  ["23.11.2026 17 o'clock", "dd.MM.yyyy H 'o''clock'", '2026-11-23T16:00'],
])('F22: "%s" in the form "%s" is %s', (text, pattern, expected) => {
  const instant = lotTime(text, { ...BERLIN, timeFormat: timeFormat(pattern) }, NOW);
  expect(instant === null ? null : new Date(instant).toISOString().slice(0, 16)).toBe(expected);
});

test.each([
  ['DD.MM.YYYY HH:mm', 'D stands for nothing. Put words between apostrophes.'],
  ['dd.MM.yyyy', 'The hour is missing.'],
  ['HH:mm', 'The year is missing.'],
  ['dd.MM.yyyy HH:mm HH', 'The hour is there twice.'],
  ['dd.MM.yyyy HH:mm]', 'A bracket is not opened or not closed.'],
  ['dd.MM.yyyy [HH:mm', 'A bracket is not opened or not closed.'],
  ["dd.MM.yyyy HH:mm 'Uhr", 'An apostrophe stands alone.'],
])('F22, S11: the settings can’t have the form "%s"', (pattern, fault) => {
  expect(timeFormatFault(pattern)).toBe(fault);
});

test.each([
  '17:20',
  '2026-11-23',
  'gerade eben',
  '31.02.2026 12:00',
  '23.11.2026 25:10',
  '0',
  '',
  '2026-12-25 12:00',
])('F22: "%s" is no time of a count', (text) => {
  expect(read(text)).toBeNull();
});

test('F22: any text is a time at most now, or none', () => {
  const digits = fc.stringMatching(/^[\d./: -]{0,20}(AM|PM|Uhr|Z)?$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits), (text) => {
      const instant = lotTime(text, BERLIN, NOW);
      expect(instant === null || (Number.isFinite(instant) && instant <= NOW)).toBe(true);
      expect(timeFault(text, BERLIN)).toContain('not shown as live');
    }),
  );
});

const columns = { id: 'id', open: 'free', time: 'time' };
const lotsAt = (...rows: string[]) =>
  lotsOf(bytesOf(['id;free;time', ...rows].join('\n')), { format: 'csv', columns });

test('F22: a count without a readable time is not shown, and named with its value', () => {
  const { lots, leftOut, problems } = lotsAt('a;5;2026-11-20 18:58', 'b;6;soon', 'c;7;');
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([5, null, null]);
  expect(leftOut).toMatchObject({ 'counts without a readable time': 2 });
  expect(problems).toContain(
    'the file line 3, column time: b has the time "soon", which can\'t be read as a date with a time of day, so its count is not shown as live.',
  );
});

test('F22: where no row has a time, the counts are those of the file', () => {
  expect(lotsAt('a;5;', 'b;6;').lots.map(({ openSpots }) => openSpots)).toEqual([5, 6]);
});
