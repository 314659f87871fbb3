import type { Page } from '@playwright/test';

import { smallSource } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, cameraQuery, waitForIdleMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** One stop of the small city is near. */
const CAMERA = { lat: 43.0937715, lon: -89.3467281, zoom: 17.5 };
const found = (page: Page) =>
  page.getByRole('heading', { name: en.nearby.found(1, '1', '500 ft') });
const zoomOf = (page: Page) => Number(new URL(page.url()).searchParams.get('zoom'));

test('R4, R13: a map that was moved during a search stays where it is, and otherwise shows the whole area', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  let answer = () => {};
  const moved = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/getnearbystops?**', async (route) => {
    await moved;
    await route.continue();
  });
  await page.goto(`${url}/?route=03&hide=stops,vehicles,lots&${cameraQuery(CAMERA)}`);
  await waitForIdleMap(page);
  await page.mouse.click(820, 380);
  await expect(page).toHaveURL(/near=/);
  await page.mouse.move(820, 380);
  await page.mouse.down();
  await page.mouse.move(760, 380, { steps: 4 });
  await page.mouse.up();
  answer();
  await expect(found(page)).toBeVisible();
  await waitForIdleMap(page);
  expect(zoomOf(page)).toBe(CAMERA.zoom);

  await page.getByRole('button', { name: en.nearby.clear }).click();
  await expect(page).not.toHaveURL(/near=/);
  await page.mouse.click(760, 380);
  await expect(found(page)).toBeVisible();
  // 1,000 ft and the padding around them are 800 px high.
  await expect.poll(() => zoomOf(page)).toBeLessThan(17.2);
  expect(zoomOf(page)).toBeGreaterThan(16);
});
