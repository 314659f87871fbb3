import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { NOON } from '../../support/moment/moment.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { expect, test } from '../support/test.ts';
import { askedStates } from './askedStates.ts';
import { emulated, hasMap, openState } from './openState.ts';
import { STATES } from './states.ts';

const FOLDER = fileURLToPath(new URL('../../../pictures/', import.meta.url));
const fileName = (...parts: string[]) => `${parts.join('-').replaceAll(/[^\w]+/g, '-')}.png`;

/** Waits until the map draws no frame for a second: the last action may have moved the camera. */
async function drawn(page: Page) {
  const frames = () => page.locator('[data-map-state]').getAttribute('data-frames');
  let before: string | null;
  do {
    before = await frames();
    await page.waitForTimeout(1000);
  } while (before !== (await frames()));
}

for (const state of askedStates(process.env['LOOK']) ?? STATES) {
  test.describe(state.name, () => {
    if (state.timezoneId !== undefined) test.use({ timezoneId: state.timezoneId });
    for (const size of state.sizes) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { width, height } = size;
        test(`${width}x${height}, ${colorScheme}`, async ({
          page,
          demoWithBasemap,
          startCurbside,
          noErrors,
        }) => {
          await page.emulateMedia({ colorScheme, ...emulated(state) });
          const { source, settings } = state;
          const own = { ...(source && { source }), ...(settings && { settings }) };
          const { url } =
            source === undefined && settings === undefined
              ? demoWithBasemap
              : await startCurbside({ ...own, clock: () => NOON });
          await openState(page, url, state, size);
          await page.waitForLoadState('networkidle');
          if (await hasMap(page, state)) await drawn(page);
          const path = FOLDER + fileName(state.name, `${width}x${height}`, colorScheme);
          await page.screenshot({ path });
          expect(await axeFindings(page, colorScheme), 'what axe finds').toEqual([]);
          if (state.without !== undefined || state.hasFailures) noErrors.length = 0;
        });
      }
    }
  });
}
