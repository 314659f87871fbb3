import type { Page } from '@playwright/test';

import { withoutMap } from './support/screen.ts';
import { startMapPage, type MapPage } from './support/startMapPage.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<object, { mapPage: MapPage }>({
  mapPage: [
    async ({}, provide) => {
      const mapPage = await startMapPage();
      await provide(mapPage);
      await mapPage.stop();
    },
    { scope: 'worker' },
  ],
});

const map = (page: Page) => page.getByRole('application', { name: /^Map/ });
const told = (page: Page) => page.getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const isIn = (page: Page, state: string) =>
  expect(page.locator('[data-map-state]')).toHaveAttribute('data-map-state', state);

/** How many stops Enter meets in the map's middle: as many as the map's source holds. */
async function stopsMet(page: Page): Promise<string> {
  await map(page).press('Enter');
  return (await told(page).textContent())?.split(', ').at(-1) ?? '';
}

/** Takes the map's context away; with a time, it is given back after it. */
const loseContext = (page: Page, restoreAfter?: number) =>
  page.evaluate((restoreAfter) => {
    const canvas = document.querySelector('canvas');
    const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    if (restoreAfter !== undefined) setTimeout(() => lose?.restoreContext(), restoreAfter);
  }, restoreAfter);

test('A22: a restored context shows the map again, without a reload', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
  await loseContext(page, 200);
  await expect(told(page)).toHaveText(/, context-lost, ready$/);
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
});

test('A22: a context that stays lost gives way to a new map with the same view', async ({
  page,
  mapPage,
}) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await map(page).press('+');
  await expect(told(page)).toHaveText('ready, hand 14.0');
  await loseContext(page);
  await isIn(page, 'lost');
  await expect(told(page)).toHaveText('ready, hand 14.0, context-lost, ready');
  await map(page).press('+');
  await expect(told(page)).toHaveText(/hand 15.0$/);
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('A22: a third loss in ten minutes leaves the page to its lists', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  for (let loss = 1; loss <= 2; loss += 1) {
    await loseContext(page, 50);
    await expect(told(page)).toHaveText(new RegExp(`^ready(, context-lost, ready){${loss}}$`));
  }
  await loseContext(page, 50);
  await expect(told(page)).toHaveText(/, context-lost, resting$/);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('A23: what changed without a context is on the map after it, to the pixel', async ({
  page,
  mapPage,
}) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await press(page, 'Eleven');
  await press(page, 'Select');
  await expect.poll(() => stopsMet(page)).toBe('key met 11');
  await page.getByRole('button', { name: 'Eleven' }).focus();
  const picture = () => page.locator('.map-view').screenshot();
  const expected = await picture();

  await page.reload();
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
  await loseContext(page, 1500);
  await isIn(page, 'lost');
  await press(page, 'Eleven');
  await press(page, 'Select');
  await expect(told(page)).toHaveText(/, context-lost, ready$/);
  await expect.poll(() => stopsMet(page)).toBe('key met 11');
  await page.getByRole('button', { name: 'Eleven' }).focus();
  await expect.poll(async () => (await picture()).equals(expected)).toBe(true);
});

test('A24: without WebGL2 the page stands and is told so', async ({ page, mapPage }) => {
  await withoutMap(page);
  await page.goto(mapPage.url);
  await expect(told(page)).toHaveText('no-webgl');
  await expect(page.getByRole('button', { name: 'Eleven' })).toBeVisible();
});

test('A24: without its worker the map says so, and the page stands', async ({ page, mapPage }) => {
  await page.route('**/map-worker*', (route) => route.fulfill({ status: 404 }));
  await page.goto(mapPage.url);
  await expect(told(page)).toHaveText(/worker$/);
  await isIn(page, 'failed');
});

test('R40: a worker that stays silent is said so, and a new one brings the stops', async ({
  page,
  mapPage,
}) => {
  await page.clock.install();
  const silent = { contentType: 'text/javascript', body: 'export {};' };
  await page.route('**/map-worker*', (route) => route.fulfill(silent));
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  expect(await stopsMet(page)).toBe('key met 0');
  await page.clock.fastForward('00:20');
  await expect(told(page)).toHaveText(/, worker$/);
  await isIn(page, 'failed');
  await page.unroute('**/map-worker*');
  await page.clock.fastForward('00:40');
  await expect(told(page)).toHaveText(/, worker, ready$/);
  await isIn(page, 'ready');
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
});

test('A25: without its style the stops are on a plain ground, and it is told once', async ({
  page,
  mapPage,
}) => {
  await page.goto(`${mapPage.url}/?style=/nothing.json`);
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
  await expect(told(page)).toHaveText(/^basemap(, key met \d+)+$/);
});

test('A25: without its tiles the stops are there, and it is told once', async ({
  page,
  mapPage,
}) => {
  await page.goto(`${mapPage.url}/?style=/tiles.json`);
  await expect(told(page)).toHaveText(/basemap/);
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
  expect((await told(page).textContent())?.match(/basemap/g)).toHaveLength(1);
});

test('A26: a hundred mounts leave one canvas and lose no context', async ({ page, mapPage }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 240 });
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await page.getByRole('button', { name: 'Mount' }).evaluate(async (button) => {
    for (let click = 0; click < 200; click += 1) {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await isIn(page, 'ready');
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
  await expect(told(page)).not.toHaveText(/context-lost/);
});

test('A28: a map on which nothing happens draws no frame', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await expect(page.locator('[data-idles]')).toHaveCount(1);
  const frames = () => page.locator('[data-frames]').getAttribute('data-frames');
  const before = await frames();
  await page.waitForTimeout(5000);
  expect(await frames()).toBe(before);
});

test('keeps stops and view when the basemap becomes another', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await press(page, 'Dark');
  await expect.poll(() => stopsMet(page)).toBe('key met 37');
  await expect(told(page)).toHaveText(/^ready(, key met \d+)+$/);
});

test('B14: the wheel scrolls the page around, and zooms with Ctrl', async ({ page, mapPage }) => {
  await page.goto(`${mapPage.url}/?cooperative`);
  await isIn(page, 'ready');
  await map(page).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByText('Use Ctrl + scroll to zoom the map')).toBeAttached();
  await expect(told(page)).toHaveText('ready');
  await map(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(told(page)).toHaveText(/^ready, hand 13/);
});

test('R21: the map is one stop of the Tab key', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await page.keyboard.press('Tab');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mount' })).toBeFocused();
});
