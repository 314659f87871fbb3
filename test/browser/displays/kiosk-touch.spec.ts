import type { Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en.ts';
import { COARSE, waitForIdleMap, withoutWebGL } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Taps the middle of the map, which is fitted to the station. */
async function tapMiddle(page: Page) {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator('.kiosk__map').boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
}

const OF_STATION = 'view=kiosk&panels=map&stop=0398';

test('A40: with touch a mark on the map opens a card, without touch nothing reacts', async ({
  page,
  demo,
}) => {
  const card = page.getByRole('region', { name: en.page.panel });
  for (const touch of [0, 1]) {
    await page.goto(`${demo.url}/?${OF_STATION}&touch=${touch}`);
    await waitForIdleMap(page);
    await tapMiddle(page);
    await expect(card).toHaveCount(touch);
  }
  await expect(card).toContainText('0398');
});

test('A24, A40: without WebGL the map shows the station, and its marks can be touched', async ({
  page,
  demo,
}) => {
  await withoutWebGL(page);
  await page.goto(`${demo.url}/?${OF_STATION}&touch=1`);
  await expect(page.getByText(en.kiosk.here)).toBeVisible();
  await expect(async () => {
    await tapMiddle(page);
    await expect(page.getByRole('region', { name: en.page.panel })).toContainText('0398', {
      timeout: 1_000,
    });
  }).toPass();
});
