import { expect, test } from 'vitest';

import type { VehicleToDraw } from '../../../../../src/features/vehicles/map/layer/inDrawingOrder.ts';
import {
  INSTANCE_FLOATS,
  packVehicles,
  isSameDrawing,
} from '../../../../../src/features/vehicles/map/layer/vehicle-buffers.ts';
import {
  isAnyInSight,
  isMovingInSight,
} from '../../../../../src/features/vehicles/map/layer/vehicle-frame.ts';
import { PATH_TEXELS } from '../../../../../src/features/vehicles/map/layer/vehicle-shaders.ts';
import { advanceShown } from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import type { ShownVehicles } from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import { badge, drawn } from '../../../../support/feeds/drawn.ts';
import { START, busAt } from '../../../../support/feeds/feeds.ts';

function advance(before: ShownVehicles, vehicles: readonly VehicleToDraw[], now: number) {
  const tracked = vehicles.map(({ vehicle }) => vehicle);
  return advanceShown(before, tracked, { now, duration: 3000, lineOf: () => undefined });
}

/** The buffers of a bus that was reported at 0 m and then at 100 m. */
function moving(now: number) {
  const [first, second] = [drawn([[busAt(0)]]), drawn([[busAt(0)], [busAt(100)]])];
  const shown = advance(advance(new Map(), first, 0), second, 10_000);
  return packVehicles(second, shown, badge, now);
}

/** The buffers of this many buses, ten meters apart, that all drove 100 m at 10 s. */
function movingTogether(count: number, now: number) {
  const buses = (meters: number) =>
    Array.from({ length: count }, (_, bus) => busAt(meters + 10 * bus, { vehicleID: String(bus) }));
  const [first, second] = [drawn([buses(0)]), drawn([buses(0), buses(100)])];
  const shown = advance(advance(new Map(), first, 0), second, 10_000);
  return packVehicles(second, shown, badge, now);
}

test('R7: all vehicles are drawn from one buffer', () => {
  const many = Array.from({ length: 500 }, (_, bus) => busAt(bus, { vehicleID: String(bus) }));
  const packed = packVehicles(drawn([many]), new Map(), badge, 0);
  expect(packed.count).toBe(500);
  expect(packed.instances).toHaveLength(500 * INSTANCE_FLOATS);
});

test('R9: positions in the buffer are accurate across a city', () => {
  const packed = packVehicles(
    drawn([[busAt(0), busAt(20_000, { vehicleID: '008' })]]),
    new Map(),
    badge,
    0,
  );
  const xOf = (index: number) => packed.instances[index * INSTANCE_FLOATS] ?? Number.NaN;
  // Mercator stretches by the secant of the latitude; a great circle is not parallel to the equator.
  const meters = (xOf(1) - xOf(0)) * Math.cos((START.lat * Math.PI) / 180);
  expect(Math.abs(meters)).toBeCloseTo(20_000, -1);
  expect(Math.fround(xOf(1)) - xOf(1)).toBe(0);
});

test('R9: a motion that has ended needs no more frames', () => {
  expect(moving(10_000).moves.map(({ until }) => until)).toEqual([13_000]);
  expect(moving(13_000).moves).toEqual([]);
});

test('R9: a poll without visible changes gives the same picture, and a move gives another', () => {
  const standing = (now: number) => packVehicles(drawn([[busAt(0)]]), new Map(), badge, now);
  expect(isSameDrawing(standing(0), standing(10_000))).toBe(true);
  expect(isSameDrawing(moving(10_000), moving(10_500))).toBe(false);
  expect(isSameDrawing(moving(13_000), moving(14_000))).toBe(true);
  expect(isSameDrawing(moving(10_500), moving(12_500)), 'still on its way').toBe(false);
  expect(isSameDrawing(moving(10_500), moving(13_000)), 'arrived since').toBe(true);
  const selected = packVehicles(drawn([[busAt(0)]], { emphasis: 2 }), new Map(), badge, 0);
  expect(isSameDrawing(standing(0), selected)).toBe(false);
});

test('R9: each path is written from its start, and its last point fills the texels that are left', () => {
  const { paths } = movingTogether(2, 10_000);
  /** Meters to the east of the buffers' origin. */
  const metersEast = (x = Number.NaN) => x * Math.cos((START.lat * Math.PI) / 180);
  for (const bus of [0, 1]) {
    const texels = Array.from({ length: PATH_TEXELS }, (_, texel) => {
      const at = (bus * PATH_TEXELS + texel) * 4;
      return paths.slice(at, at + 4);
    });
    const fractions = texels.map((texel) => texel[2]);
    expect(fractions[0]).toBe(0);
    expect(fractions[1]).toBeCloseTo(0.15);
    expect(fractions.slice(2).every((fraction) => fraction === 1)).toBe(true);
    expect(new Set(texels.slice(2).map((texel) => texel.join())).size).toBe(1);
    expect(metersEast(texels[2]?.[0]) - metersEast(texels[0]?.[0])).toBeCloseTo(100, 0);
  }
  expect(metersEast(paths[PATH_TEXELS * 4]) - metersEast(paths[0])).not.toBeCloseTo(0, 0);
});

/** A map of a few meters around a bus that is this many meters down the street. */
function mapAt(meters: number) {
  const { lat, lon } = busAt(meters);
  let timesAsked = 0;
  return {
    timesAsked: () => timesAsked,
    getBounds() {
      timesAsked += 1;
      return {
        getWest: () => lon - 1e-4,
        getSouth: () => lat - 1e-4,
        getEast: () => lon + 1e-4,
        getNorth: () => lat + 1e-4,
      };
    },
  };
}

test('R9: vehicles are in sight if the map shows the place or the way of one of them', () => {
  const standing = packVehicles(drawn([[busAt(0)]]), new Map(), badge, 0);
  const none = packVehicles([], new Map(), badge, 0);
  expect(isAnyInSight(standing, mapAt(0))).toBe(true);
  expect(isAnyInSight(standing, mapAt(50))).toBe(false);
  expect(isAnyInSight(moving(10_000), mapAt(50)), 'on its way').toBe(true);
  expect(isAnyInSight(moving(10_000), mapAt(150))).toBe(false);
  expect(isAnyInSight(none, mapAt(0))).toBe(false);
});

test('R9: a frame of many moving buses asks the map once what it shows', () => {
  const packed = movingTogether(20, 10_000);
  expect(packed.moves).toHaveLength(20);
  const [near, far] = [mapAt(50), mapAt(1000)];
  expect(isMovingInSight(packed, near, 10_000)).toBe(true);
  expect(isMovingInSight(packed, near, 13_000), 'all have arrived').toBe(false);
  expect(isMovingInSight(packed, far, 10_000)).toBe(false);
  expect(far.timesAsked()).toBe(1);
});

test('R7: the selected bus is drawn above the others, a dimmed one below', () => {
  const [bus] = drawn([[busAt(0)]]);
  if (bus === undefined) throw new Error('no bus');
  const others = [2, 0, 1].map((emphasis) => ({
    ...bus,
    emphasis: emphasis === 2 ? 2 : 0,
    isDimmed: emphasis === 1,
  })) satisfies VehicleToDraw[];
  const { instances } = packVehicles(others, new Map(), badge, 0);
  const emphases = [0, 1, 2].map((index) => instances[index * INSTANCE_FLOATS + 11]);
  const opacities = [0, 1, 2].map((index) => instances[index * INSTANCE_FLOATS + 9]);
  expect(emphases).toEqual([0, 0, 2]);
  expect(opacities[0]).toBeLessThan(1);
  expect(opacities.slice(1)).toEqual([1, 1]);
});
