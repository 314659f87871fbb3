import { defineConfig } from '@playwright/test';

import browserTests from './playwright.config.ts';

/** `npm run pictures`: the same browser, taking pictures instead of asserting. */
export default defineConfig(browserTests, {
  testMatch: 'pictures/*.pictures.ts',
  globalTimeout: 5_400_000,
  use: { trace: 'off' },
});
