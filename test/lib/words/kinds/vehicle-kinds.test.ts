import { expect, test } from 'vitest';

import { FULL_CITY, cityWordsOf } from '../../../../src/lib/words/city-words.ts';
import { VEHICLE_KINDS, vehicleKindOf } from '../../../../src/lib/words/kinds/vehicle-kinds.ts';
import { spanishFor, wordsFor } from '../../../support/words/catalogs.ts';

const route = (type?: number, name = '') => ({ routeID: '7', name, type });

test.each([
  ['bus', [undefined, 3, 200, 704]],
  ['train', [0, 1, 2, 109, 401]],
  ['ferry', [4, 1000]],
  ['cableCar', [5, 1701]],
  ['gondola', [6, 1300]],
  ['funicular', [7, 1400]],
  ['trolleybus', [11, 800]],
  ['monorail', [12, 405]],
  ['streetcar', [900]],
  ['vehicle', [1501, 99_999]],
])('R12: a %s is on the routes of types %j', (kind, types) => {
  expect(types.map((type) => vehicleKindOf(route(type)))).toEqual(types.map(() => kind));
});

test('R12: type 0 is a streetcar if its name says so, and otherwise light rail', () => {
  expect(vehicleKindOf(route(0, 'First Hill Streetcar'))).toBe('streetcar');
  expect(vehicleKindOf(route(0, 'Blue Line'))).toBe('train');
});

test('R12: the words follow the kind, and those for several kinds say vehicle', () => {
  const mixed = { ...FULL_CITY, isBusCity: false };
  expect(wordsFor(mixed, [route(4)]).vehicles.vehicleID('12')).toBe('Ferry 12');
  expect(wordsFor(mixed, [route(4)]).feed.empty).toBe('no ferries now');
  expect(wordsFor(mixed, [route(4), route(1)]).layers.vehicles).toBe('Vehicles');
  expect(spanishFor(mixed, [route(6)]).layers.vehicles).toBe('Góndolas');
});

test('R23: every kind has its words in both languages', () => {
  const one = (words: ReturnType<typeof wordsFor>) => words.vehicles.kind;
  const types = [3, 11, 900, 1, 12, 4, 5, 6, 7, 1700];
  expect(types.map((type) => vehicleKindOf(route(type)))).toEqual([...VEHICLE_KINDS]);
  const mixed = { ...FULL_CITY, isBusCity: false };
  expect(new Set(types.map((type) => one(wordsFor(mixed, [route(type)])))).size).toBe(10);
  expect(new Set(types.map((type) => one(spanishFor(mixed, [route(type)])))).size).toBe(10);
});

test.each([
  [true, true, 'Live buses and parking in Bigtown'],
  [true, false, 'Live buses in Bigtown'],
  [false, true, 'Stops and live parking in Bigtown'],
  [false, false, 'Routes and stops in Bigtown'],
])('R23: with vehicles %s and parking %s the title is "%s"', (vehicles, parking, title) => {
  const routes = [{ name: 'Lakeshore' }, { name: 'Hill', type: 700 }];
  const city = cityWordsOf({ routes, features: { vehicles, parking } });
  expect(wordsFor(city).page.title('Bigtown')).toBe(title);
});
