import { expect, test } from 'vitest';

import { vehicleKey } from '../../../../../src/api/feeds/vehicleFeed.ts';
import {
  advanceShown,
  isMoving,
  placeOf,
} from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import type { ShownVehicles } from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import { metersBetween } from '../../../../../src/lib/geo/distance.ts';
import { busAt, feedOf } from '../../../../support/feeds.ts';

/** The bus as it is tracked after reports at the given metres, one each ten seconds. */
const reports = (...metres: number[]) =>
  feedOf(...metres.map((at, poll) => ({ at: poll * 10, vehicles: [busAt(at)] }))).vehicles;

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

const at = (metres: number) => busAt(metres);

test('R9: a vehicle that is new stands at its place at once', () => {
  const bus = theBus(show(new Map(), reports(0), 0));
  expect(isMoving(bus, 0)).toBe(false);
  expect(placeOf(bus, 0)).toMatchObject({ lat: at(0).lat, lon: at(0).lon, heading: null });
});

test('R9: moves from where it is shown to the reported place, is there in the end and stays there', () => {
  const shown = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const bus = theBus(shown);
  const travelled = [10_000, 11_500, 13_000, 60_000].map((now) =>
    Math.round(metersBetween(at(0), placeOf(bus, now))),
  );
  expect(travelled).toEqual([0, 50, 100, 100]);
  expect(placeOf(bus, 13_000)).toMatchObject({ lat: at(100).lat, lon: at(100).lon });
  expect([10_000, 12_999, 13_000].map((now) => isMoving(bus, now))).toEqual([true, true, false]);
});

test('R9: a report in mid-flight starts from the shown place, not from the one before', () => {
  let shown = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const before = placeOf(theBus(shown), 11_500);
  shown = show(shown, reports(0, 100, 200), 11_500);
  const after = placeOf(theBus(shown), 11_500);
  expect(after).toMatchObject({ lat: before.lat, lon: before.lon });
  expect(placeOf(theBus(shown), 14_500)).toMatchObject({ lat: at(200).lat, lon: at(200).lon });
});

test('R9: an answer without a new place leaves a motion as it is', () => {
  const moving = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const again = show(moving, reports(0, 100, 100), 11_000);
  expect(placeOf(theBus(again), 11_500)).toEqual(placeOf(theBus(moving), 11_500));
});

test.each([
  ['a hop over 400 m', 450],
  ['jitter under 2 m', 1.5],
  ['more than a bus can drive in ten seconds', 350],
])('R9: %s is a cut to the reported place', (_, metres) => {
  const bus = theBus(show(show(new Map(), reports(0), 0), reports(0, metres), 10_000));
  expect(isMoving(bus, 10_000)).toBe(false);
  expect(placeOf(bus, 10_000)).toMatchObject({ lat: at(metres).lat, lon: at(metres).lon });
});

test('R9: a bus whose reports come rarely may drive as far as the time between them allows', () => {
  const standing = show(new Map(), reports(0, 0, 0), 20_000);
  const bus = theBus(show(standing, reports(0, 0, 0, 350), 30_000));
  expect(isMoving(bus, 30_000)).toBe(true);
});

test('R9: with reduced motion or in a hidden tab every move is a cut, one in flight too', () => {
  const shown = show(show(new Map(), reports(0), 0), reports(0, 100), 10_000);
  const cut = theBus(show(shown, reports(0, 100), 11_000, 0));
  expect(placeOf(cut, 11_000)).toMatchObject({ lat: at(100).lat, lon: at(100).lon });
  expect(isMoving(theBus(show(shown, reports(0, 200), 11_000, 0)), 11_000)).toBe(false);
});

test('R10: it turns into its new heading on the way and keeps it standing', () => {
  const bus = theBus(show(show(new Map(), reports(100), 0), reports(100, 0), 10_000));
  expect(placeOf(bus, 11_500).heading).toBeCloseTo(270, 0);
  expect(placeOf(bus, 60_000).heading).toBeCloseTo(270, 0);
});

test('R7: what left the feed is no longer shown', () => {
  const shown = show(new Map(), reports(0), 0);
  expect([...shown.keys()]).toEqual([vehicleKey({ routeID: '03', vehicleID: '007' })]);
  expect(show(shown, [], 10_000).size).toBe(0);
});
