import fc from 'fast-check';
import { expect, test } from 'vitest';

import { NO_ORDER, advanceStopOrder, stopsBefore } from '../../src/api/stopOrder.ts';
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
const shownBy = (stops: readonly string[], order: StopOrder = NO_ORDER): StopOrder =>
  [...stops, 'Beyond']
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

test.each([
  ['turned round', report('A', '007', 'West'), report('B')],
  ['came new', report('A', '008'), report('B')],
  ['tells no direction', report('A', '007', ''), report('B', '007', '')],
  ['stands', report('A & B'), report('B at A')],
  ['knew no next stop', report(EAST), report('B')],
])('R16: nothing is learned of a bus that %s', (_, first, second) => {
  expect(advanceStopOrder(NO_ORDER, [first], [second])).toBe(NO_ORDER);
});

test('R16: a step is believed once its bus has gone on from it without turning round', () => {
  const [last, back] = [report('Last'), report('Way back')];
  const stepped = advanceStopOrder(NO_ORDER, [last], [back]);
  expect(before(stepped, 'Way back')).toEqual([]);
  const turned = advanceStopOrder(stepped, [back], [report('Far', '007', 'West')]);
  expect(turned.byDirection).toEqual({});
  expect(before(advanceStopOrder(stepped, [back], [report('On')]), 'Way back')).toEqual(['last']);
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
    order = shownBy([`from ${stop}`, `${stop % 500}`, `from ${stop}`, 'Hub'], order);
    const direction = `towards ${stop}`;
    const steps = ['A', 'B', 'C'].map((next) => report(next, '1', direction));
    for (const [index, step] of steps.slice(1).entries()) {
      order = advanceStopOrder(order, steps.slice(index, index + 1), [step]);
    }
  }
  const directions = Object.values(order.byDirection);
  expect(directions.length).toBeLessThanOrEqual(24);
  expect(Math.max(...directions.map((stops) => Object.keys(stops).length))).toBeLessThanOrEqual(
    400,
  );
  expect(Object.keys(order.byDirection[EAST]?.['hub'] ?? {}).length).toBeLessThanOrEqual(12);
});

test('R16: nothing is learned over a gap in which a bus may have begun another trip', () => {
  const answer = (nextStop: string) => ({ vehicles: [busAt(0, { nextStop })], dropped: 0 });
  const first = advanceFeed(undefined, '03', answer('A'), 0);
  const direction = first.vehicles[0]?.direction ?? '';
  const next = advanceFeed(first, '03', answer('B'), 300_000);
  const soon = advanceFeed(next, '03', answer('C'), 600_000);
  const gap = advanceFeed(first, '03', answer('B'), 400_000);
  const late = advanceFeed(gap, '03', answer('C'), 410_000);
  expect(stopsBefore(soon.stopOrder, direction, 'b')).toEqual(['a']);
  expect(stopsBefore(late.stopOrder, direction, 'b')).toEqual([]);
  expect(advanceFeed(soon, '03', answer('C'), 610_000).stopOrder).toBe(soon.stopOrder);
});
