import { defineConfig } from '@playwright/test';

/**
 * The built page in Firefox and WebKit (R40). Playwright is only the runner here: its own builds of
 * these browsers are not used.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: process.env['CI'] !== undefined,
  // Both engines draw in software: two at once would only slow each other down.
  workers: 1,
  retries: 1,
  timeout: 150_000,
  globalTimeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: './closing-line.reporter.ts',
});
