import { expect, test } from 'vitest';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import { departuresTogether } from '../../../src/contract/departures/departuresTogether.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { arrivalIn, MINUTE } from '../../support/times/departures.ts';

const rowsOf = (
  feeds: Readonly<Record<string, readonly Arrival[]>>,
  isShown?: (arrival: Arrival) => boolean,
) =>
  departuresTogether(
    Object.entries(feeds).map(([place, arrivals]) => ({
      place,
      feed: { arrivals, updatedAt: undefined },
    })),
    { now: NOON, liveFor: 120_000 },
    isShown,
  ).map(({ place, routeID, next }) => [
    place,
    routeID,
    ...next.map(({ at }) => (at - NOON) / MINUTE),
  ]);

test('T24: rows of several stops are in order of time, and a bus is at the stop named first', () => {
  const shared = arrivalIn(9);
  expect(
    rowsOf({ near: [shared, arrivalIn(20)], far: [arrivalIn(4, { routeID: '07' }), shared] }),
  ).toEqual([
    ['far', '07', 4],
    ['near', '03', 9, 20],
  ]);
});

test('T24: a bus that leaves the first stop out is also at the one that it serves', () => {
  expect(rowsOf({ near: [arrivalIn(9, { state: 'skipped' })], far: [arrivalIn(9)] })).toEqual([
    ['far', '03', 9],
    ['near', '03', 9],
  ]);
});

test('Q5, T24: what doesn’t come is below the rows of all stops', () => {
  const feeds = { near: [arrivalIn(2, { state: 'canceled' })], far: [arrivalIn(9)] };
  expect(rowsOf(feeds).map(([place]) => place)).toEqual(['far', 'near']);
});

test('T24: a filter leaves only its routes', () => {
  const feeds = { near: [arrivalIn(3, { routeID: '07' }), arrivalIn(5)] };
  expect(rowsOf(feeds, ({ routeID }) => routeID === '03')).toEqual([['near', '03', 5]]);
});

test('T11, T24: at stops that are one place, live times are as old as the answer that has them', () => {
  const liveAfter = (age: number) => {
    const live = arrivalIn(9, { basis: 'reported' });
    const feeds = [NOON - age, NOON].map((updatedAt) => ({
      place: 'here',
      feed: { arrivals: [live], updatedAt },
    }));
    return departuresTogether(feeds, { now: NOON, liveFor: 120_000 })[0]?.next[0].minutes;
  };
  expect([liveAfter(120_000), liveAfter(120_001)]).toEqual([9, null]);
});

test('T6, T24: a bus that departs from another stop of the list today is there, and else in a row of its own', () => {
  const elsewhere = arrivalIn(9, { departsFrom: { stopID: 'far', intersection: 'Far' } });
  const near = [elsewhere, arrivalIn(20)];
  expect(rowsOf({ near, far: [arrivalIn(9)] })).toEqual([
    ['far', '03', 9],
    ['near', '03', 20],
  ]);
  expect(rowsOf({ near })).toEqual([
    ['near', '03', 9],
    ['near', '03', 20],
  ]);
});
