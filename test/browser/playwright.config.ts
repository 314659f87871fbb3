import { defineConfig } from '@playwright/test';

import { resolveBrowser } from './support/resolveBrowser.ts';
import type { Options } from './support/test.ts';

const browser = await resolveBrowser();
const isLong = process.env['LONG'] !== undefined;

/**
 * Runs the built page in a real browser. The tests start the servers that they need, each on a free
 * port of this machine.
 */
export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Tests of what few changes can break, and of many states (`longIf`): `npm run test:all` runs them, and so does CI.
  testIgnore: isLong ? [] : '**/*.long.spec.ts',
  grepInvert: isLong ? [] : /@long/,
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the cores of a small machine, because tests often wait for a poll or an animation (decision 0027).
  workers: 4,
  // A busy CI machine can make a test fail. The report names tests that passed only on a retry.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // The limits are generous, because a first load with a software-drawn map takes several times as
  // long on a busy machine.
  timeout: 240_000,
  globalTimeout: 2_700_000,
  expect: { timeout: 30_000 },
  reporter: [['./skip-reasons.reporter.ts'], ['list']],
  use: {
    launchOptions: {
      ...browser,
      args: [
        ...browser.args,
        // The next test's page stays in the process of the last one, which has compiled the scripts (decision 0027).
        '--renderer-process-limit=1',
        // No test's page is open long enough to gain what it costs to optimize its scripts (decision 0027).
        '--js-flags=--no-maglev --no-opt',
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Animated buses have their own tests. Elsewhere they would only slow the tests down.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that look at the map's pixels say so. Elsewhere the map does everything but draw (decision 0027).
    isMapDrawn: false,
    // Tests cannot intercept a service worker's requests. Only its own tests allow one (offline.spec.ts).
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // A test takes the page of the test before it, with its storage emptied: a third of the time to
    // open a page. Tests of a first visit get a new one (`isFirstVisit` in support/test.ts).
    reuseContext: true,
    trace: 'on-first-retry',
  },
});
