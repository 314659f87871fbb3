import { expect, test } from 'vitest';

import { sourceLines } from '../../../src/server/screens/sourceLines.ts';

const routes = (state: string, from: number, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `vehicles ${from + index}`,
      { state, age: state === 'loading' ? null : 5 * (index + 1) },
    ]),
  );

test('A42: the buses of many routes in one state are one line, and those that are wrong are named', () => {
  const sources = {
    departures: { state: 'ok', age: 3 },
    ...routes('ok', 1, 12),
    ...routes('lost', 21, 8),
    ...routes('loading', 31, 3),
    'vehicles 90': { state: 'ok', age: 5, dropped: 2 },
    notices: { state: 'ok', age: 1 },
  };
  expect(sourceLines(sources)).toEqual([
    'departures: ok, 3 s old',
    'vehicles of 12 routes: ok, up to 1 min 0 s old',
    'vehicles of 8 routes: lost, up to 40 s old (21, 22, 23, 24, 25, 26 and 2 more)',
    'vehicles of 3 routes: loading (31, 32, 33)',
    'vehicles 90: ok, 5 s old, 2 left out',
    'notices: ok, 1 s old',
  ]);
});

test('A42: the buses of one or two routes have a line each', () => {
  expect(sourceLines({ ...routes('ok', 1, 2), lots: { state: 'lost', age: 400 } })).toEqual([
    'vehicles 1: ok, 5 s old',
    'vehicles 2: ok, 10 s old',
    'lots: lost, 6 min 40 s old',
  ]);
});
