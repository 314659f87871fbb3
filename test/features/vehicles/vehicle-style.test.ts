import { expect, test } from 'vitest';

import {
  DIMMED_COLOR_SHARE,
  FADED_COLOR_SHARE,
  labelColor,
  scaleAt,
  VEHICLE_PALETTES,
} from '../../../src/features/vehicles/vehicle-style.ts';
import { mix } from '../../../src/lib/colors/color.ts';
import { contrast } from '../../support/checks/contrast.ts';

const COLORS = ['#000000', '#7a3fa8', '#0a5cc2', '#c8102e', '#86620a', '#ffd100', '#ffffff'];

test.each(['light', 'dark'] as const)(
  'R11, R15: the route of a bus that is old or filtered out can be read on the %s map',
  (theme) => {
    const { ring } = VEHICLE_PALETTES[theme];
    for (const opacity of [
      DIMMED_COLOR_SHARE,
      FADED_COLOR_SHARE,
      DIMMED_COLOR_SHARE * FADED_COLOR_SHARE,
    ]) {
      for (const color of COLORS) {
        const fill = mix(ring, color, opacity);
        expect(
          contrast(labelColor(color, opacity, ring), fill),
          `${color} at ${opacity}`,
        ).toBeGreaterThan(4.5);
      }
    }
  },
);

test('R7: on a map of a whole city, many buses cover no more than thirty do; at street zooms none shrinks', () => {
  const area = (zoom: number, count: number) => count * scaleAt(zoom, count) ** 2;
  expect(area(9, 100)).toBeCloseTo(area(9, 30));
  expect(area(9, 500)).toBeCloseTo(area(9, 30));
  expect(scaleAt(9, 1)).toBe(scaleAt(9, 30));
  expect(scaleAt(16, 1, true)).toBeLessThan(scaleAt(9, 1));
  for (const count of [1, 30, 500]) {
    expect(scaleAt(13, count)).toBe(1);
    expect(scaleAt(11.5, count)).toBe(scaleAt(11.5, 1));
    for (let zoom = 8; zoom < 13; zoom += 0.5) {
      expect(scaleAt(zoom, count)).toBeLessThanOrEqual(scaleAt(zoom + 0.5, count));
    }
  }
});
