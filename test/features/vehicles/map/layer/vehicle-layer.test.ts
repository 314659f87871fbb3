import { expect, test } from 'vitest';

import { vehicleKey } from '../../../../../src/api/feeds/vehicle-keys.ts';
import type { Vehicle } from '../../../../../src/contract/vehicle.ts';
import type { VehicleToDraw } from '../../../../../src/features/vehicles/map/layer/inDrawingOrder.ts';
import {
  INSTANCE_FLOATS,
  packVehicles,
  isSameDrawing,
} from '../../../../../src/features/vehicles/map/layer/vehicle-buffers.ts';
import { isAnyInSight } from '../../../../../src/features/vehicles/map/layer/vehicle-frame.ts';
import { createVehicleLayer } from '../../../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import {
  VEHICLE_PALETTES,
  badgeOf,
} from '../../../../../src/features/vehicles/map/layer/vehicle-style.ts';
import { advanceShown } from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import type { ShownVehicles } from '../../../../../src/features/vehicles/map/motion/shown-vehicles.ts';
import { metersBetween } from '../../../../../src/lib/geo/distance.ts';
import { contrast } from '../../../../support/checks/contrast.ts';
import { START, busAt, feedOf } from '../../../../support/feeds/feeds.ts';

const badge = (routeID: string) => badgeOf(routeID, '#0a5cc2');

const drawn = (
  answers: Vehicle[][],
  overrides: Partial<VehicleToDraw> = {},
): readonly VehicleToDraw[] =>
  feedOf(...answers.map((vehicles, poll) => ({ at: poll * 10, vehicles }))).vehicles.map(
    (vehicle) => ({ vehicle, isFaded: false, isDimmed: false, emphasis: 0, ...overrides }),
  );

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

test('R9: vehicles are in sight if the map shows the place or the way of one of them', () => {
  const standing = packVehicles(drawn([[busAt(0)]]), new Map(), badge, 0);
  const none = packVehicles([], new Map(), badge, 0);
  /** A map of a few meters around a bus that is this many meters down the street. */
  const at = (meters: number) => {
    const { lat, lon } = busAt(meters);
    const bounds = {
      getWest: () => lon - 1e-4,
      getSouth: () => lat - 1e-4,
      getEast: () => lon + 1e-4,
      getNorth: () => lat + 1e-4,
    };
    return { getBounds: () => bounds };
  };
  expect(isAnyInSight(standing, at(0))).toBe(true);
  expect(isAnyInSight(standing, at(50))).toBe(false);
  expect(isAnyInSight(moving(10_000), at(50)), 'on its way').toBe(true);
  expect(isAnyInSight(moving(10_000), at(150))).toBe(false);
  expect(isAnyInSight(none, at(0))).toBe(false);
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

test.each(['#f7d117', '#7f7f7f', '#000000', '#ffffff', '#0a5cc2', '#ee3325'])(
  'R7: the label on a symbol of color %s has a contrast of 4.5:1',
  (fill) => {
    const { text, label } = badgeOf('A', fill);
    expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5);
    expect(label).toBe('A');
  },
);

test.each([
  ['1234', '1234'],
  ['RAPID-12', 'R12'],
  ['RAPID-14', 'R14'],
  ['Streetcar', 'Str…'],
  ['2026-0001', '202…'],
])(
  'R7: of a long route ID %s, a symbol shows a letter and the number, or the start and that there is more',
  (routeID, label) => {
    expect(badgeOf(routeID, '#0a5cc2').label).toBe(label);
  },
);

test.each(['light', 'dark'] as const)(
  'R19: on the %s basemap, the ring and the outline have a contrast of 3:1',
  (theme) => {
    const { ring, outline } = VEHICLE_PALETTES[theme];
    expect(contrast(ring, outline)).toBeGreaterThanOrEqual(3);
  },
);

/** A map with one pixel per meter. */
const project = ([lon, lat]: [number, number]) => ({
  x: (lon - START.lon) * 111_195 * Math.cos((START.lat * Math.PI) / 180),
  y: (START.lat - lat) * 111_195,
});

test('R7: a tap hits a bus where it is shown, also during its motion, nearest first', () => {
  let now = 0;
  const layer = createVehicleLayer('vehicles', () => now);
  const show = (vehicles: readonly VehicleToDraw[]) =>
    layer.show({
      vehicles,
      badgeOf: badge,
      lineOf: () => undefined,
      palette: VEHICLE_PALETTES.light,
      duration: 3000,
    });
  const other = busAt(140, { vehicleID: '008' });
  show(drawn([[busAt(0), other]]));
  now = 10_000;
  show(
    drawn([
      [busAt(0), other],
      [busAt(100), other],
    ]),
  );
  now = 11_500;
  const hitIDs = (x: number, radius: number) =>
    layer.pick({ x, y: 0 }, radius, project).map(({ id }) => id);
  const [first, second] = ['007', '008'].map((id) => vehicleKey({ routeID: '03', vehicleID: id }));
  expect(hitIDs(50, 0)).toEqual([first]);
  expect(hitIDs(0, 22)).toEqual([]);
  expect(hitIDs(110, 60)).toEqual([second, first]);
  now = 60_000;
  expect(hitIDs(100, 0)).toEqual([first]);
});

test('R13: the layer gives where a bus is shown, where its motion ends, and when', () => {
  let now = 0;
  const layer = createVehicleLayer('vehicles', () => now);
  const show = (vehicles: readonly VehicleToDraw[]) =>
    layer.show({
      vehicles,
      badgeOf: badge,
      lineOf: () => undefined,
      palette: VEHICLE_PALETTES.light,
      duration: 3000,
    });
  const key = vehicleKey({ routeID: '03', vehicleID: '007' });
  expect(layer.shownOf(key)).toBeNull();
  show(drawn([[busAt(0)]]));
  const { lat, lon } = busAt(0);
  const place = { lat, lon };
  expect(layer.shownOf(key)).toEqual({ now: place, end: place, msLeft: 0 });
  now = 10_000;
  show(drawn([[busAt(0)], [busAt(100)]]));
  now = 11_500;
  const half = layer.shownOf(key);
  expect(half?.msLeft).toBe(1500);
  expect(metersBetween(START, half?.now ?? START)).toBeCloseTo(50, 0);
  expect(metersBetween(START, half?.end ?? START)).toBeCloseTo(100, 0);
  now = 13_000;
  const there = layer.shownOf(key);
  expect(there?.now).toEqual(there?.end);
});
