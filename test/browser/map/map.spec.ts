import type { Page } from '@playwright/test';

import { testNow } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, takeCanvases } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

// One worker runs all tests, so that the page with the map is built once.
test.describe.configure({ mode: 'default' });
test.use({ ...COARSE, isMapDrawn: true });

const map = (page: Page) => page.getByRole('application', { name: en.map.label });
const log = (page: Page) => page.getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const isIn = (page: Page, state: string) =>
  expect(page.locator('[data-map-state]')).toHaveAttribute('data-map-state', state);

/** Presses Enter on the map; returns the log entry with the number of stops that it hits. */
async function stopsHit(page: Page): Promise<string> {
  await map(page).press('Enter');
  return (await log(page).textContent())?.split(', ').at(-1) ?? '';
}

/** Loses the map's WebGL context, and restores it after a time if one is given. */
async function loseContext(page: Page, restoreAfter?: number) {
  // Before that there is only the first map, which has no such context and answers taps too.
  await isIn(page, 'ready');
  await page.evaluate((restoreAfter) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.maplibregl-canvas');
    const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!lose) throw new Error('no context to lose');
    lose.loseContext();
    if (restoreAfter !== undefined) setTimeout(() => lose.restoreContext(), restoreAfter);
  }, restoreAfter);
}

test('A22: a restored context shows the map again, without a reload', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
  await loseContext(page, 200);
  await expect(log(page)).toHaveText(/, context-lost, ready$/);
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
});

test(
  'A22: a context that stays lost is replaced by a new map with the same view',
  { tag: '@long' },
  async ({ page, mapPage }) => {
    await page.goto(mapPage.url);
    await isIn(page, 'ready');
    await map(page).press('+');
    await expect(log(page)).toHaveText('ready, user 14.0');
    await loseContext(page);
    await isIn(page, 'lost');
    await expect(log(page)).toHaveText('ready, user 14.0, context-lost, ready');
    await map(page).press('+');
    await expect(log(page)).toHaveText(/user 15.0$/);
    await expect(page.locator('canvas')).toHaveCount(1);
  },
);

test(
  'A22: after a third loss in ten minutes the map rests, the page keeps its lists, and the map tries until it opens',
  { tag: '@long' },
  async ({ page, mapPage }) => {
    await page.clock.install({ time: testNow() });
    await page.goto(mapPage.url);
    await isIn(page, 'ready');
    for (let loss = 1; loss <= 2; loss += 1) {
      await loseContext(page, 50);
      await expect(log(page)).toHaveText(new RegExp(`^ready(, context-lost, ready){${loss}}$`));
    }
    await loseContext(page, 50);
    await expect(log(page)).toHaveText(/, context-lost, resting$/);
    await expect(page.locator('.maplibregl-canvas')).toHaveCount(0);
    await expect(page.locator('.map-view__first')).toBeVisible();
    const giveBack = await takeCanvases(page);
    await page.clock.fastForward('10:00');
    await expect(log(page)).toHaveText(/, resting, no-webgl$/);
    await giveBack();
    await page.clock.fastForward('10:00');
    await expect(log(page)).toHaveText(/, no-webgl, ready$/);
  },
);

test(
  'A23: changes while the context was lost are on the restored map, to the pixel',
  { tag: '@long' },
  async ({ page, mapPage }) => {
    await page.goto(mapPage.url);
    await isIn(page, 'ready');
    await press(page, 'Eleven');
    await press(page, 'Select');
    await expect.poll(() => stopsHit(page)).toBe('key hits 11');
    await page.getByRole('button', { name: 'Eleven' }).focus();
    const picture = () => page.locator('.map-view').screenshot();
    const expected = await picture();

    await page.reload();
    await expect.poll(() => stopsHit(page)).toBe('key hits 37');
    await loseContext(page, 1500);
    await isIn(page, 'lost');
    await press(page, 'Eleven');
    await press(page, 'Select');
    await expect(log(page)).toHaveText(/, context-lost, ready$/);
    await expect.poll(() => stopsHit(page)).toBe('key hits 11');
    await page.getByRole('button', { name: 'Eleven' }).focus();
    await expect.poll(async () => (await picture()).equals(expected)).toBe(true);
  },
);

test('A24: without its worker the map reports it and the page works', async ({ page, mapPage }) => {
  await page.route('**/map-worker*', (route) => route.fulfill({ status: 404 }));
  await page.goto(mapPage.url);
  await expect(log(page)).toHaveText(/worker$/);
  await isIn(page, 'failed');
});

test('R40: the map reports a worker that does not answer, and a new worker draws the stops', async ({
  page,
  mapPage,
}) => {
  await page.clock.install({ time: testNow() });
  const withoutAnswer = { contentType: 'text/javascript', body: 'export {};' };
  await page.route('**/map-worker*', (route) => route.fulfill(withoutAnswer));
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await expect(page.locator('.map-view__first')).toBeVisible();
  await page.clock.fastForward('00:20');
  await expect(log(page)).toHaveText(/, worker$/);
  await isIn(page, 'failed');
  await page.unroute('**/map-worker*');
  await page.clock.fastForward('00:40');
  await expect(log(page)).toHaveText(/, worker, ready$/);
  await isIn(page, 'ready');
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
});

test('A25: without its style the map shows the stops on a plain background and reports it once', async ({
  page,
  mapPage,
}) => {
  await page.goto(`${mapPage.url}/?style=/nothing.json`);
  await expect(log(page)).toHaveText(/basemap/);
  await isIn(page, 'ready');
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
  expect((await log(page).textContent())?.match(/basemap/g)).toHaveLength(1);
});

test('A25: without its tiles the map shows the stops and reports it once', async ({
  page,
  mapPage,
}) => {
  await page.goto(`${mapPage.url}/?style=/tiles.json`);
  await expect(log(page)).toHaveText(/basemap/);
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
  expect((await log(page).textContent())?.match(/basemap/g)).toHaveLength(1);
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
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
  await expect(log(page)).not.toHaveText(/context-lost/);
});

test('A28: an idle map draws no frame', async ({ page, mapPage }) => {
  await page.clock.install({ time: testNow() });
  await page.goto(mapPage.url);
  await expect(page.locator('[data-idles]')).toHaveCount(1);
  const frames = () => page.locator('[data-frames]').getAttribute('data-frames');
  const before = await frames();
  await page.clock.runFor(5000);
  expect(await frames()).toBe(before);
});

test('keeps stops and view when the basemap changes', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await press(page, 'Dark');
  await expect.poll(() => stopsHit(page)).toBe('key hits 37');
  await expect(log(page)).toHaveText(/^ready(, key hits \d+)+$/);
});

test('B14: the wheel scrolls the page around the map, and zooms the map with Ctrl', async ({
  page,
  mapPage,
}) => {
  await page.goto(`${mapPage.url}/?cooperative`);
  await isIn(page, 'ready');
  await map(page).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.getByText(en.map.cooperativeWheel)).toBeAttached();
  await expect(log(page)).toHaveText('ready');
  await map(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(log(page)).toHaveText(/^ready, user 13/);
});

test('R21: the map is one tab stop', async ({ page, mapPage }) => {
  await page.goto(mapPage.url);
  await isIn(page, 'ready');
  await page.keyboard.press('Tab');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mount' })).toBeFocused();
});
