import { expect, test } from 'vitest';

import { viewOf } from '../../../src/feeds/gtfs/city/center.ts';
import { countryFrom, languageFrom } from '../../../src/feeds/gtfs/city/locale.ts';
import { Findings } from '../../../src/feeds/gtfs/Findings.ts';
import { locateFiles } from '../../../src/feeds/gtfs/locateFiles.ts';
import { reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported } from '../../support/feeds/report-of.ts';

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

const NOWHERE = { lat: 0, lon: -30 };

test.each([
  ['en-CA', 'https://x.example', 'America/New_York', 'CA'],
  ['en', 'https://www.barrie.ca/transit', 'America/New_York', 'CA'],
  ['en', 'https://transport.gov.uk', 'Europe/London', 'GB'],
  ['en', 'https://bus.to', 'Europe/London', 'GB'],
  ['', 'https://bus.example.com', 'America/Indiana/Knox', 'US'],
  ['', '', 'Australia/Perth', 'AU'],
  ['', '', 'Etc/UTC', ''],
  ['id', 'https://transjakarta.co.id/', 'Asia/Jakarta', 'ID'],
  ['en', '', 'Asia/Jakarta', 'ID'],
  ['en', 'https://lamata-ng.com', 'Africa/Lagos', 'NG'],
  ['fr', 'https://www.carjaune.re', 'Indian/Reunion', 'RE'],
  ['fr', 'https://www.example.fr', 'Indian/Reunion', 'RE'],
  ['en', 'https://gee.chalo.org.uk', 'Asia/Bangkok', 'TH'],
  ['en', 'https://chalo.com', 'Asia/Kolkata', 'IN'],
  ['es', 'https://www.logro-o.es', 'CET', 'ES'],
  ['lt', 'https://vilnius.example.com', 'Europe/Kyiv', 'LT'],
])(
  'S17, F38: the country of language %j, URL %j and time zone %j is %j',
  (language, url, timeZone, expected) => {
    expect(countryFrom({ language, url, timeZone, center: NOWHERE })).toBe(expected);
  },
);

test.each([
  [42.47, -2.45, 'ES'],
  [41.9, -87.6, 'US'],
  [-6.2, 106.8, 'ID'],
  [6.5, 3.4, 'NG'],
  [0, -30, ''],
])('F38: without anything else, the country is that around %d, %d: %s', (lat, lon, expected) => {
  const where = { language: '', url: '', timeZone: 'CET', center: { lat, lon } };
  expect(countryFrom(where)).toBe(expected);
});

test('S6: of several folders, the one with the most tables is the feed', () => {
  const names = ['old/stops.txt', 'gtfs/stops.txt', 'gtfs/Trips.txt', 'gtfs/readme.txt'];
  expect(Object.fromEntries(locateFiles(names, new Findings()))).toEqual({
    'stops.txt': 'gtfs/stops.txt',
    'trips.txt': 'gtfs/Trips.txt',
  });
});

const AGENCIES = (zone: string) =>
  `\nA,Local bus,https://a.example,${zone},\nB,State Railway,https://b.example,${zone},`;

test.each([
  ['of one agency that agency', {}, 'Small Transit', undefined],
  [
    'of several agencies the publisher',
    {
      'agency.txt': AGENCIES('America/Chicago'),
      'feed_info.txt': 'feed_publisher_name,feed_publisher_url,feed_lang\nMetro Region,,en',
    },
    'Metro Region',
    'the publisher in feed_info.txt',
  ],
  [
    'without a publisher the large city where it is',
    { 'agency.txt': AGENCIES('Asia/Bangkok'), 'stops.txt': '\ns1,,A,13.7,100.5\ns2,,B,13.7,100.6' },
    'Bangkok',
    'the city where it is',
  ],
  [
    'elsewhere the place with most service',
    {
      'agency.txt': AGENCIES('America/Chicago'),
      'stops.txt': '\ns1,,Hub,43,-89\ns2,,Hub,43.1,-89\ns3,,C,43,-89',
    },
    'Hub',
    'the place with most service',
  ],
])('F39: the name of a city is %s', async (_, changes, name, from) => {
  const { snapshot, report } = await imported(aFeed(changes));
  expect(snapshot.city.name).toBe(name);
  const sentence = `- agency.txt has 2 agencies, so the city is called "${name}", ${from}. "city": {"name": …} in the settings gives it another name.`;
  expect(reportLines(report, snapshot).includes(sentence)).toBe(from !== undefined);
});

test.each([
  ['Hebrew', 'תחנה מרכזית חיפה', false],
  ['Japanese', '室蘭フェリーターミナル', false],
  ['Latin capitals', 'MAIN STREET', true],
  ['Greek capitals', 'ΠΛΑΤΕΙΑ ΣΥΝΤΑΓΜΑΤΟΣ', true],
  ['Japanese with a few Latin capitals', 'JR高岡駅前', false],
  ['Latin', 'Main Street', false],
])('F32: a name in %s, %s, is in capital letters: %s', async (_, name, isNoted) => {
  const { snapshot, report } = await imported(
    aFeed({ 'stops.txt': `\ns1,,${name},43,-89\ns2,,Second St,43.1,-89\ns3,,Third St,43,-89` }),
  );
  expect(reportLines(report, snapshot).join('\n').includes('all capital letters')).toBe(isNoted);
});
