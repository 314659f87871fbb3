import { expect, test } from 'vitest';

import { advanceVehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import {
  NO_ORDER,
  advanceStopOrder,
  latestGap,
  ridesTo,
} from '../../../src/api/stop-order/stopOrder.ts';
import type { StopOrder } from '../../../src/api/stop-order/stopOrder.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { START, busAt } from '../../support/feeds/feeds.ts';

const EAST = 'East & Main';
const SECOND = 1000;
/** The distance between two stops, in meters. */
const APART = 300;
/** A bus after this many stops. */
const report = (nextStop: string, on = 0, direction = EAST, vehicleID = '007') => ({
  ...placeAt(START, 90, on * APART),
  vehicleID,
  direction,
  nextStop,
});
type Report = ReturnType<typeof report>;
/** The stop order after answers with one bus each, with this many seconds in between. */
const shown = (reports: readonly Report[], seconds = 10, from: StopOrder = NO_ORDER): StopOrder =>
  reports.reduce(
    (order, one, index) =>
      advanceStopOrder(
        order,
        reports.slice(Math.max(0, index - 1), index),
        [one],
        seconds * SECOND,
      ),
    from,
  );
const stopsOf = (order: StopOrder, direction = EAST) =>
  ridesTo(order, direction).map(({ points }) => points.map(({ nextStop }) => nextStop));

test('R39: the ride of a bus has a point for each of its next stops', () => {
  const order = shown([report('A'), report('A', 0.1), report('B', 1), report('C', 2)]);
  expect(stopsOf(order)).toEqual([['a', 'b', 'c']]);
});

test('R39: a bus that drives far to its next stop adds points on the way', () => {
  expect(stopsOf(shown([report('A'), report('A', 1), report('A', 2)]))).toEqual([['a', 'a', 'a']]);
});

test.each(['EAST & MAIN', 'East at Main', 'East  Main'])(
  'R39: a destination that is sometimes written "%s" is the same direction',
  (direction) => {
    const order = shown([report('A'), report('B', 1, direction), report('C', 2)]);
    expect(stopsOf(order)).toEqual([['a', 'b', 'c']]);
    expect(stopsOf(order, direction)).toEqual([['a', 'b', 'c']]);
  },
);

test('R39: the way back is another direction', () => {
  const order = shown([report('A'), report('B', 1), report('C', 2, 'Main & East')]);
  expect(stopsOf(order)).toEqual([['a', 'b']]);
  expect(ridesTo(order, EAST)[0]?.hasTurned).toBe(true);
  expect(stopsOf(order, 'Main & East')).toEqual([['c']]);
});

test('R39: a bus that left and came back begins a new ride', () => {
  const [first, second] = [
    [report('A'), report('B', 1)],
    [report('A'), report('B', 1)],
  ];
  const left = advanceStopOrder(shown(first), first.slice(-1), [], 10 * SECOND);
  expect(ridesTo(left, EAST)[0]?.hasTurned).toBe(false);
  expect(stopsOf(shown(second, 10, left))).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('R39: a bus that was stopped for minutes begins a new ride, as at the end of a loop', () => {
  const stopped = Array.from({ length: 3 }, () => report('B', 1));
  const order = shown([report('A'), report('B', 1), ...stopped, report('C', 2)], 120);
  expect(stopsOf(order)).toEqual([['c'], ['a', 'b']]);
  const atLights = shown([report('A'), report('B', 1), report('B', 1), report('C', 2)], 30);
  expect(stopsOf(atLights)).toEqual([['a', 'b', 'c']]);
});

test('R39: the stop order has the time between a bus’s last two reports', () => {
  expect(latestGap(shown([report('A')]), '007')).toBeNull();
  expect(latestGap(shown([report('A'), report('B', 1)], 45), '007')).toBe(45 * SECOND);
  const order = shown([report('A'), report('A', 0.1), report('B', 1)], 20);
  expect(ridesTo(order, EAST)[0]?.points.map(({ gap }) => gap)).toEqual([0, 20 * SECOND]);
});

test('R39: a bus without direction adds nothing', () => {
  expect(shown([report('A', 0, ''), report('B', 1, '')]).rides.size).toBe(0);
});

test('R39: a gap in which a bus may have begun another trip ends its ride', () => {
  const answer = (nextStop: string, on: number) => ({
    vehicles: [busAt(on * APART, { nextStop })],
    dropped: 0,
  });
  const first = advanceVehicleFeed(undefined, '03', answer('A', 0), 0);
  const direction = first.vehicles[0]?.direction ?? '';
  const soon = advanceVehicleFeed(first, '03', answer('B', 1), 300_000);
  const late = advanceVehicleFeed(first, '03', answer('B', 1), 400_000);
  expect(stopsOf(soon.stopOrder, direction)).toEqual([['a', 'b']]);
  expect(stopsOf(late.stopOrder, direction)).toEqual([['b']]);
});

test('R39: the stop order has a limited size, whatever a feed sends', () => {
  let order = NO_ORDER;
  for (let trip = 0; trip < 100; trip += 1) {
    order = shown([report('A'), report('B', 1)], 10, order);
    order = shown([report('A', 0, `to ${trip}`), report('B', 1, `to ${trip}`)], 10, order);
  }
  const long = Array.from({ length: 1000 }, (_, stop) => report(`stop ${stop}`, stop, 'to 0'));
  order = shown(long, 10, order);
  expect(order.past.size).toBeLessThanOrEqual(24);
  const rides = [...order.past.values(), [...order.rides.values()].map(({ ride }) => ride)];
  expect(Math.max(...rides.map(({ length }) => length))).toBeLessThanOrEqual(32);
  expect(Math.max(...rides.flat().map(({ points }) => points.length))).toBeLessThanOrEqual(300);
});
