import { expect, test } from 'vitest';

import { routeLineLayers, routeLines } from '../../../src/features/stops/map/route-line-layers.ts';
import { stopPoints } from '../../../src/features/stops/map/stop-layers.ts';
import { PALETTES } from '../../../src/service/basemap/palette.ts';
import { MAP_COLORS } from '../../../src/ui/map-colors.ts';
import { contrast } from '../../support/checks/contrast.ts';

/** From very dark to very light. */
const COLORS = ['#000000', '#7a3fa8', '#0a5cc2', '#c8102e', '#ffd100', '#ffffff'];
const GROUNDS = ['land', 'urban', 'commercial', 'campus', 'industrial'] as const;

const line = {
  type: 'LineString' as const,
  coordinates: [
    [-89.4, 43.07],
    [-89.3, 43.08],
  ] satisfies [number, number][],
};
const stop = { stopID: '1', intersection: 'A & B', latitude: 43, longitude: -89 };

test.each(['light', 'dark'] as const)(
  'R22: lines and stops of any color have a contrast of 3:1 with the ground of the %s map',
  (theme) => {
    const { land } = MAP_COLORS[theme];
    const shown = COLORS.flatMap((color) => [
      ...routeLines([{ routeID: '1', color, line }], land).features,
      ...stopPoints([{ ...stop, routes: ['1'], destinations: [] }], () => color, land).features,
    ]).map(({ properties }) => String(properties?.['color']));
    expect(shown).toHaveLength(2 * COLORS.length);
    for (const ground of GROUNDS) {
      for (const color of shown)
        expect(contrast(color, PALETTES[theme][ground]), `${color}, ${ground}`).toBeGreaterThan(
          2.95,
        );
    }
  },
);

test('a color with enough contrast stays as it is', () => {
  const [first] = routeLines(
    [{ routeID: '1', color: '#0a5cc2', line }],
    MAP_COLORS.light.land,
  ).features;
  expect(first?.properties?.['color']).toBe('#0a5cc2');
});

test('F36: a line that only joins stops is drawn apart from the lines of vehicles', () => {
  const { land } = MAP_COLORS.light;
  const route = { routeID: '1', color: '#0a5cc2' };
  const kinds = (lines: object) =>
    routeLines([{ ...route, ...lines }], land).features.map(
      ({ properties }) => properties?.['isSchematic'],
    );
  expect(kinds({ line })).toEqual([false]);
  expect(kinds({ schematicLine: line })).toEqual([true]);
  expect(kinds({})).toEqual([]);
  const [casing, ...layers] = routeLineLayers('#ffffff');
  expect(casing).not.toHaveProperty('filter');
  expect(
    layers.map((layer) => 'paint' in layer && 'line-dasharray' in (layer.paint ?? {})),
  ).toEqual([false, true]);
});
