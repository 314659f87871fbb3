import { expect, test } from 'vitest';

import { vehicleKey } from '../../../../../src/api/feeds/vehicle-keys.ts';
import {
  advanceShown,
  isMoving,
  placeOf,
} from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import type { ShownVehicles } from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import { metersBetween, placeAt } from '../../../../../src/lib/geo/distance.ts';
import { busAt, feedOf } from '../../../../support/feeds/feeds.ts';

/** The tracked bus after reports at the given meters, ten seconds apart. */
const reports = (...meters: number[]) =>
  feedOf(...meters.map((at, poll) => ({ at: poll * 10, vehicles: [busAt(at)] }))).vehicles;

const show = (
  before: ShownVehicles,
  vehicles: ReturnType<typeof reports>,
  now: number,
  duration = 3000,
) => advanceShown(before, vehicles, { now, duration, lineOf: () => undefined });

function theBus(shown: ShownVehicles) {
  const [bus] = shown.values();
  if (bus === undefined) throw new Error('no bus is shown');
  return bus;
}

const at = (meters: number) => busAt(meters);

test('R9: a new bus appears at its place at once', () => {
  const bus = theBus(show(new Map(), reports(0), 0));
  expect(isMoving(bus, 0)).toBe(false);
  expect(placeOf(bus, 0)).toMatchObject({ lat: at(0).lat, lon: at(0).lon, heading: null });
});

test('R9: a bus moves from where it is shown to the reported place and stays there', () => {
  const shown = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const bus = theBus(shown);
  const traveled = [10_000, 11_500, 13_000, 60_000].map((now) =>
    Math.round(metersBetween(at(0), placeOf(bus, now))),
  );
  expect(traveled).toEqual([0, 50, 100, 100]);
  expect(placeOf(bus, 13_000)).toMatchObject({ lat: at(100).lat, lon: at(100).lon });
  expect([10_000, 12_999, 13_000].map((now) => isMoving(bus, now))).toEqual([true, true, false]);
});

test('R9: a report during a motion starts the next motion where the bus is shown', () => {
  let shown = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const before = placeOf(theBus(shown), 11_500);
  shown = show(shown, reports(0, 100, 200), 11_500);
  const after = placeOf(theBus(shown), 11_500);
  expect(after).toMatchObject({ lat: before.lat, lon: before.lon });
  expect(placeOf(theBus(shown), 14_500)).toMatchObject({ lat: at(200).lat, lon: at(200).lon });
});

test('R9: a report of the same place does not change the motion', () => {
  const moving = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const again = show(moving, reports(0, 100, 100), 11_000);
  expect(placeOf(theBus(again), 11_500)).toEqual(placeOf(theBus(moving), 11_500));
});

test.each([
  ['a hop over 400 m', 450],
  ['jitter under 2 m', 1.5],
  ['a hop too fast for a bus', 350],
])('R9: after %s the bus is at the reported place at once', (_, meters) => {
  const bus = theBus(show(show(new Map(), reports(0), 0), reports(0, meters), 10_000));
  expect(isMoving(bus, 10_000)).toBe(false);
  expect(placeOf(bus, 10_000)).toMatchObject({ lat: at(meters).lat, lon: at(meters).lon });
});

test('R9: a bus with rare reports may drive as far as the time between them allows', () => {
  const standing = show(new Map(), reports(0, 0, 0), 20_000);
  const bus = theBus(show(standing, reports(0, 0, 0, 350), 30_000));
  expect(isMoving(bus, 30_000)).toBe(true);
});

test('R9: with reduced motion or in a hidden tab nothing is animated, and a running motion ends', () => {
  const shown = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const cut = theBus(show(shown, reports(0, 100), 11_000, 0));
  expect(placeOf(cut, 11_000)).toMatchObject({ lat: at(100).lat, lon: at(100).lon });
  expect(isMoving(theBus(show(shown, reports(0, 200), 11_000, 0)), 11_000)).toBe(false);
});

test('R10: a bus turns to its new heading while it moves and keeps it when it stops', () => {
  const bus = theBus(show(show(new Map(), reports(100), 0), reports(100, 0), 10_000));
  expect(placeOf(bus, 11_500).heading).toBeCloseTo(270, 0);
  expect(placeOf(bus, 60_000).heading).toBeCloseTo(270, 0);
});

test('R7: a bus that left the feed is no longer shown', () => {
  const shown = show(new Map(), reports(0), 0);
  expect([...shown.keys()]).toEqual([vehicleKey({ routeID: '03', vehicleID: '007' })]);
  expect(show(shown, [], 10_000).size).toBe(0);
});

test('R9, S20: a bus follows a line that arrives after the bus', () => {
  const [from, to] = [at(0), at(200)];
  const corner = placeAt(from, 0, 30);
  const coordinates = [from, corner, placeAt(to, 0, 30), to].map(
    ({ lat, lon }): [number, number] => [lon, lat],
  );
  const line = { type: 'LineString' as const, coordinates };
  const shown = advanceShown(show(new Map(), reports(0), 0), reports(0, 200), {
    now: 10_000,
    duration: 3000,
    lineOf: () => line,
  });
  const halfway = placeOf(theBus(shown), 11_500);
  expect(metersBetween(halfway, placeAt(at(100), 0, 30))).toBeLessThan(5);
  // Another line alone starts no motion.
  const again = advanceShown(shown, reports(0, 200), {
    now: 11_500,
    duration: 3000,
    lineOf: () => undefined,
  });
  expect(placeOf(theBus(again), 11_500)).toEqual(halfway);
});
