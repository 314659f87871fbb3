import type { Page } from '@playwright/test';

/**
 * Makes an open page's next visit a new rider's: nothing is stored on the device. A second visit in the
 * same page costs a third of one in a new page.
 *
 * @param url any URL of the origin
 */
export async function newVisit(page: Page, url: string): Promise<void> {
  const { origin } = new URL(url);
  // Data of an open page cannot be removed, and a page of another origin takes another process.
  await page.goto(`${origin}/curbside.json`);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}
