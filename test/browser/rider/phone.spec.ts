import type { Page } from '@playwright/test';

import { LOT_PALETTE } from '../../../src/features/parking/marks/lot-palette.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { DIGITS, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import {
  cameraQuery,
  waitForIdleMap,
  panel,
  pixelOf,
  rows,
  withoutMap,
} from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The color of route 03 in the small city. */
const ROUTE_COLOR = '#1a6fb5';

/** Expects a stop's card, and the stop on the part of the map that the sheet does not cover. */
async function expectInSight(page: Page, name: string, place: { lat: number; lon: number }) {
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  const sheet = await page.getByRole('region', { name: en.page.panel }).boundingBox();
  await expect(async () => {
    const [, lat = 0, lon = 0, zoom = 0] = (
      /center=([\d.-]+)(?:,|%2C)([\d.-]+)&zoom=([\d.]+)/.exec(page.url()) ?? []
    ).map(Number);
    const covered = 844 - (sheet?.y ?? 0);
    const at = await pixelOf(page, place, { lat, lon, zoom }, covered);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(sheet?.y ?? 0);
  }).toPass({ timeout: 30_000 });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R24: the sheet has three heights', async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside({ source: smallSource() });
    await page.goto(`${url}/?route=03`);
    const sheet = page.getByRole('region', { name: en.page.panel });
    const height = async () => {
      // The height is final when two reads agree.
      let last = -1;
      await expect
        .poll(async () => {
          const now = (await sheet.boundingBox())?.y ?? 0;
          const isStill = now === last;
          last = now;
          return isStill;
        })
        .toBe(true);
      return 844 - last;
    };
    const half = await height();
    await page.getByRole('button', { name: en.page.sheetTaller }).click();
    const tall = await height();
    await page.getByRole('button', { name: en.page.sheetShorter }).click();
    const low = await height();
    expect(low).toBeLessThan(half);
    expect(half).toBeLessThan(tall);
    expect(low, 'what it holds can still be reached').toBeGreaterThan(44);
  });

  test.describe('with a map that is drawn', () => {
    test.use({ isMapDrawn: true });

    test('R24: the map is visible above the sheet', async ({ page, startCurbside }) => {
      const { url } = await startCurbside({ source: smallSource() });
      const camera = { lat: 43.0733, lon: -89.40141, zoom: 15 };
      await page.goto(`${url}/?route=03&hide=vehicles&${cameraQuery(camera)}`);
      await waitForIdleMap(page);
      // The whole window at once: the browser draws a part of it differently.
      const { at } = await pixelsOf(page, { x: 0, y: 0, width: 390, height: 844 });
      const colors = new Set(
        Array.from({ length: 390 * 300 }, (_, index) =>
          at(index % 390, 70 + Math.floor(index / 390)),
        ),
      );
      expect(colors).toContain(ROUTE_COLOR);
      expect(colors).toContain(LOT_PALETTE.light.full.fill);
    });
  });

  test('R24: the sheet does not cover the selected stop', async ({ page, startCurbside }) => {
    const { url } = await startCurbside({ source: smallSource() });
    const camera = { lat: 43.0763, lon: -89.4014633, zoom: 15 };
    await page.goto(`${url}/?route=03&hide=vehicles,lots&${cameraQuery(camera)}`);
    await rows(page).filter({ hasText: 'Johnson & Park' }).getByRole('button').tap();
    await expectInSight(page, 'Johnson & Park', { lat: 43.0726, lon: -89.4012 });
  });

  test(
    'R24: the sheet does not cover a selected stop on no chosen route',
    { tag: '@long' },
    async ({ page, startCurbside }) => {
      const { url } = await startCurbside({ source: smallSource() });
      const camera = { lat: 43.0782, lon: -89.4014633, zoom: 15 };
      await page.goto(`${url}/?route=03&hide=vehicles,lots&${cameraQuery(camera)}`);
      await page.getByRole('combobox', { name: en.search.label }).tap();
      await page.keyboard.type('0070');
      await page
        .getByRole('option', { name: /West Transfer Point/ })
        .first()
        .tap();
      await expectInSight(page, 'West Transfer Point', { lat: 43.07434, lon: -89.40083 });
    },
  );

  test('R14: a tap on several things offers a choice', async ({ page, startCurbside }) => {
    const { url } = await startCurbside({ source: smallSource() });
    const camera = { lat: 43.0733, lon: -89.40141, zoom: 13 };
    await page.goto(`${url}/?route=03&${cameraQuery(camera)}`);
    // The sheet covers half of the map.
    const at = await pixelOf(page, camera, camera, Math.round(844 * 0.52));
    await page.touchscreen.tap(at.x, at.y);
    await expect(
      panel(page).getByRole('heading', { name: like(en.lists.choose(2, DIGITS)) }),
    ).toBeVisible();
    const choice = panel(page).getByRole('button', { name: /^Johnson & Park/ });
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await choice.tap();
    await expect(panel(page).getByRole('heading', { name: 'Johnson & Park' })).toBeVisible();
  });

  /** Text of the usual size, and twice as large. */
  const setTextSize = (page: Page, size: '100%' | '200%') =>
    page.addStyleTag({ content: `:root { font-size: ${size} !important; }` });

  test("R24: a low sheet does not cover the map's bottom controls, with text of 100% and 200%", async ({
    page,
    startCurbside,
  }) => {
    const { url } = await startCurbside({
      source: smallSource({ vehicles: async () => [] }),
    });
    await page.goto(`${url}/?route=03&watch=0100`);
    await waitForIdleMap(page);
    await page.getByRole('button', { name: en.page.sheetTaller }).tap();
    await page.getByRole('button', { name: en.page.sheetShorter }).tap();
    for (const size of ['100%', '200%'] as const) {
      await setTextSize(page, size);
      await expect(async () => {
        const sheet = await page.getByRole('region', { name: en.page.panel }).boundingBox();
        const scale = await page.locator('.map-view__scale').boundingBox();
        const gap = (sheet?.y ?? 0) - ((scale?.y ?? 0) + (scale?.height ?? 0));
        expect(gap, size).toBeGreaterThanOrEqual(0);
        expect(gap, `right above it, ${size}`).toBeLessThan(40);
      }).toPass({ timeout: 30_000 });
    }
  });

  test('R24: the map’s menu ends above a low sheet, with text of 100% and 200%', async ({
    page,
    demo,
  }) => {
    await page.goto(`${demo.url}/?route=01,02`);
    await waitForIdleMap(page);
    await page.getByRole('button', { name: en.page.sheetTaller }).click();
    await page.getByRole('button', { name: en.page.sheetShorter }).click();
    await page.getByRole('button', { name: en.map.layers }).click();
    const menu = page.locator('.menu');
    await menu.getByText(en.layers.legend, { exact: true }).click();
    const last = menu.getByText(en.events.phases.soon);
    for (const size of ['100%', '200%'] as const) {
      await setTextSize(page, size);
      await last.scrollIntoViewIfNeeded();
      await expect(async () => {
        const sheet = await page.getByRole('region', { name: en.page.panel }).boundingBox();
        const box = await menu.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), size).toBeLessThanOrEqual(sheet?.y ?? 0);
        expect(box?.height, `it uses the height there is, ${size}`).toBeGreaterThan(200);
      }).toPass({ timeout: 10_000 });
    }
  });
});

test('R30: a first visit opens on the city with what departs there, and asks for no permission', async ({
  page,
  demo,
  context,
}) => {
  await withoutMap(page);
  let dialogs = 0;
  page.on('dialog', () => (dialogs += 1));
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('asked for a place on a first visit');
    };
  });
  await page.goto(demo.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Port Linden');
  await expect(
    page.getByRole('group', { name: en.routes.heading }).getByRole('button', { pressed: true }),
  ).toHaveCount(1);
  await expect(rows(page).first()).toBeVisible();
  expect(dialogs).toBe(0);
  expect(await context.cookies()).toEqual([]);
});
