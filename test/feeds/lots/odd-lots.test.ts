import { expect, test } from 'vitest';

import { parseCsv } from '../../../src/feeds/lots/parseCsv.ts';
import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

test('F23: a boolean says whether a lot is open, and the settings may say that true means closed', () => {
  const file = bytesOf(
    '[{"nr":"a","free":5,"isOpen":false},{"nr":"b","free":6,"isOpen":true},{"nr":"c","free":7}]',
  );
  const options = { format: 'json', columns: { id: 'nr', open: 'free', state: 'isOpen' } } as const;
  const openOf = (more = {}) =>
    lotsOf(file, { ...options, ...more }).lots.map(({ openSpots }) => openSpots);
  expect(openOf()).toEqual([0, 6, 7]);
  expect(openOf({ states: { true: 'closed', false: 'open' } })).toEqual([5, 0, 7]);
});

test('F24: coordinates as text are numbers, and other text is no place', () => {
  const at = (coordinates: string) =>
    `{"type":"Feature","properties":{"nr":"${coordinates.length}"},"geometry":{"type":"Point","coordinates":${coordinates}}}`;
  const features = [at('["-87.65","41.9"]'), at('[-87.65,41.9 ]'), at('["east","41.9"]')];
  const { lots } = lotsOf(
    bytesOf(`{"type":"FeatureCollection","features":[${features.join(',')}]}`),
    { format: 'geojson', columns: { id: 'nr' } },
  );
  const place = { lat: 41.9, lng: -87.65 };
  expect(lots.map(({ coordinates }) => coordinates)).toEqual([place, place]);
});

test('F25: lines may end with CR alone', () => {
  const rows = parseCsv('id,name\r1,"two\rlines"\r2,B\r');
  expect(rows).toEqual([
    { id: '1', name: 'two\nlines' },
    { id: '2', name: 'B' },
  ]);
  expect(parseCsv('a;b\r\n1;2\r\n\r\n')).toEqual([{ a: '1', b: '2' }]);
});

test('F25: a row with the total of the others is left out and counted, but not a lot of that name', () => {
  const { lots, leftOut } = lotsOf(
    bytesOf('nr;all;free;lat;lon\n1;9;5;48;8\nSumme;9;5;;\nTotal Garage;8;4;48.1;8.1'),
    { format: 'csv', columns: { id: 'nr', total: 'all', open: 'free', lat: 'lat', lon: 'lon' } },
  );
  expect(lots.map(({ shortName }) => shortName)).toEqual(['1', 'Total Garage']);
  expect(leftOut).toEqual({ 'rows with the total of the others': 1 });
});
