import { describe, expect, test } from 'vitest';

import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { readInterfaceLots } from '../../../src/feeds/lots/readInterfaceLots.ts';
import { parseCsv } from '../../../src/feeds/lots/table/parseCsv.ts';
import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

/** A lot's open spots, or that it is closed, which is not the same as full. */
const openOrClosed = ({ openSpots, isClosed }: ParkingLot) =>
  isClosed === true && openSpots === null ? 'closed' : openSpots;

test('F23: a boolean says whether a lot is open, and the settings may say that true means closed', () => {
  const file = bytesOf(
    '[{"nr":"a","free":5,"isOpen":false},{"nr":"b","free":6,"isOpen":true},{"nr":"c","free":7}]',
  );
  const options = { format: 'json', columns: { id: 'nr', open: 'free', state: 'isOpen' } } as const;
  const openOf = (more = {}) => lotsOf(file, { ...options, ...more }).lots.map(openOrClosed);
  expect(openOf()).toEqual(['closed', 6, 7]);
  expect(openOf({ states: { true: 'closed', false: 'open' } })).toEqual([5, 'closed', 7]);
});

test('F23: that a lot is closed needs no time, but an old row says nothing of now', () => {
  const rows = [
    'nr;free;state;at',
    'a;5;open;2026-11-27T12:00',
    'b;;closed;',
    'c;3;closed;2026-11-27T09:00',
    'd;4;closed;2026-11-27T12:00',
  ];
  const { lots } = lotsOf(
    bytesOf(rows.join('\n')),
    {
      format: 'csv',
      columns: { id: 'nr', open: 'free', state: 'state', time: 'at' },
    },
    '2026-11-27T11:05:00Z',
  );
  expect(lots.map(openOrClosed)).toEqual([5, 'closed', null, 'closed']);
});

test('F25: lines may end with CR alone', () => {
  const { records: rows } = parseCsv('id,name\r1,"two\rlines"\r2,B\r');
  expect(rows).toEqual([
    { line: 2, cells: { id: '1', name: 'two\nlines' } },
    { line: 4, cells: { id: '2', name: 'B' } },
  ]);
  expect(parseCsv('a;b\r\n1;2\r\n\r\n').records).toEqual([{ line: 2, cells: { a: '1', b: '2' } }]);
});

test('F25: the ID beside a feature’s properties is read', () => {
  const feature = '{"type":"Feature","id":1,"properties":{"name":"Süd","all":9},"geometry":null}';
  const { lots } = lotsOf(bytesOf(`{"type":"FeatureCollection","features":[${feature}]}`), {
    format: 'geojson',
    columns: { id: 'id', name: 'name', total: 'all' },
  });
  expect(lots).toMatchObject([{ shortName: '1', name: 'Süd' }]);
});

test('F25: a row with the total of the others is left out and counted, but not a lot of that name', () => {
  const { lots, leftOut } = lotsOf(
    bytesOf('nr;all;free;lat;lon\n1;9;5;48;8\nSumme;9;5;;\nTotal Garage;8;4;48.1;8.1'),
    { format: 'csv', columns: { id: 'nr', total: 'all', open: 'free', lat: 'lat', lon: 'lon' } },
  );
  expect(lots.map(({ shortName }) => shortName)).toEqual(['1', 'Total Garage']);
  expect(leftOut).toEqual({ 'rows with the total of the others': 1 });
});

test('F23: a column whose name says that it is about closed lots has true for those', () => {
  const openOf = (column: string) =>
    lotsOf(
      bytesOf(`[{"nr":"a","free":5,"${column}":true},{"nr":"b","free":6,"${column}":false}]`),
      {
        format: 'json',
        columns: { id: 'nr', open: 'free', state: column },
      },
    ).lots.map(openOrClosed);
  expect(openOf('isClosed')).toEqual(['closed', 6]);
  expect(openOf('full')).toEqual([0, 6]);
  expect(openOf('opened')).toEqual([5, 'closed']);
});

test('F23: booleans in words and digits count where the column is a question, and states in other languages', () => {
  const openOf = (column: string, ...states: readonly string[]) =>
    lotsOf(
      bytesOf([`nr;free;${column}`, ...states.map((state, nr) => `${nr};5;${state}`)].join('\n')),
      {
        format: 'csv',
        columns: { id: 'nr', open: 'free', state: column },
      },
    ).lots.map(openOrClosed);
  expect(openOf('is_open', '1', '0', 'yes', 'Nein')).toEqual([5, 'closed', 5, 'closed']);
  expect(openOf('Fermé', 'oui', 'Non')).toEqual(['closed', 5]);
  // In a column of states, a digit may be anything.
  expect(openOf('status', '1', 'geöffnet', 'CERRADO', 'complet')).toEqual([null, 5, 'closed', 0]);
});

test.each([
  ['41.9, -87.65', ''],
  ['POINT(-87.65 41.9)', ''],
  ['"41,9; -87,65"', ''],
  ['41,9 -87,65', ''],
  ['41,9 / -87,65', ''],
  ['"41,9, -87,65"', ''],
  ['(41.9 -87.65)', ''],
  ['41.9° N, 87.65° W', ''],
  ['41° 54′ 0″ N', "87°39'W"],
  ['\u221241.9', '87.65° W'],
])('F24: a place may be written as %s %s', (lat, lon) => {
  const { lots } = lotsOf(bytesOf(`nr;lat;lon\n1;${lat};${lon}`), {
    format: 'csv',
    columns: { id: 'nr', lat: 'lat', lon: 'lon' },
  });
  expect(lots[0]?.coordinates).toEqual({
    lat: lat.startsWith('\u2212') ? -41.9 : 41.9,
    lng: -87.65,
  });
});

describe('F24: places', () => {
  const isNearCity = ({ lat, lon }: { lat: number; lon: number }) =>
    Math.abs(lat - 41.9) < 1 && Math.abs(lon + 87.65) < 1;
  const read = (text: string) =>
    lotsOf(bytesOf(`nr;free;lat;lon\n${text}`), {
      format: 'csv',
      columns: { id: 'nr', open: 'free', lat: 'lat', lon: 'lon' },
      file: 'lots.csv',
      isNearCity,
    });
  const placesOf = (text: string) => read(text).lots.map(({ coordinates }) => coordinates);

  test('F24: a lot hundreds of kilometers from the city has no place, and is named', () => {
    const { lots, leftOut, problems } = read('a;5;48.1;11.5\nb;5;41.9;-87.65');
    expect(lots.map(({ coordinates }) => coordinates)).toEqual([null, { lat: 41.9, lng: -87.65 }]);
    expect(leftOut).toEqual({ 'places far from this city': 1 });
    expect(problems).toEqual([
      'lots.csv line 2: a has lat "48.1" and lon "11.5", far from this city\'s stops.',
    ]);
  });

  test.each([
    'a;5;-87.65;41.9',
    // The longitude is beyond 90 degrees, so it can't be a latitude.
    'a;5;-87,65;"41,9"',
  ])('F24: swapped coordinates are read the other way round, and named: %s', (row) => {
    const { lots, leftOut, notes } = read(row);
    expect(lots[0]?.coordinates).toEqual({ lat: 41.9, lng: -87.65 });
    expect(leftOut).toEqual({});
    expect(notes[0]).toContain('with latitude and longitude in the wrong order');
  });

  test('F24: one place that is none does not refuse the others, and is named with its value', () => {
    expect(placesOf('a;5;4190;-8765\nb;5;41.9;-87.65\nc;5;N/A;')).toHaveLength(3);
    expect(read('a;5;4190;-8765\nb;5;41.9;-87.65\nc;5;N/A;').problems).toEqual([
      'lots.csv line 2: a has lat "4190" and lon "-8765", which is no place on the earth.',
      'lots.csv line 4: c has lat "N/A" and lon "", which is no place on the earth.',
    ]);
    expect(placesOf('a;5;41.9° N;87.65 W')).toEqual([{ lat: 41.9, lng: -87.65 }]);
  });

  test('F24: where one column has both coordinates, only that one is named', () => {
    const { problems } = lotsOf(bytesOf('nr;free;Posizione\na;5;41,1276, Bari\nb;6;41.1, 16.8'), {
      format: 'csv',
      columns: { id: 'nr', open: 'free', lat: 'Posizione' },
      file: 'lots.csv',
    });
    expect(problems[0]).toBe(
      'lots.csv line 2: a has Posizione "41,1276, Bari", which is no place on the earth.',
    );
  });

  test('F24: lots in the interface’s shape may have coordinates as text, swapped or far away', () => {
    const lots = [
      { name: 'Text', coordinates: { lat: '41.9', lng: '-87.65' } },
      { name: 'Swapped', coordinates: { lat: -87.65, lng: 41.9 } },
      { name: 'Far', coordinates: { lat: 48.1, lng: 11.5 } },
    ];
    const found = readInterfaceLots(bytesOf(JSON.stringify({ lots })), {
      file: 'a.json',
      isNearCity,
    });
    const place = { lat: 41.9, lng: -87.65 };
    expect(found.lots.map(({ coordinates }) => coordinates)).toEqual([place, place, null]);
    expect(found.problems).toEqual([
      'a.json record 3: Far has coordinates "{"lat":48.1,"lng":11.5}", far from this city\'s stops.',
    ]);
    expect(found.notes[0]).toContain('a.json record 2: Swapped has');
  });
});

test('F25: the total of the others is known by its name or its sum, where it alone has no place', () => {
  const idsOf = (...rows: string[]) =>
    lotsOf(bytesOf(['nr;all;lat;lon', ...rows].join('\n')), {
      format: 'csv',
      columns: { id: 'nr', total: 'all', lat: 'lat', lon: 'lon' },
    }).lots.map(({ shortName }) => shortName);
  const lots = ['a;100;48;8', 'b;200;48.1;8.1'];
  for (const total of ['Gesamt:;300;;', 'Total spaces;310;;', 'Parkhäuser;300;;', '合計;300;0;0'])
    expect(idsOf(...lots, total)).toEqual(['a', 'b']);
  // Lots of a file without places are lots, whatever their names begin with.
  expect(idsOf('Total Garage;100;;', 'b;250;;')).toEqual(['Total Garage', 'b']);
  expect(idsOf(...lots, 'c;250;;')).toEqual(['a', 'b', 'c']);
});
