import { defineConfig } from '@playwright/test';

import browserTests from './playwright.config.ts';
import type { Options } from './support/test.ts';

/** `npm run pictures`: the same browser, taking pictures instead of asserting. */
export default defineConfig<Options>(browserTests, {
  testMatch: 'pictures/*.pictures.ts',
  globalTimeout: 5_400_000,
  use: { trace: 'off', isMapDrawn: true },
});
