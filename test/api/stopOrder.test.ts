import fc from 'fast-check';
import { expect, test } from 'vitest';

import { advanceStopOrder, stopsBefore } from '../../src/api/stopOrder.ts';
import type { StopOrder } from '../../src/api/stopOrder.ts';
import { advanceFeed } from '../../src/api/vehicleFeed.ts';
import { stopNameKey } from '../../src/lib/stop-name.ts';
import { busAt } from '../support/feeds.ts';

const EAST = 'East';
const report = (nextStop: string, vehicleID = '007', direction = EAST) => ({
  vehicleID,
  direction,
  nextStop,
});
/** What one bus shows that has these next stops, one after the other. */
const shownBy = (stops: readonly string[], order: StopOrder = {}): StopOrder =>
  stops
    .slice(1)
    .reduce(
      (known, stop, index) => advanceStopOrder(known, [report(stops[index] ?? '')], [report(stop)]),
      order,
    );
const before = (order: StopOrder, stop: string, direction = EAST) =>
  stopsBefore(order, direction, stopNameKey(stop));

test('R16: the stop before a stop is learned from the buses that came to both', () => {
  const order = shownBy(['Park & Main', 'Main & Mills', 'Mills & Oak']);
  expect(before(order, 'Oak & Mills')).toEqual([stopNameKey('Main & Mills')]);
  expect(before(order, 'MAIN at MILLS')).toEqual([stopNameKey('Main & Park')]);
  expect(before(order, 'Park & Main')).toEqual([]);
});

test('R16: a stop that was skipped over is not the one before, once the skipped one is known', () => {
  const skipped = shownBy(['A', 'C']);
  expect(before(skipped, 'C')).toEqual(['a']);
  expect(before(shownBy(['A', 'B', 'C'], skipped), 'C')).toEqual(['b']);
});

test('R16: where two branches meet there are two stops before', () => {
  const order = shownBy(['B', 'X'], shownBy(['A', 'X']));
  expect(before(order, 'X').toSorted()).toEqual(['a', 'b']);
});

test('R16: nothing is learned of a bus that turned round, came new or tells no direction', () => {
  const turned = advanceStopOrder({}, [report('A', '007', 'West')], [report('B')]);
  const fresh = advanceStopOrder({}, [report('A', '008')], [report('B')]);
  const silent = advanceStopOrder({}, [report('A', '007', '')], [report('B', '007', '')]);
  const standing = advanceStopOrder({}, [report('A & B')], [report('B at A')]);
  expect([turned, fresh, silent, standing]).toEqual([{}, {}, {}, {}]);
});

test('R16: directions are learned apart', () => {
  const order = shownBy(['A', 'B']);
  expect(before(order, 'B', 'West')).toEqual([]);
  expect(before(order, 'B')).toEqual(['a']);
});

test('R16: on a line of stops the learned one is the true one, whatever was skipped', () => {
  const stops = Array.from({ length: 12 }, (_, stop) => `Stop ${stop}`);
  fc.assert(
    fc.property(fc.array(fc.subarray(stops, { minLength: 2 }), { maxLength: 6 }), (trips) => {
      const skipping = trips.reduce((order, trip) => shownBy(trip, order), shownBy([]));
      const order = shownBy(stops, skipping);
      for (const [index, stop] of stops.entries()) {
        expect(before(order, stop)).toEqual(index === 0 ? [] : [`stop ${index - 1}`]);
      }
    }),
  );
});

test('R16: what is learned is bounded, whatever a feed sends, and names of objects are names', () => {
  let order = shownBy(['constructor', '__proto__', 'toString']);
  expect(before(order, 'toString')).toEqual(['proto']);
  for (let stop = 0; stop < 1000; stop++) {
    order = advanceStopOrder(order, [report(`from ${stop}`)], [report(`${stop % 500}`)]);
    order = advanceStopOrder(
      order,
      [report(`from ${stop}`, '1', `towards ${stop}`)],
      [report('Hub', '1', `towards ${stop}`)],
    );
    order = advanceStopOrder(order, [report(`from ${stop}`)], [report('Hub')]);
  }
  const directions = Object.values(order);
  expect(directions.length).toBeLessThanOrEqual(24);
  expect(Math.max(...directions.map((stops) => Object.keys(stops).length))).toBeLessThanOrEqual(
    400,
  );
  expect(Object.keys(order[EAST]?.['hub'] ?? {}).length).toBeLessThanOrEqual(12);
});

test('R16: nothing is learned over a gap in which a bus may have begun another trip', () => {
  const answer = (nextStop: string) => ({ vehicles: [busAt(0, { nextStop })], dropped: 0 });
  const first = advanceFeed(undefined, '03', answer('A'), 0);
  const direction = first.vehicles[0]?.direction ?? '';
  const soon = advanceFeed(first, '03', answer('B'), 300_000);
  const late = advanceFeed(first, '03', answer('B'), 400_000);
  expect(stopsBefore(soon.stopOrder, direction, 'b')).toEqual(['a']);
  expect(stopsBefore(late.stopOrder, direction, 'b')).toEqual([]);
  expect(advanceFeed(soon, '03', answer('B'), 310_000).stopOrder).toBe(soon.stopOrder);
});
