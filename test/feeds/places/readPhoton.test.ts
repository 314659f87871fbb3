import { expect, test } from 'vitest';

import { readPhoton } from '../../../src/feeds/places/readPhoton.ts';

const read = (json: unknown) => readPhoton(new TextEncoder().encode(JSON.stringify(json)));
const feature = (properties: unknown, coordinates: unknown = [-89.39, 43.07]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});

test.each([
  [
    { type: 'house', housenumber: '15', street: 'Oak St', city: 'Linden' },
    'address',
    '15 Oak St',
    'Linden',
  ],
  [
    { type: 'house', name: 'Bakery', housenumber: 15, street: 'Oak St' },
    'place',
    'Bakery',
    '15 Oak St',
  ],
  [
    { type: 'street', name: 'Oak St', district: 'North', city: 'Linden' },
    'street',
    'Oak St',
    'North, Linden',
  ],
  [{ type: 'district', name: 'North', city: 'Linden' }, 'area', 'North', 'Linden'],
  [{ type: 'city', name: 'Linden', city: 'Linden' }, 'area', 'Linden', ''],
  [{ name: ' City \n Hall ', street: 4 }, 'place', 'City Hall', '4'],
])('J5a: an answer %j is read as what it is', (properties, kind, name, detail) => {
  expect(read({ features: [feature(properties)] })).toEqual([
    { kind, name, detail, latitude: 43.07, longitude: -89.39 },
  ]);
});

test('J5a: of an answer with bad results the good ones stay', () => {
  const features = [
    null,
    7,
    feature({}),
    feature({ name: '' }),
    feature({ name: 'no place' }, []),
    feature({ name: 'no numbers' }, ['-89', '43']),
    feature({ name: 'beyond the pole' }, [-89, 143]),
    feature({ name: ['a', 'list'] }),
    feature(null),
    feature({ name: 'x'.repeat(10_000) }, [-89, 43, 200]),
  ];
  const found = read({ features });
  expect(found).toHaveLength(1);
  expect(found[0]?.name).toHaveLength(200);
  expect(
    read({ features: Array.from({ length: 5000 }, () => feature({ name: 'a' })) }),
  ).toHaveLength(50);
});

test.each([['[]'], ['{}'], ['<html>'], [''], ['{"features":{}}'], ['null']])(
  'J5a: %s is no answer of a geocoder',
  (text) => {
    expect(() => readPhoton(new TextEncoder().encode(text))).toThrow(/^The geocoder sent no/);
  },
);
