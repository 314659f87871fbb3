import { expect, test } from 'vitest';

import { METERS_PER_FOOT } from '../../../src/lib/geo/lengths.ts';
import { scaleBar } from '../../../src/map/controls/scale.ts';

test.each([
  [1, 'metres', 100, 100],
  [0.6, 'metres', 50, 83],
  [30, 'metres', 2000, 67],
  [1, 'feet', 200 * METERS_PER_FOOT, 61],
  [15, 'feet', 2000 * METERS_PER_FOOT, 41],
  [50, 'feet', 2 * 1609.344, 64],
] as const)(
  'R19: at %d m for each pixel in %s the scale bar is %d m and %d px long',
  (perPixel, units, meters, px) => {
    const bar = scaleBar(perPixel, units, 100);
    expect(bar?.meters).toBeCloseTo(meters, 6);
    expect(bar?.widthPx).toBe(px);
  },
);

test('there is no scale bar before the map has a scale', () => {
  expect(scaleBar(0, 'feet', 100)).toBeNull();
});
