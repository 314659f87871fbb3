import { expect, test } from 'vitest';

import { viewOf } from '../../../src/feeds/gtfs/city/center.ts';
import { countryFrom, languageFrom } from '../../../src/feeds/gtfs/city/locale.ts';
import { locateFiles } from '../../../src/feeds/gtfs/locateFiles.ts';

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

test('F34: the map of a ferry opens at a port, and shows both', () => {
  const ports = [
    { lat: 42.325246, lon: 140.974795, weight: 2 },
    { lat: 39.626465, lon: 141.968298, weight: 2 },
  ];
  const { center, zoom } = viewOf(ports);
  expect(center).toEqual({ lat: 39.62647, lon: 141.9683 });
  expect(zoom).toBe(5.8);
});

test('F34: between two cities, the map opens in that with more service', () => {
  const cityAt = (lat: number, lon: number, weight: number) =>
    Array.from({ length: 9 }, (_, index) => ({ lat: lat + index / 1000, lon, weight }));
  const { center } = viewOf([...cityAt(45.5, -73.57, 11), ...cityAt(43.6, -79.38, 10)]);
  expect(center.lat).toBeCloseTo(45.5, 1);
  expect(center.lon).toBe(-73.57);
});

test.each([
  [['en-CA'], 'en-CA'],
  [['EN_us'], 'en-US'],
  [['', 'mul', 'fr'], 'fr'],
  [['not a language', 'es'], 'es'],
  [['mul', ''], ''],
])('S17: the language of a feed with the codes %j is %j', (codes, expected) => {
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
  'S17: the country of language %j, URL %j and time zone %j is %j',
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
