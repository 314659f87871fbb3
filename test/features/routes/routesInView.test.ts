import fc from 'fast-check';
import { expect, test } from 'vitest';

import { allRoutes, colorsOf, routesInView } from '../../../src/features/routes/routesInView.ts';
import { textColorOn } from '../../../src/lib/colors/color.ts';
import { contrast } from '../../support/checks/contrast.ts';
import { runs } from '../../support/runs.ts';

const listed = [{ routeID: '03', name: 'Crosstown', color: '#aa0011' }];

test('R1: a route that the settings do not list can be opened by its ID', () => {
  const [route] = routesInView(['99'], listed, (routeID) => `Route ${routeID}`);
  expect(route).toMatchObject({ routeID: '99', name: 'Route 99' });
  expect(colorsOf(listed)('99')).toBe(route?.color);
  expect(colorsOf(listed)('03')).toBe('#aa0011');
  const all = allRoutes(listed, routesInView(['03', '99'], listed, String));
  expect(all.map(({ routeID }) => routeID)).toEqual(['03', '99']);
});

test('R1: text on any route color has a contrast of at least 4.5:1', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      expect(contrast(color, textColorOn(color))).toBeGreaterThanOrEqual(4.5);
    }),
    runs(2000),
  );
});
