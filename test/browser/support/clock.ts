import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** Polls, and the delays after a failure, pass in steps of this time on the page's clock. */
const STEP_MILLISECONDS = 3000;

/** Time for an answer to arrive and to be rendered. */
const LOOK_MILLISECONDS = 150;

/**
 * Expects a value while the page's clock moves on by three seconds before each look. The test has
 * installed the clock (`page.clock.install`), so it waits for no timer of the page.
 */
export const expectAsTimePasses = <T>(
  page: Page,
  value: () => Promise<T> | T,
  options?: { message?: string; timeout?: number },
) =>
  expect.poll(
    async () => {
      await page.clock.fastForward(STEP_MILLISECONDS);
      return value();
    },
    { intervals: [LOOK_MILLISECONDS], ...options },
  );

/**
 * Moves the page's installed clock on by this many polls of the buses, and waits for the answer of each.
 */
export async function letPollsPass(page: Page, count: number): Promise<void> {
  for (let poll = 0; poll < count; poll += 1) {
    const answer = page.waitForResponse(/\/getvehicles/);
    await page.clock.fastForward(STEP_MILLISECONDS);
    await answer;
  }
}
