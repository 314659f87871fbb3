import { expect, test } from 'vitest';

import { vehicleKey } from '../../../../../src/api/feeds/vehicle-keys.ts';
import type { VehicleToDraw } from '../../../../../src/features/vehicles/map/layer/inDrawingOrder.ts';
import { createVehicleLayer } from '../../../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import { VEHICLE_PALETTES, badgeOf } from '../../../../../src/features/vehicles/vehicle-style.ts';
import { metersBetween } from '../../../../../src/lib/geo/distance.ts';
import { contrast } from '../../../../support/checks/contrast.ts';
import { badge, drawn } from '../../../../support/feeds/drawn.ts';
import { START, busAt } from '../../../../support/feeds/feeds.ts';

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

/** A layer with this clock, and a function that shows vehicles on it. */
function layerAt(clock: () => number) {
  const layer = createVehicleLayer('vehicles', clock);
  const rest = { lineOf: () => undefined, palette: VEHICLE_PALETTES.light, duration: 3000 };
  const show = (vehicles: readonly VehicleToDraw[]) =>
    layer.show({ vehicles, badgeOf: badge, ...rest });
  return { layer, show };
}

test('R7: a tap hits a bus where it is shown, also during its motion, nearest first', () => {
  let now = 0;
  const { layer, show } = layerAt(() => now);
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
  const { layer, show } = layerAt(() => now);
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
