import { defineConfig } from '@playwright/test';

import { resolveBrowser } from './support/resolveBrowser.ts';

const launchOptions = await resolveBrowser();

/**
 * The real browser on the built page. Servers are started by the tests that need them, each on a
 * free port of the loopback.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One more than cores: while one waits for a poll or a motion, another draws.
  workers: 3,
  // A machine that is busy with something else is no fault of the page; a test that needed it is named.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // Limits only end what never comes, so they are generous: on a machine whose cores are busy, a first
  // load and its software-drawn map take several times as long.
  timeout: 240_000,
  globalTimeout: 2_700_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Motion has tests of its own; elsewhere it would only cost frames.
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker asks for is out of a test's sight: its own tests (offline.spec.ts) let it in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
  },
});
