import { expect, test } from 'vitest';

import { startRoutes } from '../../src/service/startRoutes.ts';
import { aRouteStop } from '../support/builders.ts';

test('R37: the first routes are those that stop nearest the center', () => {
  const at = (routeID: string, latitude: number) =>
    aRouteStop({ routeID, latitude, longitude: -89.4 });
  const stops = [
    at('1', 43.3),
    at('2', 43.01),
    at('3', 43.2),
    at('1', 43.001),
    at('4', 43.1),
    at('5', 43.4),
  ];
  expect(startRoutes(stops, { lat: 43, lon: -89.4 })).toEqual(['1', '2', '4', '3']);
  expect(startRoutes([], { lat: 43, lon: -89.4 })).toEqual([]);
});
