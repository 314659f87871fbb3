import { expect, test } from 'vitest';

import {
  createStreetNames,
  ordinal,
} from '../../../../src/service/sources/demo/ground/streets/street-names.ts';
import { ground } from './the-city.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [32, '32nd'],
  [43, '43rd'],
  [101, '101st'],
  [111, '111th'],
])('writes %i as %s', (number, text) => {
  expect(ordinal(number)).toBe(text);
});

test('no two streets of a city have the same name', () => {
  const streets = new Set(ground.network.blocks.map(({ street }) => street));
  const names = new Set([...streets].map(({ name }) => name));
  expect(names.size).toBe(streets.size);
  for (const name of names) expect(name).not.toMatch(/\d$/);
});

test('names stay unique when all words are used', () => {
  const nameFor = createStreetNames(1);
  const names = Array.from({ length: 400 }, () => nameFor('campus', 'up'));
  expect(new Set(names).size).toBe(400);
});
