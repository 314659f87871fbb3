import { fileURLToPath } from 'node:url';

import { test } from '../support/test.ts';
import { openState } from './openState.ts';
import { STATES } from './states.ts';

const FOLDER = fileURLToPath(new URL('../../../pictures/', import.meta.url));
const fileName = (...parts: string[]) => `${parts.join('-').replaceAll(/[^\w]+/g, '-')}.png`;

for (const state of STATES) {
  for (const size of state.sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { width, height } = size;
      test(`${state.name}, ${width}x${height}, ${colorScheme}`, async ({
        page,
        demoAtNoon,
        noErrors,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openState(page, demoAtNoon.url, state, size);
        await page.waitForLoadState('networkidle');
        const path = FOLDER + fileName(state.name, `${width}x${height}`, colorScheme);
        await page.screenshot({ path });
        if (state.without !== undefined) noErrors.length = 0;
      });
    }
  }
}
