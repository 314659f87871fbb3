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

test('R3, R13: the map stays where it is for a point that is tapped, however far the search reaches', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.goto(`${url}/?route=03&hide=stops,vehicles,lots&${cameraQuery(CAMERA)}`);
  await waitForIdleMap(page);
  await page.mouse.click(820, 380);
  await expect(found(page)).toBeVisible();
  await waitForIdleMap(page);
  expect(zoomOf(page)).toBe(CAMERA.zoom);
});
