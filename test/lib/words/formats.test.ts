import { expect, test } from 'vitest';

import { unitsOf } from '../../../src/lib/geo/lengths.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';

const chicago = createFormats('en', 'feet', 'America/Chicago');
const metric = createFormats('es', 'metres', 'America/Chicago');

test.each([
  [2, '7 ft', '2 m'],
  [30.48, '100 ft', '30 m'],
  [152.4, '500 ft', '150 m'],
  [1609.344, '1 mi', '1,6 km'],
  [4000, '2.5 mi', '4 km'],
])('R23: a distance of %d m is written as %s or %s', (meters, inFeet, inMeters) => {
  expect(chicago.distance(meters)).toBe(inFeet);
  expect(metric.distance(meters)).toBe(inMeters);
});

test('R3, R23: a radius is shown in the interface’s feet or in rounded meters', () => {
  expect(chicago.feet(250)).toBe('250 ft');
  expect(chicago.feet(333)).toBe('333 ft');
  expect([100, 250, 500, 1300, 1800].map(metric.feet)).toEqual([
    '30 m',
    '80 m',
    '150 m',
    '400 m',
    '550 m',
  ]);
});

test.each([
  [-5, '0 sec'],
  [40_000, '40 sec'],
  [59_600, '1 min'],
  [119_000, '1 min'],
  [5_400_000, '90 min'],
  [7_200_000, '2 hr'],
  [7_259_000, '2 hr'],
  [7_260_000, '2 hr 1 min'],
  [87_780_000, '24 hr 23 min'],
  [90_000_000, '25 hr'],
  [180_000_000, '2 days'],
])('Q12: %d ms are written as %s', (ms, text) => {
  expect(chicago.duration(ms)).toBe(text);
});

test('Q12: hours and minutes are said as a language joins them', () => {
  const ms = 5 * 3_600_000 + 33 * 60_000;
  expect(chicago.longDuration(ms)).toBe('5 hours, 33 minutes');
  const in5 = (lang: string) => createFormats(lang, 'metres', 'America/Toronto').duration(ms);
  expect(in5('fr-CA').replaceAll(/\s/g, ' ')).toBe('5 h 33 min');
  expect(in5('ja').replaceAll(/\s/g, '')).toBe('5時間33分');
});

test('A21: days are in the service’s time zone', () => {
  expect(chicago.day(Date.parse('2026-11-20T03:00:00Z'))).toBe('Thu, Nov 19');
});

const AFTERNOON = Date.UTC(2026, 10, 20, 22, 5);
test.each([
  ['en', 'CA', '4:05 p.m.'],
  ['en', 'GB', '16:05'],
  ['fr', 'FR', '16:05'],
  ['es', 'US', '4:05 p.m.'],
  ['es', undefined, '16:05'],
  ['he', 'US', '16:05'],
])('R23: in %s and %s, five past four is %s', (lang, country, time) => {
  const { clock } = createFormats(lang, 'feet', 'America/Chicago', country);
  // Spaces before "p.m." differ between engines.
  expect(clock(AFTERNOON).replace(/\sp\.\s?m/, ' p.m')).toBe(time);
});

test('R23: the units are those of the country, and feet if it is not known', () => {
  expect([unitsOf('US'), unitsOf('CA'), unitsOf('GB'), unitsOf()]).toEqual([
    'feet',
    'metres',
    'metres',
    'feet',
  ]);
});

test.each([
  ['es', ['Oso', 'Ñandú', 'Nube', 'Línea 10', 'Línea 9'], 'Línea 9, Línea 10, Nube, Ñandú, Oso'],
  ['sv', ['Öster', 'Zon', 'Åsa', 'Väst'], 'Väst, Zon, Åsa, Öster'],
  ['he', ['Haifa', 'תל אביב', 'חיפה', 'Москва'], 'חיפה, תל אביב, Haifa, Москва'],
  ['ja', ['ひろば', 'えき', 'アオヤマ', 'かわ'], 'アオヤマ, えき, かわ, ひろば'],
])('L4: names are sorted as readers of %s do', (lang, names, sorted) => {
  const { compare } = createFormats(lang, 'feet', 'America/Chicago');
  expect(names.toSorted(compare).join(', ')).toBe(sorted);
});

test.each([
  ['en', 'CA', ['1 min', '2 min']],
  ['en', 'GB', ['1 min', '2 min']],
  ['en', 'US', ['1 min', '2 min']],
  ['fr-CA', 'CA', ['1\u00A0min', '2\u00A0min']],
])(
  'Q12: minutes have the short form of the language %s, in each country (%s)',
  (lang, country, words) => {
    const { duration } = createFormats(lang, 'metres', 'America/Halifax', country);
    expect([60_000, 120_000].map(duration)).toEqual(words);
  },
);

test.each(['QA', 'SA', 'EG', 'KW', 'AE', undefined])(
  'L8: Arabic in %s has the digits 0 to 9 and the Gregorian calendar everywhere',
  (country) => {
    const formats = createFormats('ar', 'metres', 'Asia/Qatar', country);
    const written = [
      formats.number(1234),
      formats.percent(20),
      formats.distance(350),
      formats.feet(250),
      formats.duration(300_000),
      formats.longDuration(300_000),
      formats.clock(AFTERNOON),
      formats.bareClock(AFTERNOON),
      formats.hour(AFTERNOON),
      formats.day(AFTERNOON),
      new Intl.DateTimeFormat(formats.locale, { dateStyle: 'full' }).format(AFTERNOON),
    ];
    for (const text of written) expect(text).toMatch(/^[^٠-٩]*[0-9][^٠-٩]*$/);
    expect(formats.dayWithYear(AFTERNOON)).toContain('2026');
  },
);

test.each([
  ['en', 'US', '4:05'],
  ['es', 'US', '4:05'],
  ['ko', 'KR', '4:05'],
  ['zh-Hant', 'TW', '4:05'],
  ['zh-Hans', 'CN', '16:05'],
  ['ar', 'QA', '4:05'],
  ['de', 'DE', '16:05'],
])('L8: in %s and %s, five past four without its half of the day is %s', (lang, country, time) => {
  expect(createFormats(lang, 'metres', 'America/Chicago', country).bareClock(AFTERNOON)).toBe(time);
});
