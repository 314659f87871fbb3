import type { Page } from '@playwright/test';

import { en } from '../../support/words/catalogs.ts';
import { cachedUrls, visit } from '../support/cached-page.ts';
import { panel, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

const STYLE = '/basemap/light.json';

/** Counts everything that is stored on the device. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const records = (name: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const stores = [...db.objectStoreNames];
          if (stores.length === 0) resolve(0);
          const transaction = db.transaction(stores);
          const counts = stores.map((store) => transaction.objectStore(store).count());
          transaction.addEventListener('complete', () => {
            db.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          });
        });
      });
    const databases = await indexedDB.databases();
    const counts = await Promise.all(databases.map(({ name = '' }) => records(name)));
    return {
      values: localStorage.length,
      records: counts.reduce((sum, count) => sum + count, 0),
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });

test('R36: after "forget everything" nothing is left on the device, and nothing is added to it', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside();
  await visit(page, url);
  // From here on the service worker answers.
  await page.reload();
  await panel(page).getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await panel(page).getByRole('button', { name: en.favorites.add }).click();
  const readStyle = () => page.evaluate(async (address) => (await fetch(address)).status, STYLE);
  expect(await readStyle()).toBe(200);
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining(STYLE));

  await page.getByRole('button', { name: en.menu.heading }).click();
  await page.getByRole('button', { name: en.device.button }).click();
  await expect(
    page.getByRole('button', { name: en.device.clearKind(en.device.kinds.files) }),
  ).toBeVisible();
  await page.getByRole('button', { name: en.device.clearAll }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: en.device.clearedAll })).toBeVisible();
  await expect(page.getByText(en.device.none)).toHaveCount(5);
  expect(await readStyle()).toBe(200);
  await page.waitForTimeout(500);
  expect(await stored(page)).toEqual({ values: 0, records: 0, caches: 0, workers: 0 });
});
