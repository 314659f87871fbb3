import { expect, test } from 'vitest';

import {
  DIMMED_COLOR_SHARE,
  FADED_COLOR_SHARE,
  labelColor,
  VEHICLE_PALETTES,
} from '../../../../../src/features/vehicles/map/layer/vehicle-style.ts';
import { mix } from '../../../../../src/lib/colors/color.ts';
import { contrast } from '../../../../support/checks/contrast.ts';

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
