import type { Page } from '@playwright/test';

import { testNow } from '../../support/moment/moment.ts';
import { expectAsTimePasses } from './clock.ts';
import { rows, tab } from './screen.ts';
import { expect } from './test.ts';

/** The worker registers after the first load and then downloads the rest of the page. */
export const CACHE_WAIT = { timeout: 90_000 };

/** Waits until the service worker has cached the whole page, whose clock the test has installed. */
export async function waitUntilCached(page: Page): Promise<void> {
  await expectAsTimePasses(
    page,
    () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    CACHE_WAIT,
  ).toBe(1);
  // From here on the worker needs no time of the page, which would only poll.
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      CACHE_WAIT,
    )
    .toBe('activated');
}

/** The URLs in all caches of the page. */
export const cachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });

/**
 * Opens the page with a clock that tests can move on, and waits until it is cached. Returns the number of
 * the stops of route 01 and of lots.
 */
export async function visit(page: Page, url: string): Promise<{ stops: number; lots: number }> {
  await page.clock.install({ time: testNow() });
  await page.goto(`${url}/?route=01`);
  await expect(rows(page).first()).toBeVisible();
  // Not how many are rendered: a list first renders those that can be seen.
  const listed = async () => Number(await rows(page).first().getAttribute('aria-setsize'));
  const stops = await listed();
  expect(stops).toBeGreaterThan(0);
  await page.goto(url);
  await expect(rows(page).first()).toBeVisible();
  await tab(page, 'lots').click();
  await expect(rows(page).first()).toBeVisible();
  const lots = await listed();
  await tab(page, 'stops').click();
  await waitUntilCached(page);
  return { stops, lots };
}
