import { describe, expect, test } from 'vitest';

import { LOT_BANDS } from '../../../../src/features/parking/lotState.ts';
import { LOT_PALETTE } from '../../../../src/features/parking/marks/lot-palette.ts';
import { LOT_SHAPES } from '../../../../src/features/parking/marks/lot-shapes.ts';
import { textColorOn } from '../../../../src/lib/colors/color.ts';
import { PALETTES } from '../../../../src/service/basemap/palette.ts';
import { MAP_COLORS } from '../../../../src/ui/map-colors.ts';
import { VISIONS, difference } from '../../../support/checks/color-vision.ts';
import { contrast } from '../../../support/checks/contrast.ts';

const THEMES = ['light', 'dark'] as const;

/** The colors below the markers: those of the demo basemap, except its text, and the background. */
const groundsOf = (theme: (typeof THEMES)[number]) => [
  ...Object.entries(PALETTES[theme])
    .filter(([name]) => !name.endsWith('Text'))
    .map(([, color]) => color),
  theme === 'light' ? '#f2f0eb' : '#1c1f24',
];

describe.each(THEMES)('the %s palette', (theme) => {
  const palette = LOT_PALETTE[theme];
  const pairs = LOT_BANDS.flatMap((a, index) =>
    LOT_BANDS.slice(index + 1).map((b) => [a, b] as const),
  );

  test.each(VISIONS)('C5, C35: any two bands are CIEDE2000 15 apart in %s vision', (vision) => {
    const near = pairs.filter(
      ([a, b]) => difference(palette[a].fill, palette[b].fill, vision) < 15,
    );
    expect(near).toEqual([]);
  });

  test.each(LOT_BANDS)('C5: %s is not mistaken for a bus of a red route', (band) => {
    expect(difference(palette[band].fill, '#c2262e', 'normal')).toBeGreaterThanOrEqual(20);
  });

  test.each(LOT_BANDS)('C5: the count has a contrast of 4.5:1 on %s', (band) => {
    const { fill, edge } = palette[band];
    const ink = band === 'unknown' ? edge : textColorOn(fill);
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LOT_BANDS)('C5: the edge of %s has a contrast of 3:1 with every background', (band) => {
    const weak = groundsOf(theme).filter((ground) => contrast(palette[band].edge, ground) < 3);
    expect(weak).toEqual([]);
  });

  test('C25: the event badge is readable, filled and hollow', () => {
    const { halo, text: ink } = MAP_COLORS[theme];
    expect(contrast(halo, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test('C5: only unknown is gray', () => {
    const saturation = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(hex.slice(at, at + 2), 16),
      );
      return Math.max(r, g, b) - Math.min(r, g, b);
    };
    expect(LOT_BANDS.filter((band) => saturation(palette[band].fill) < 16)).toEqual(['unknown']);
  });
});

test('C5: each band has its own shape', () => {
  expect(new Set(LOT_BANDS.map((band) => LOT_SHAPES[band].outline)).size).toBe(LOT_BANDS.length);
});
