import { expect, test } from 'vitest';

import type { KnownRoute } from '../../../../src/api/RouteRead.ts';
import type { WatchedStop } from '../../../../src/features/watch/WatchedStop.ts';
import {
  EAST,
  feedAfter,
  fork,
  north,
  NORTHWARD_RIDE,
  rideUpTo,
  stepsTo,
  stopOn,
  street,
  WHOLE_RIDE,
} from '../../../support/feeds/made-feed.ts';
import type { Step } from '../../../support/feeds/made-feed.ts';

const [a, b, c, d] = street;

/** Route 03 with a document that has these orders of stops to EAST. */
const withOrders = (...orders: (readonly WatchedStop[])[]): KnownRoute[] => [
  {
    routeID: '03',
    name: '3',
    color: '#1a6fb5',
    directions: orders.map((stops) => ({
      destination: EAST,
      stops: stops.map(({ stopID }) => stopID),
    })),
  },
];

/** A bus that has just appeared on its way to its next stop, meters east of the start. */
const appearing = (east: number, nextStop: string) =>
  feedAfter(10, { vehicleID: '008', steps: [[east, 0, nextStop]] });

test('R39, S20: a document gives the order of the stops before any bus drove there', () => {
  const feed = appearing(500, b.intersection);
  expect(stepsTo(feed, c, street, withOrders(street))).toEqual([['008', 'before']]);
  expect(stepsTo(feed, d, street, withOrders(street))).toEqual([]);
  expect(stepsTo(feed, a, street, withOrders(street))).toEqual([]);
});

test('R39, S20: the stop after the next one may be far away', () => {
  const far = stopOn('0130', 'Airport', 9000);
  const all = [...street, far];
  expect(stepsTo(appearing(1000, d.intersection), far, all, withOrders(all))).toEqual([
    ['008', 'before'],
  ]);
});

test('R39, S20: with rare reports, an alert comes for the stops soon after too', () => {
  const steps: Step[] = [
    [100, 0, a.intersection],
    [400, 0, b.intersection],
  ];
  const feed = feedAfter(120, { vehicleID: '008', steps });
  expect(stepsTo(feed, c, street, withOrders(street))).toEqual([['008', 'before']]);
  expect(stepsTo(feed, d, street, withOrders(street))).toEqual([['008', 'soon']]);
});

test('R39, S20: before a fork there are no alerts for either branch, and for the stops of both there are', () => {
  const routes = withOrders(street, [a, b, north]);
  const atFork = appearing(500, b.intersection);
  expect(stepsTo(atFork, c, fork, routes)).toEqual([]);
  expect(stepsTo(atFork, north, fork, routes)).toEqual([]);
  expect(stepsTo(appearing(200, a.intersection), b, fork, routes)).toEqual([['008', 'before']]);
});

test('R39, S20: where a bus was observed on one branch of a documented fork, the next may take the other', () => {
  const feed = feedAfter(10, WHOLE_RIDE, rideUpTo(400));
  expect(stepsTo(feed, c, fork, withOrders(street, [a, b, north]))).toEqual([]);
});

/** A loop that serves the second stop twice. */
const loop = [a, b, c, b, d] as const;

test('R39, S20: on a loop, the stop before decides which time a bus comes to a stop', () => {
  const routes = withOrders(loop);
  const first = feedAfter(10, rideUpTo(400));
  expect(stepsTo(first, c, street, routes)).toEqual([['008', 'before']]);
  expect(stepsTo(first, d, street, routes)).toEqual([]);
  const back: Step[] = [
    [850, 0, c.intersection],
    [800, 0, b.intersection],
  ];
  const second = feedAfter(10, { vehicleID: '008', steps: back });
  expect(stepsTo(second, d, street, routes)).toEqual([['008', 'before']]);
  expect(stepsTo(second, c, street, routes)).toEqual([]);
  const unknown = appearing(500, b.intersection);
  expect(stepsTo(unknown, c, street, routes)).toEqual([]);
  expect(stepsTo(unknown, d, street, routes)).toEqual([]);
});

test('R39, S20: of two stops in a row with one name, no alert counts the stops after them', () => {
  const twin = stopOn('0105', b.intersection, 690);
  const all = [a, b, twin, c, d];
  const feed = appearing(500, b.intersection);
  expect(stepsTo(feed, c, all, withOrders(all))).toEqual([]);
});

test('R39, S20: a bus that is far from the way to its next stop causes no alerts ahead', () => {
  const feed = feedAfter(10, { vehicleID: '008', steps: [[300, 4000, b.intersection]] });
  expect(stepsTo(feed, c, street, withOrders(street))).toEqual([]);
});

test('R39, S20: where a bus was observed to leave the documented order, there are no alerts ahead', () => {
  const feed = feedAfter(10, NORTHWARD_RIDE, rideUpTo(400));
  expect(stepsTo(feed, c, fork, withOrders(street))).toEqual([]);
});

test('R39, S20: to a destination that the document lacks, the observed order counts', () => {
  const feed = feedAfter(10, WHOLE_RIDE, rideUpTo(400));
  const [route] = withOrders(street);
  const other =
    route === undefined ? [] : [{ ...route, directions: [{ destination: 'Hilldale', stops: [] }] }];
  expect(stepsTo(feed, c, street, other)).toEqual([['008', 'before']]);
});

test('R39: a bus counts as lost if the way past it is longer than 1.6 times the straight one and 250 m', () => {
  const [airport, hangar] = [stopOn('0130', 'Airport', 9000), stopOn('0131', 'Hangar', 9300)];
  const all = [...street, airport, hangar];
  const stepsBeside = (away: number) => {
    const steps: Step[] = [[5100, away, airport.intersection]];
    return stepsTo(feedAfter(10, { vehicleID: '008', steps }), hangar, all, withOrders(all));
  };
  expect(stepsBeside(4900)).toEqual([['008', 'before']]);
  expect(stepsBeside(5200)).toEqual([]);
});
