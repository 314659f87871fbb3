import { expect, test } from 'vitest';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import { departuresTogether } from '../../../src/features/times/departuresTogether.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const MINUTE = 60_000;

const anArrival = (minutes: number, overrides: Partial<Arrival> = {}): Arrival => ({
  routeID: '4',
  destination: 'Capitol',
  vehicleID: '',
  tripID: `20261120.${minutes}`,
  expectedAt: NOW + minutes * MINUTE,
  scheduledAt: NOW + minutes * MINUTE,
  basis: 'scheduled',
  state: 'running',
  ...overrides,
});

const rowsOf = (
  feeds: Readonly<Record<string, readonly Arrival[]>>,
  isShown?: (routeID: string) => boolean,
) =>
  departuresTogether(
    Object.entries(feeds).map(([place, arrivals]) => ({
      place,
      feed: { arrivals, updatedAt: undefined },
    })),
    { now: NOW, liveFor: 120_000 },
    isShown,
  ).map(({ place, routeID, next }) => [
    place,
    routeID,
    ...next.map(({ at }) => (at - NOW) / MINUTE),
  ]);

test('T24: rows of several stops are in order of time, and a bus is at the stop named first', () => {
  const shared = anArrival(9);
  expect(
    rowsOf({ near: [shared, anArrival(20)], far: [anArrival(4, { routeID: '7' }), shared] }),
  ).toEqual([
    ['far', '7', 4],
    ['near', '4', 9, 20],
  ]);
});

test('T24: a bus that leaves the first stop out is also at the one that it serves', () => {
  expect(rowsOf({ near: [anArrival(9, { state: 'skipped' })], far: [anArrival(9)] })).toEqual([
    ['near', '4', 9],
    ['far', '4', 9],
  ]);
});

test('T24: a filter leaves only its routes', () => {
  const feeds = { near: [anArrival(3, { routeID: '7' }), anArrival(5)] };
  expect(rowsOf(feeds, (routeID) => routeID === '4')).toEqual([['near', '4', 5]]);
});
