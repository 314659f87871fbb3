import { expect, test } from 'vitest';

import { findRoutes } from '../../../src/features/routes/all/findRoutes.ts';
import { groupRoutes } from '../../../src/features/routes/all/groupRoutes.ts';
import { byOrder } from '../../../src/lib/names/route-order.ts';
import { BIG_CITY_ROUTES } from '../../support/cities/big-city.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

const aRoute = (routeID: string, more: { type?: number; agency?: string } = {}) => ({
  routeID,
  name: `Line ${routeID}`,
  color: '#1a6fb5',
  ...more,
});
const idsOf = (routes: readonly { routeID: string }[]) => routes.map(({ routeID }) => routeID);

test('R1: routes are in the order in which people count', () => {
  const routes = ['Red', '100', '8B', '10', 'A/B', '8A', '2'].map((routeID) => aRoute(routeID));
  expect(idsOf(routes.toSorted(byOrder(compare)))).toEqual([
    '2',
    '8A',
    '8B',
    '10',
    '100',
    'A/B',
    'Red',
  ]);
});

test('F28: routes with an order of their own come in it, before those without', () => {
  const ordered = (routeID: string, sortOrder: number) => ({ ...aRoute(routeID), sortOrder });
  const routes = [aRoute('10'), ordered('2', 20), ordered('Red', 1), aRoute('9'), ordered('1', 20)];
  expect(idsOf(routes.toSorted(byOrder(compare)))).toEqual(['Red', '1', '2', '9', '10']);
});

test('R1: the routes of several agencies are grouped by agency', () => {
  const groups = groupRoutes(
    [
      aRoute('2', { agency: 'Metro' }),
      aRoute('1', { agency: 'Metro' }),
      aRoute('1x', { agency: 'Bay Transit' }),
      aRoute('9'),
    ],
    compare,
  );
  expect(groups.map(({ common }) => common)).toEqual([
    { by: 'agency', agency: 'Bay Transit' },
    { by: 'agency', agency: 'Metro' },
    { by: 'rest' },
  ]);
  expect(groups.map(({ routes }) => idsOf(routes))).toEqual([['1x'], ['1', '2'], ['9']]);
});

test('R1: the routes of one agency are grouped by kind, and many of one kind by number', () => {
  const buses = Array.from({ length: 60 }, (_, index) => aRoute(String(80 + index)));
  const groups = groupRoutes([...buses, aRoute('Night'), aRoute('Red', { type: 1 })], compare);
  expect(groups.map(({ common, routes }) => [common, routes.length])).toEqual([
    [{ by: 'range', from: 1, to: 99 }, 20],
    [{ by: 'range', from: 100, to: 199 }, 40],
    [{ by: 'rest' }, 1],
    [{ by: 'kind' }, 1],
  ]);
});

test('R1: a single group begins with the chosen routes, and several keep their order', () => {
  const few = ['1', '2', '3', '4'].map((routeID) => aRoute(routeID));
  const [only] = groupRoutes(few, compare, ['4', '3']);
  expect(idsOf(only?.routes ?? [])).toEqual(['3', '4', '1', '2']);
  const several = groupRoutes([...few, aRoute('Red', { type: 1 })], compare, ['4', '3']);
  expect(several.map(({ routes }) => idsOf(routes))).toEqual([['1', '2', '3', '4'], ['Red']]);
});

test.each([
  ['8b', '8B'],
  ['red', 'Red'],
  ['water taxi', 'WTAXI'],
  ['streetcra', 'Streetcar'],
  ['georgian', '8A'],
])('R5: "%s" finds the route %s first', (query, routeID) => {
  expect(findRoutes(BIG_CITY_ROUTES, query, compare)[0]?.routeID).toBe(routeID);
});

test('R5: a number finds the routes that begin with it before others', () => {
  expect(idsOf(findRoutes(BIG_CITY_ROUTES, '12', compare)).slice(0, 3)).toEqual([
    '12',
    '120',
    '121',
  ]);
});
