import { expect, test } from 'vitest';

import type { RouteSettings } from '../../../src/contract/settings.ts';
import type { CityStop } from '../../../src/features/stops/mergeStops.ts';
import { orderStops } from '../../../src/features/stops/orderStops.ts';

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

const route = (line?: RouteSettings['line']): RouteSettings => ({
  routeID: 'A',
  name: 'A',
  color: '#112233',
  destinations: ['East', 'West'],
  ...(line === undefined ? {} : { line }),
});

const ids = (stops: readonly CityStop[]) => stops.map((stop) => stop.stopID);

test('R2: stops are sorted along the line of their route', () => {
  const stops = [stopAt('3', -89.35), stopAt('1', -89.45), stopAt('2', -89.4)];
  const line = { type: 'LineString' as const, coordinates: [west, east] };
  expect(ids(orderStops(stops, [route(line)]))).toEqual(['1', '2', '3']);
});

test('R2: the stops to a chosen destination are sorted along its own line', () => {
  const stops = [stopAt('1', -89.45), stopAt('2', -89.4)];
  const line = {
    type: 'MultiLineString' as const,
    coordinates: [
      [west, east],
      [east, west],
    ],
  };
  expect(ids(orderStops(stops, [route(line)], 'West'))).toEqual(['2', '1']);
  expect(ids(orderStops(stops, [route(line)], 'WEST'))).toEqual(['2', '1']);
  expect(ids(orderStops(stops, [route(line)], 'East'))).toEqual(['1', '2']);
});

test('R2: a stop far from every line comes last', () => {
  const stops = [stopAt('9', -89.45, 43.2), stopAt('1', -89.4)];
  const line = { type: 'LineString' as const, coordinates: [west, east] };
  expect(ids(orderStops(stops, [route(line)]))).toEqual(['1', '9']);
});

test('R2: without a line, stops are sorted by name', () => {
  const stops = [stopAt('2', -89.45), stopAt('1', -89.4), stopAt('3', -89.5)];
  expect(ids(orderStops(stops, [route()]))).toEqual(['1', '2', '3']);
});
