import fc from 'fast-check';
import { expect, test } from 'vitest';

import { NO_ORDER, advanceStopOrder } from '../../../src/api/stop-order/stopOrder.ts';
import type { StopOrder } from '../../../src/api/stop-order/stopOrder.ts';
import { stopsBefore } from '../../../src/api/stop-order/stopsBefore.ts';
import { advanceVehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import { stopNameKey } from '../../../src/lib/stop-name.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { START, busAt } from '../../support/feeds.ts';

const EAST = 'East';
/** How far a stop lies from the one before it, metres. */
const APART = 300;
/** A bus that is so many stops on its way. */
const report = (nextStop: string, on = 0, direction = EAST, vehicleID = '007') => ({
  ...placeAt(START, 90, on * APART),
  vehicleID,
  direction,
  nextStop,
});
type Report = ReturnType<typeof report>;
/** What answers with one bus each show, one after the other. */
const shown = (reports: readonly Report[], order: StopOrder = NO_ORDER): StopOrder =>
  reports.reduce(
    (known, one, index) =>
      advanceStopOrder(known, reports.slice(Math.max(0, index - 1), index), [one]),
    order,
  );
/** What one bus shows that has these next stops, one after the other. */
const shownBy = (stops: readonly string[], order: StopOrder = NO_ORDER): StopOrder =>
  shown(
    [...stops, 'Beyond'].map((stop, index) => report(stop, index)),
    order,
  );
const before = (order: StopOrder, stop: string, direction = EAST, on = 0) =>
  stopsBefore(order, direction, { key: stopNameKey(stop), place: placeAt(START, 90, on * APART) });

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
  ['turned round', [report('A'), report('B', 1, 'West'), report('C', 2, 'West')]],
  ['came new', [report('A'), report('B', 1, EAST, '008'), report('C', 2, EAST, '008')]],
  ['tells no direction', ['A', 'B', 'C'].map((stop, on) => report(stop, on, ''))],
  ['stands', [report('A'), report('B'), report('C', 1)]],
  ['stands at the end of its line', [report('A'), report('B', 1), report('C', 1)]],
  ['knew no next stop', [report(EAST), report('B', 1), report('C', 2)]],
])('R16: nothing is learned of a bus that %s', (_, reports) => {
  expect(before(shown(reports), 'B')).toEqual([]);
});

test('R16: a step is believed once its bus has gone on from it without turning round', () => {
  const stepped = [report('Last'), report('Way back', 1)];
  expect(before(shown(stepped), 'Way back')).toEqual([]);
  const turned = shown([...stepped, report('Far', 2, 'West')]);
  expect(before(turned, 'Way back')).toEqual([]);
  expect(before(shown([...stepped, report('On', 2)]), 'Way back')).toEqual(['last']);
});

test('R16: the last stop of a line is known by the buses that turned round at it', () => {
  const line = [report('A'), report('B', 1), report('Last', 2), report('Last', 3)];
  const back = report('Way back', 4, 'West');
  expect(before(shown(line), 'Last', EAST, 3)).toEqual([]);
  expect(before(shown([...line, back]), 'Last', EAST, 3)).toEqual(['b']);
  // Who names the way back before he says that he turned stands elsewhere than he says.
  const early = shown([...line, report('Way back', 4), back]);
  expect(before(early, 'Way back', EAST, 6)).toEqual([]);
  // And what buses pass on their way to it does not come after it.
  const whole = [report('Way back'), ...line.map(({ nextStop }, on) => report(nextStop, on + 1))];
  const passed = shown([...whole, report('Way back', 6, 'West')]);
  const both = shown([report('Last', 3), report('Way back', 4), back], passed);
  expect(before(both, 'Way back', EAST, 4)).toEqual([]);
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
    const steps = ['A', 'B', 'C'].map((next, on) => report(next, on, `towards ${stop}`));
    order = shown([...steps, report('D', 3, 'Back')], order);
    const end = [report('A'), report(`end ${stop}`, 1), report('D', 2, 'Back')];
    order = shown(end, order);
  }
  const directions = Object.values(order.byDirection);
  expect(directions.length).toBeLessThanOrEqual(24);
  expect(Math.max(...directions.map((stops) => Object.keys(stops).length))).toBeLessThanOrEqual(
    400,
  );
  expect(Object.keys(order.byDirection[EAST]?.['hub'] ?? {}).length).toBeLessThanOrEqual(12);
  expect(Object.keys(order.ends).length).toBeLessThanOrEqual(24);
  expect(Object.keys(order.ends[EAST] ?? {})).toHaveLength(24);
});

test('R16: nothing is learned over a gap in which a bus may have begun another trip', () => {
  const answer = (nextStop: string, on: number) => ({
    vehicles: [busAt(on * APART, { nextStop })],
    dropped: 0,
  });
  const first = advanceVehicleFeed(undefined, '03', answer('A', 0), 0);
  const direction = first.vehicles[0]?.direction ?? '';
  const next = advanceVehicleFeed(first, '03', answer('B', 1), 300_000);
  const soon = advanceVehicleFeed(next, '03', answer('C', 2), 600_000);
  const gap = advanceVehicleFeed(first, '03', answer('B', 1), 400_000);
  const late = advanceVehicleFeed(gap, '03', answer('C', 2), 410_000);
  expect(before(soon.stopOrder, 'B', direction)).toEqual(['a']);
  expect(before(late.stopOrder, 'B', direction)).toEqual([]);
  expect(advanceVehicleFeed(soon, '03', answer('C', 2), 610_000).stopOrder).toBe(soon.stopOrder);
});
