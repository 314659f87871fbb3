import { describe, expect, test } from 'vitest';

import { parseCsv } from '../../../src/feeds/lots/table/parseCsv.ts';
import { readTable } from '../../../src/feeds/lots/table/readTable.ts';
import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

const columns = { id: 'nr', name: 'name', total: 'all', open: 'free', state: 'state', time: 'at' };

const csv = (...rows: string[]) => bytesOf(['nr;name;all;free;state;at', ...rows].join('\r\n'));

test('S8: a CSV file has any separator, quotes, a byte order mark and blank lines', () => {
  const text = '"a b","c"\r\n"1 ""x"", y","two\nlines"\r\n\r\n3,\r\n';
  expect(parseCsv(text).records).toEqual([
    { line: 2, cells: { 'a b': '1 "x", y', c: 'two\nlines' } },
    { line: 5, cells: { 'a b': '3', c: '' } },
  ]);
  expect(parseCsv('a|b\n1|2', '|').records).toEqual([{ line: 2, cells: { a: '1', b: '2' } }]);
  const { lots } = lotsOf(bytesOf('\uFEFFnr;name;all;free;state;at\n7;North;9'), {
    format: 'csv',
    columns,
  });
  expect(lots).toMatchObject([{ shortName: '7', name: 'North' }]);
});

test.each([
  ['a page of HTML', '<!doctype html>\n<h1>Maintenance</h1>', 'is a web page or XML, not'],
  [
    'a file whose column has another name now',
    'nr;name;all;spaces;state;at\n7;North;9;5;;',
    'no column "free"',
  ],
  ['an empty file', '', 'is empty'],
  ['a spreadsheet', 'PK\u0003\u0004', 'is a zip or Excel file'],
  ['a list in JSON', '[{"nr":1}]', 'is JSON, not CSV'],
  ['a file with headings only', 'nr;name;all;free;state;at\n', 'no lot'],
])('S8: %s is refused, so that the last lots are kept', (_, text, message) => {
  expect(() => lotsOf(bytesOf(text), { format: 'csv', columns })).toThrow(message);
});

test('S8: JSON in which no lot has its ID is refused, and may leave out what is empty', () => {
  const read = (text: string) => lotsOf(bytesOf(text), { format: 'json', columns }).lots;
  expect(() => read('[{"name":"North","free":5}]')).toThrow('no column "nr"');
  expect(read('[{"nr":"7","name":"North","all":9}]')).toMatchObject([
    { shortName: '7', openSpots: null },
  ]);
});

test('S8: a file that is not UTF-8 is read in the encoding of the settings, or refused', () => {
  const latin = Uint8Array.from([...csv('1;M;9', '')].map((byte) => (byte === 77 ? 0xfc : byte)));
  const read = (encoding?: string) =>
    lotsOf(latin, { format: 'csv', columns, encoding }).lots.map(({ name }) => name);
  expect(read('iso-8859-1')).toEqual(['ü']);
  expect(() => read()).toThrow('may be iso-8859-1');
  expect(() => read('klingon')).toThrow('"klingon" is not known');
});

test('S8: words say whether a lot is open, and an unknown word gives no count', () => {
  const { lots, leftOut } = lotsOf(
    csv('1;A;9;5;Geöffnet;', '2;B;9;5;ZU;', '3;C;9;5;Full;', '4;D;9;5;Störung;', '5;E;9;5;;'),
    { format: 'csv', columns, states: { zu: 'closed' } },
  );
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([5, null, 0, null, 5]);
  expect(lots.filter(({ isClosed }) => isClosed).map(({ name }) => name)).toEqual(['B']);
  expect(leftOut).toEqual({ places: 5, 'counts with an unknown state': 1 });
});

test('S8: times are in milliseconds, in seconds or dates, and an old count is no count', () => {
  const now = Date.parse('2026-11-20T18:00:00Z');
  const { lots, modifiedAt } = lotsOf(
    csv(
      `1;A;9;5;;${now - 60_000}`,
      `2;B;9;5;;${now / 1000 - 30}`,
      '3;C;9;5;;2026-11-20 18:58:00',
      '4;D;9;5;;2026-11-20T06:00:00Z',
      '5;E;9;5;;never',
    ),
    { format: 'csv', columns },
  );
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([5, 5, 5, null, null]);
  expect(modifiedAt).toBe(now - 30_000);
  const future = lotsOf(csv(`1;A;9;5;;${now + 3_600_000}`), { format: 'csv', columns });
  expect(future.modifiedAt).toBe(now);
});

test('S8: occupied spots are counted from the total, and never below zero', () => {
  const { lots } = lotsOf(bytesOf('n,t,o,y,x\nA,10,3\nB,10,12\nC,,3,47,8\nD,N/A,x,47,8'), {
    format: 'csv',
    columns: { name: 'n', total: 't', occupied: 'o', lat: 'y', lon: 'x' },
  });
  expect(lots.map(({ openSpots, totalSpots }) => [openSpots, totalSpots])).toEqual([
    [7, 10],
    [0, 10],
    [null, null],
    [null, null],
  ]);
});

test('S8: rows without a name, or with the ID of another, are left out and counted', () => {
  const { lots, leftOut } = lotsOf(csv(';;9;5;;', '1;A;9;5;;', '1;B;9;4;;'), {
    format: 'csv',
    columns,
  });
  expect(lots.map(({ name }) => name)).toEqual(['A']);
  expect(leftOut).toMatchObject({ 'lots without a name': 1, 'lots with the ID of another': 1 });
});

describe('places', () => {
  const geoJson = (coordinates: unknown, crs?: string) =>
    bytesOf(
      JSON.stringify({
        type: 'FeatureCollection',
        ...(crs === undefined ? {} : { crs: { type: 'name', properties: { name: crs } } }),
        features: [{ properties: { name: 'A' }, geometry: { type: 'Any', coordinates } }],
      }),
    );
  const placeOf = (coordinates: unknown, crs?: string) =>
    readTable(geoJson(coordinates, crs), { format: 'geojson', columns: { name: 'name' } })[0]
      ?.location.position;

  test('S8: GeoJSON has points, or areas with a middle', () => {
    expect(placeOf([8.5, 47.25])).toEqual({ lat: 47.25, lng: 8.5 });
    expect(
      placeOf([
        [
          [8, 47],
          [9, 47],
          [9, 48],
          [8, 47],
        ],
      ]),
    ).toEqual({ lat: 47.5, lng: 8.5 });
    for (const nowhere of [[0, 0], [200, 95], [], null]) expect(placeOf(nowhere)).toBeNull();
  });

  test.each([
    ['urn:ogc:def:crs:EPSG::25832', [500_000, 0], [0, 9]],
    ['EPSG:32615', [500_000, 4_982_950.4], [45, -93]],
    ['http://www.opengis.net/def/crs/EPSG/0/32756', [500_000, 5_017_049.6], [-45, 153]],
    ['EPSG:3857', [10_018_754.171, 20_037_508.343], [85.0511, 90]],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', [8.5, 47.25], [47.25, 8.5]],
  ])('S8: %s is converted to degrees', (crs, coordinates, [lat = 0, lng = 0]) => {
    const place = placeOf(coordinates, crs);
    expect(place?.lat).toBeCloseTo(lat, 3);
    expect(place?.lng).toBeCloseTo(lng, 4);
  });

  test('S8: another system is refused by its name, and meters without a name too', () => {
    expect(() => placeOf([2_600_000, 1_200_000], 'EPSG:2056')).toThrow('EPSG:2056');
    expect(() => placeOf([413_824, 5_317_088])).toThrow('Name their system');
  });
});

test('S8: lots are in a JSON list at any path, with paths to their values', () => {
  const { lots } = lotsOf(
    bytesOf('{"data":{"lots":[{"n":"A","at":{"lat":"47,5","lon":8.5},"free":0}]}}'),
    {
      format: 'json',
      records: 'data.lots',
      columns: { name: 'n', lat: 'at.lat', lon: 'at.lon', open: 'free' },
    },
  );
  expect(lots).toMatchObject([{ name: 'A', coordinates: { lat: 47.5, lng: 8.5 }, openSpots: 0 }]);
});

test('S8: fixed and live values are in two files, joined by their ID', () => {
  const fixed = bytesOf('id,name,lat,lon,all\n1,A,47,8,100\n2,B,47.1,8.1,50');
  const live = bytesOf(
    '{"features":[]}'.replace(
      '[]',
      '[{"properties":{"id":2,"free":7}},{"properties":{"id":3,"free":1}}]',
    ),
  );
  const { lots } = lotsOf(
    live,
    { format: 'geojson', columns: { id: 'id', open: 'free' } },
    undefined,
    {
      bytes: fixed,
      options: {
        format: 'csv',
        columns: { id: 'id', name: 'name', lat: 'lat', lon: 'lon', total: 'all' },
      },
    },
  );
  expect(
    lots.map(({ name, totalSpots, openSpots, coordinates }) => [
      name,
      totalSpots,
      openSpots,
      coordinates?.lat,
    ]),
  ).toEqual([
    ['A', 100, null, 47],
    ['B', 50, 7, 47.1],
    ['3', null, 1, undefined],
  ]);
});

test('S16: a file with too many lots, or an endless cell, is refused', () => {
  const rows = `name\n${'A\n'.repeat(10_001)}`;
  expect(() => lotsOf(bytesOf(rows), { format: 'csv', columns })).toThrow('more than 10000');
  expect(() => lotsOf(bytesOf('name\n"A'), { format: 'csv', columns })).toThrow('quoted cell');
  const [lot] = lotsOf(bytesOf(`name,all\n${'A'.repeat(9000)},1`), {
    format: 'csv',
    columns: { name: 'name', total: 'all' },
  }).lots;
  expect(lot?.name).toHaveLength(500);
});
