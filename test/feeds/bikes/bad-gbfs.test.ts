import { describe, expect, test } from 'vitest';

import { jsonOf } from '../../../src/feeds/bikes/readDiscovery.ts';
import { FileError } from '../../../src/feeds/FileError.ts';
import { information, readSystem, STATION, status } from '../../support/feeds/gbfs.ts';

describe('V3: bad input', () => {
  test.each([
    ['num_bikes_available', -1, 'no whole number from 0'],
    ['num_bikes_available', '5', 'no whole number from 0'],
    ['num_docks_available', 2.5, 'no whole number from 0'],
    ['is_renting', 'yes', 'neither true nor false'],
    ['last_reported', 'yesterday', 'no time'],
  ])('%s %j is named with file, path and value, and the rest is used', (name, value, expected) => {
    const found = readSystem({
      station_information: information(STATION),
      station_status: status({ [name]: value }),
    });
    expect(found.stations).toHaveLength(1);
    expect(found.problems).toEqual([
      `station_status.json data.stations[0].${name}: ${JSON.stringify(value)} is ${expected}.`,
    ]);
  });

  test('a station without a usable place takes no other with it, and an ID counts once', () => {
    const { stations, problems, leftOut } = readSystem({
      station_information: information(
        { ...STATION, lat: 143 },
        { ...STATION, lat: 0, lon: 0 },
        { ...STATION, station_id: 'b' },
        { ...STATION, station_id: 'b', name: 'Twice' },
      ),
    });
    expect(stations.map(({ bikeID, name }) => [bikeID, name])).toEqual([['1:b', 'Main St']]);
    expect(leftOut).toEqual({ values: 1, stations: 3 });
    expect(problems.join('\n')).toContain('data.stations[0].lat: 143 is no number from -90 to 90');
  });

  test('where the counts can’t be read, stations are still listed, without any', () => {
    const { stations, problems } = readSystem({
      station_information: information(STATION),
      station_status: jsonOf(new TextEncoder().encode('<html>')),
    });
    expect(stations).toMatchObject([{ bikeID: '1:a' }]);
    expect(stations[0]).not.toHaveProperty('bikes');
    expect(problems).toEqual([
      'station_status.json data: nothing is not an object with a list "stations".',
    ]);
  });

  test('a system of which nothing can be read is refused', () => {
    expect(() => readSystem({ station_information: { data: [] } })).toThrow(FileError);
  });

  const HOSTILE: readonly unknown[] = [
    null,
    '',
    'x',
    -1,
    1e300,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    [null],
    { a: {} },
    '9'.repeat(9999),
  ];
  /** A value with one of its parts replaced, each in turn. */
  function* broken(value: unknown, by: unknown): Generator {
    yield by;
    if (Array.isArray(value))
      for (const [index, one] of value.entries())
        for (const other of broken(one, by)) yield value.with(index, other);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        for (const other of broken(one, by)) yield { ...value, [name]: other };
  }

  test('whatever a part of a file is, the system is read or refused with a sentence', () => {
    const whole = {
      vehicle_types: {
        data: { vehicle_types: [{ vehicle_type_id: 'e', form_factor: 'bicycle' }] },
      },
      station_information: information(STATION, { ...STATION, station_id: 'b' }),
      station_status: status({ vehicle_types_available: [{ vehicle_type_id: 'e', count: 1 }] }),
      vehicle_status: {
        data: { vehicles: [{ vehicle_id: '1', lat: 43, lon: -89, vehicle_type_id: 'e' }] },
      },
    };
    const wrong: unknown[] = [];
    let count = 0;
    for (const hostile of HOSTILE)
      for (const [name, file] of Object.entries(whole))
        for (const other of broken(file, hostile)) {
          const found = readSystem({ ...whole, [name]: other });
          // Of the two stations, one is left at least, whatever is wrong with the other.
          const least = name === 'station_information' ? 0 : name === 'station_status' ? 1 : 2;
          const isWrong = found.stations.some(
            ({ latitude, longitude, bikes = 0 }) =>
              !Number.isFinite(latitude) || !Number.isFinite(longitude) || bikes < 0,
          );
          if (isWrong || found.stations.length < least) wrong.push({ name, other });
          count += 1;
        }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(400);
  });
});
