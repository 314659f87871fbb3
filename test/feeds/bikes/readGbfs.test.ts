import { describe, expect, test } from 'vitest';

import { readDiscovery } from '../../../src/feeds/bikes/readDiscovery.ts';
import { FileError } from '../../../src/feeds/FileError.ts';
import {
  information,
  NOW,
  readSystem,
  secondsAgo,
  STATION,
  stationWith,
  STATUS,
  status,
} from '../../support/feeds/gbfs.ts';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe('V1: the versions of GBFS', () => {
  const EXPECTED = { bikeID: '1:a', name: 'Main St', bikes: 5, docks: 2, countedAt: NOW - 90_000 };

  test('1.1 has numbers for yes and no', () => {
    expect(stationWith({})).toMatchObject({ ...EXPECTED, system: 'bikes.example.org' });
  });

  test('2.3 has types of vehicles, which say what has a motor and what is no bike', () => {
    const types = ['bike human bicycle', 'ebike electric_assist bicycle', 'car combustion car'];
    const vehicle_types = types.map((type) => {
      const [vehicle_type_id, propulsion_type, form_factor] = type.split(' ');
      return { vehicle_type_id, propulsion_type, form_factor };
    });
    const { stations } = readSystem({
      system_information: { data: { name: 'Blue Bikes' } },
      vehicle_types: { data: { vehicle_types } },
      station_information: information(STATION),
      station_status: status({
        num_bikes_available: 9,
        vehicle_types_available: [
          { vehicle_type_id: 'bike', count: 3 },
          { vehicle_type_id: 'ebike', count: 2 },
          { vehicle_type_id: 'car', count: 4 },
        ],
        num_docks_available: 9,
        vehicle_docks_available: [
          { vehicle_type_ids: ['bike', 'car'], count: 2 },
          { vehicle_type_ids: ['car'], count: 7 },
        ],
      }),
    });
    expect(stations).toMatchObject([{ ...EXPECTED, system: 'Blue Bikes', ebikes: 2 }]);
  });

  test('3.0 has names in languages, vehicles, and dates', () => {
    const { stations } = readSystem({
      station_information: information({ ...STATION, name: [{ text: 'Main St', language: 'en' }] }),
      station_status: {
        last_updated: new Date(NOW - 30_000).toISOString(),
        data: {
          stations: [
            {
              ...STATUS,
              num_bikes_available: undefined,
              num_vehicles_available: 5,
              last_reported: '2026-11-20T11:58:30-06:00',
            },
          ],
        },
      },
    });
    expect(stations).toMatchObject([EXPECTED]);
  });

  test.each([
    ['2', { data: { en: { feeds: [{ name: 'station_status', url: 'https://a.example/s' }] } } }],
    ['3', { data: { feeds: [{ name: 'station_status', url: 'https://a.example/s' }] } }],
  ])('the gbfs.json of GBFS %s names the files', (_version, file) => {
    expect([...readDiscovery(bytes(file))]).toEqual([['station_status', 'https://a.example/s']]);
  });

  test.each(['', '[]', '{"data":{}}', '<html>'])('%j is no gbfs.json', (text) => {
    expect(() => readDiscovery(new TextEncoder().encode(text))).toThrow(FileError);
  });
});

describe('V1: what is out of service is not offered', () => {
  test.each([
    ['a station that is not installed', { is_installed: false }, undefined],
    ['one that neither rents out nor takes back', { is_renting: 0, is_returning: 0 }, undefined],
    ['one that only takes back', { is_renting: false }, { docks: 2 }],
    ['one that only rents out', { is_returning: false }, { bikes: 5 }],
  ])('%s', (_what, station, counts) => {
    const found = stationWith(station);
    const { bikes, docks } = found ?? {};
    expect(found && JSON.parse(JSON.stringify({ bikes, docks }))).toEqual(counts);
  });

  test('reserved, disabled and docked bikes are not counted, and others are by place', () => {
    const bike = { bike_id: 'x', lat: 43.0701, lon: -89.4001, is_reserved: 0, is_disabled: 0 };
    const { free } = readSystem({
      free_bike_status: {
        last_updated: secondsAgo(20),
        data: {
          bikes: [
            bike,
            { ...bike, lat: 43.0703 },
            { ...bike, is_reserved: true },
            { ...bike, is_disabled: 1 },
            { ...bike, station_id: 'a' },
            { ...bike, lat: 43.2 },
          ],
        },
      },
    });
    expect(free.map(({ bikes, latitude }) => [bikes, latitude])).toEqual([
      [2, 43.0702],
      [1, 43.2],
    ]);
  });
});

test.each([
  ['the station, if that is older', secondsAgo(400), secondsAgo(30), 400],
  ['the file, if that is older', secondsAgo(30), secondsAgo(400), 400],
  ['now, if both are in the future', secondsAgo(-50), secondsAgo(-90), 0],
  ['milliseconds, if a system sends those', secondsAgo(400) * 1000, secondsAgo(30), 400],
])('V1: a count is as old as %s', (_what, reported, updated, seconds) => {
  const { stations } = readSystem({
    station_information: information(STATION),
    station_status: status({ last_reported: reported }, updated),
  });
  expect(stations[0]?.countedAt).toBe(NOW - seconds * 1000);
});

test('V2: links are those that open a page or an app', () => {
  const uris = (web: unknown, ios: unknown, android: unknown) => {
    const station = { ...STATION, rental_uris: { web, ios, android } };
    return readSystem({ station_information: information(station) });
  };
  expect(uris('https://a.example/r', 'lyft://rent?id=1', 'app.x://r').stations[0]?.links).toEqual({
    web: 'https://a.example/r',
    ios: 'lyft://rent?id=1',
    android: 'app.x://r',
  });
  const bad = uris('javascript:alert(1)', 'javascript://x/%0aalert(1)', 7);
  expect(bad.stations[0]?.links).toBeUndefined();
  expect(bad.problems.join('\n')).toContain(
    'station_information.json data.stations[0].rental_uris.web: "javascript:alert(1)" is no link',
  );
});
