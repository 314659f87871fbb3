import { expect, test } from 'vitest';

import type { KnownRoute } from '../../../src/api/RouteRead.ts';
import type { RouteSettings } from '../../../src/contract/settings/settings.ts';
import type { CityStop } from '../../../src/features/stops/mergeStops.ts';
import { orderByLine } from '../../../src/features/stops/orderByLine.ts';
import { orderStops } from '../../../src/features/stops/orderStops.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';

const stopAt = (stopID: string, longitude: number, latitude = 43): CityStop => ({
  stopID,
  intersection: `Stop ${stopID}`,
  latitude,
  longitude,
  routes: ['A'],
  destinations: [],
});

const west: [number, number] = [-89.5, 43];
const east: [number, number] = [-89.3, 43];
const line = { type: 'LineString' as const, coordinates: [west, east] };

const route = (ownLine?: RouteSettings['line']): RouteSettings => ({
  routeID: 'A',
  name: 'A',
  color: '#112233',
  destinations: ['East', 'West'],
  ...(ownLine === undefined ? {} : { line: ownLine }),
});

const { compare } = createFormats('en', 'feet', 'America/Chicago');
const order = (
  stops: readonly CityStop[],
  routes: readonly KnownRoute[],
  destination: string | null = null,
  byLine?: typeof orderByLine,
) => orderStops(stops, routes, destination, byLine, compare).map(({ stopID }) => stopID);

test('R2: stops are sorted along the line of their route', () => {
  const stops = [stopAt('3', -89.35), stopAt('1', -89.45), stopAt('2', -89.4)];
  expect(order(stops, [route(line)], null, orderByLine)).toEqual(['1', '2', '3']);
});

test('R2: the stops to a chosen destination are sorted along its own line', () => {
  const stops = [stopAt('1', -89.45), stopAt('2', -89.4)];
  const bothWays = {
    type: 'MultiLineString' as const,
    coordinates: [
      [west, east],
      [east, west],
    ],
  };
  expect(order(stops, [route(bothWays)], 'West', orderByLine)).toEqual(['2', '1']);
  expect(order(stops, [route(bothWays)], 'WEST', orderByLine)).toEqual(['2', '1']);
  expect(order(stops, [route(bothWays)], 'East', orderByLine)).toEqual(['1', '2']);
});

test('R2: a stop that the route passes, but that only another route serves, is not among its stops', () => {
  const ofOther = { ...stopAt('0', -89.42), routes: ['B'] };
  const stops = [ofOther, stopAt('2', -89.4), stopAt('1', -89.45)];
  expect(order(stops, [route(line)], null, orderByLine)).toEqual(['1', '2', '0']);
});

test('R2: a stop far from every line comes last', () => {
  const stops = [stopAt('9', -89.45, 43.2), stopAt('1', -89.4)];
  expect(order(stops, [route(line)], null, orderByLine)).toEqual(['1', '9']);
});

test('R2: without a line, stops are sorted by name', () => {
  const stops = [stopAt('2', -89.45), stopAt('1', -89.4), stopAt('3', -89.5)];
  expect(order(stops, [route()], null, orderByLine)).toEqual(['1', '2', '3']);
});

const documented = (...directions: [destination: string, ...stops: string[]][]): KnownRoute => ({
  ...route(),
  directions: directions.map(([destination, ...stops]) => ({ destination, stops })),
});
const some = ['1', '2', '3', '4', '5'].map((stopID) => stopAt(stopID, -89.4));

test('R2, S20: stops are in the order of the route’s document, direction by direction', () => {
  const known = documented(['East', '3', '1'], ['West', '5', '3', '4']);
  expect(order(some, [known])).toEqual(['3', '1', '5', '4', '2']);
  expect(order(some, [known], 'WEST')).toEqual(['5', '3', '4', '1', '2']);
});

test('R2, S20: the stops of a branch follow the stop where it leaves', () => {
  const known = documented(['East', '1', '2', '4', '5'], ['East', '1', '2', '3', '5']);
  expect(order(some, [known])).toEqual(['1', '2', '3', '4', '5']);
});

test('R2, S20: a stop that a loop passes twice is where the bus first comes by', () => {
  expect(order(some, [documented(['East', '2', '4', '2', '1'])])).toEqual([
    '2',
    '4',
    '1',
    '3',
    '5',
  ]);
});

test('R2, S20: the document counts, not the line', () => {
  const known = { ...documented(['East', '2', '1']), line };
  const stops = [stopAt('1', -89.45), stopAt('2', -89.4)];
  expect(order(stops, [known], null, orderByLine)).toEqual(['2', '1']);
});
