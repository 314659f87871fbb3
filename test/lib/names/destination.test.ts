import { expect, test } from 'vitest';

import { uniqueDestinations, sameDestination } from '../../../src/lib/names/destination.ts';

test.each([
  ['East Transfer Point', 'EAST TRANSFER POINT'],
  ['Monona & Dutch Mill', 'monona at Dutch  Mill'],
  ['Monona & Dutch Mill', 'Monona/Dutch Mill'],
  ['Peña y Niño', 'PENA & NINO'],
  ['U.W. Hospital', 'UW Hospital'],
  ['CapSq-Dutch P&R', 'CapSq - Dutch P & R'],
  ['東', '東'],
])('R2: "%s" and "%s" are the same destination', (a, b) => {
  expect(sameDestination(a, b)).toBe(true);
  expect(uniqueDestinations([a, b])).toEqual([a]);
});

test.each([
  ['East & West', 'West & East'],
  ['Junction', 'Junction via Middleton'],
  ['Loop (East)', 'Loop (West)'],
  ['At', 'And'],
  ['West', null],
])('R2: "%s" and "%s" are different destinations', (a, b) => {
  expect(sameDestination(a, b)).toBe(false);
});
