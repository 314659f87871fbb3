import { expect, test } from 'vitest';

import { viewOf } from '../../../src/feeds/gtfs/city/center.ts';
import { countryFrom, languageFrom } from '../../../src/feeds/gtfs/city/locale.ts';
import { locateFiles } from '../../../src/feeds/gtfs/locateFiles.ts';
import { isDate, runsOn, serviceDates } from '../../../src/feeds/gtfs/tables/dates.ts';

const places = Array.from({ length: 100 }, (_, index) => ({
  lat: 43 + (index % 10) * 0.01,
  lon: -89.5 + Math.floor(index / 10) * 0.01,
  weight: 10,
}));

test('S17: the map opens where most service is', () => {
  const { center, zoom } = viewOf(places);
  expect(center.lat).toBeCloseTo(43.045, 1);
  expect(center.lon).toBeCloseTo(-89.455, 1);
  expect(zoom).toBeGreaterThan(11);
  expect(zoom).toBeLessThan(13);
});

test('S17: a few stops far away do not move the map', () => {
  const far = { lat: 60, lon: 20, weight: 5 };
  const { center, zoom } = viewOf([...places, far, { ...far, lat: -40 }]);
  const without = viewOf(places);
  expect(center.lat).toBeCloseTo(without.center.lat, 1);
  expect(center.lon).toBeCloseTo(without.center.lon, 1);
  expect(Math.abs(zoom - without.zoom)).toBeLessThan(0.5);
});

test('S17: the map opens on a city with one stop', () => {
  const { center, zoom } = viewOf([{ lat: 1, lon: 2, weight: 0 }]);
  expect(center).toEqual({ lat: 1, lon: 2 });
  expect(zoom).toBe(14);
});

test.each([
  [['en-CA'], 'en-CA'],
  [['EN_us'], 'en-US'],
  [['', 'mul', 'fr'], 'fr'],
  [['not a language', 'es'], 'es'],
  [['mul', ''], ''],
])('S17: of the languages %j the feed has %j', (codes, expected) => {
  expect(languageFrom(...codes)).toBe(expected);
});

test.each([
  ['en-CA', 'https://x.example', 'America/New_York', 'CA'],
  ['en', 'https://www.barrie.ca/transit', 'America/New_York', 'CA'],
  ['en', 'https://transport.gov.uk', 'Europe/London', 'GB'],
  ['en', 'https://bus.to', 'Europe/London', 'GB'],
  ['', 'https://bus.example.com', 'America/Indiana/Knox', 'US'],
  ['', '', 'Australia/Perth', 'AU'],
  ['', '', 'Etc/UTC', ''],
])(
  'S17: language %j, address %j and zone %s are of country %j',
  (language, url, zone, expected) => {
    expect(countryFrom(language, url, zone)).toBe(expected);
  },
);

test('S6: of several folders, the one with the most tables is the feed', () => {
  const names = ['old/stops.txt', 'gtfs/stops.txt', 'gtfs/Trips.txt', 'gtfs/readme.txt'];
  expect(Object.fromEntries(locateFiles(names))).toEqual({
    'stops.txt': 'gtfs/stops.txt',
    'trips.txt': 'gtfs/Trips.txt',
  });
});

const weekdays = {
  weekdays: [true, true, true, true, true, false, false],
  start: '20260601',
  end: '20260630',
  added: ['20260704'],
  removed: ['20260601'],
};

test.each([
  ['20260602', true],
  ['20260606', false],
  ['20260601', false],
  ['20260704', true],
  ['20260703', false],
])('S6: a weekday service on %s: %s', (date, expected) => {
  expect(runsOn(weekdays, date)).toBe(expected);
});

test('S6: the feed lasts from the first day with service to the last', () => {
  expect(serviceDates([weekdays])).toEqual({ first: '20260602', last: '20260704' });
  expect(serviceDates([{ ...weekdays, weekdays: [], added: [] }])).toBeNull();
});

test.each([
  ['20260228', true],
  ['20260229', false],
  ['2026-02-28', false],
  ['', false],
])('S6: %j is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
