import { describe, expect, test } from 'vitest';

import { information, NOW, readSystem, STATION, status } from '../../support/feeds/gbfs.ts';

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
      station_status: status({ station_id: 'b' }),
    });
    expect(stations.map(({ bikeID, name }) => [bikeID, name])).toEqual([['1:b', 'Main St']]);
    expect(leftOut).toEqual({ values: 1, stations: 3 });
    expect(problems.join('\n')).toContain('data.stations[0].lat: 143 is no number from -90 to 90');
  });

  test('a station or a bike far from the city, such as one with its coordinates swapped, is named and left out', () => {
    const { stations, free, problems, leftOut } = readSystem(
      {
        station_information: information(STATION, {
          ...STATION,
          station_id: 'b',
          lat: -89.4,
          lon: 43.07,
        }),
        station_status: status({}),
        free_bike_status: {
          last_updated: NOW / 1000,
          data: { bikes: [{ bike_id: 'x', lat: 12, lon: 43.07, is_disabled: 0, is_reserved: 0 }] },
        },
      },
      ({ lat }) => lat > 40,
    );
    expect(stations.map(({ bikeID }) => bikeID)).toEqual(['1:a']);
    expect(free).toEqual([]);
    expect(leftOut).toMatchObject({ stations: 1, 'bikes far from this city': 1 });
    expect(problems.join('\n')).toContain(
      "station_information.json data.stations[1]: [-89.4,43.07] is far from this city's stops.",
    );
  });

  test.each([
    ['<html>', 'station_status.json: "<html>" is no list "stations" in "data".'],
    [{ data: [] }, 'station_status.json: {"data":[]} is no list "stations" in "data".'],
    [{ data: { x: 1 } }, 'station_status.json data: {"x":1} is no list "stations" in "data".'],
    [
      { data: { stations: {} } },
      'station_status.json data.stations: {} is no list "stations" in "data".',
    ],
  ])('where the counts are %j, stations are still listed, without any', (file, sentence) => {
    const { stations, problems, fault } = readSystem({
      station_information: information(STATION),
      station_status: file,
    });
    expect(stations).toMatchObject([{ bikeID: '1:a' }]);
    expect(stations[0]).not.toHaveProperty('bikes');
    expect(problems).toEqual([sentence]);
    expect(fault).toBe(sentence);
  });

  test.each([
    [{}, 'gbfs.json names no file with them.'],
    [
      { station_information: { data: [] }, station_status: status({}) },
      'station_information.json: {"data":[]} is no list "stations" in "data".',
    ],
    [{ station_status: status({}) }, 'station_information.json: gbfs.json does not name it.'],
  ])('a system of which nothing can be read is refused, with the file: %#', (files, sentence) => {
    expect(() => readSystem(files)).toThrow(
      expect.objectContaining({
        name: 'FileError',
        message: `Neither its stations nor its free bikes can be read. ${sentence}`,
      }),
    );
  });

  test('what makes a system partial is the file that is missing, not the first of all that was found', () => {
    const { problems, fault } = readSystem({
      system_information: { data: { name: 7 } },
      station_information: information({ ...STATION, lat: 143 }, STATION),
      station_status: '<html>',
    });
    expect(problems[0]).not.toBe(fault);
    expect(fault).toBe('station_status.json: "<html>" is no list "stations" in "data".');
    const whole = readSystem({
      system_information: { data: { name: 7 } },
      station_information: information(STATION),
      station_status: status({}),
    });
    expect(whole.problems).toHaveLength(1);
    expect(whole.fault).toBeUndefined();
  });

  test('stations without counts and counts without a station are named', () => {
    const { stations, problems } = readSystem({
      station_information: information(STATION),
      station_status: status({ station_id: 'z' }),
    });
    expect(stations).toHaveLength(1);
    expect(stations[0]).not.toHaveProperty('bikes');
    expect(problems).toEqual([
      'station_information.json data.stations[0].station_id: "a" is no station of station_status.json.',
      'station_status.json data.stations[0].station_id: "z" is no station of station_information.json.',
    ]);
  });

  test('what has a type that no file describes may be a car, and is not counted', () => {
    const bike = { bike_id: 'x', lat: 43.07, lon: -89.4, is_reserved: false, is_disabled: false };
    const { free, problems } = readSystem({
      free_bike_status: {
        data: { bikes: [bike, { ...bike, bike_id: 'y', vehicle_type_id: 'abc' }] },
      },
    });
    expect(free.map(({ bikes }) => bikes)).toEqual([1]);
    expect(problems).toEqual([
      'free_bike_status.json data.bikes[1].vehicle_type_id: "abc" is no type that vehicle_types.json describes.',
    ]);
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
