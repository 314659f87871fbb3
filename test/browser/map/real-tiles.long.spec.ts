import type { Page } from '@playwright/test';

import { luminance } from '../../../src/lib/colors/color.ts';
import { PALETTES } from '../../../src/service/basemap/palette.ts';
import { hasRealTiles, NO_REAL_TILES } from '../../support/answers/vector-tiles.ts';
import { REAL_CENTER, realCity } from '../../support/cities/real-city.ts';
import { startTileServer, type TileServer } from '../../support/servers/tile-server.ts';
import { en } from '../../support/words/catalogs.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import { cameraQuery, pixelOf, waitForIdleMap } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ tiles: TileServer }>({
  tiles: async ({}, provide) => {
    const tiles = await startTileServer();
    await provide(tiles);
    await tiles.stop();
  },
});

test.use({ isMapDrawn: true });

/** The basin of La Villette, with the streets on both sides. */
const BASIN = { lat: 48.8858, lon: 2.3722, zoom: 15 };

/** How often each color occurs in a part of the map that no control covers, from 0 to 1. */
async function colorShares(page: Page): Promise<ReadonlyMap<string, number>> {
  const box = { x: 450, y: 100, width: 700, height: 500 };
  const { at } = await pixelsOf(page, box);
  const shares = new Map<string, number>();
  const one = 1 / (box.width * box.height);
  for (let x = box.x; x < box.x + box.width; x += 1) {
    for (let y = box.y; y < box.y + box.height; y += 1) {
      const color = at(x, y);
      shares.set(color, (shares.get(color) ?? 0) + one);
    }
  }
  return shares;
}

/** Expects the water, roads, blocks and names of the basin in a theme. */
async function expectStreets(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const palette = PALETTES[theme];
  // Nothing else on this map is as dark, or in the dark theme as light, as text.
  const isText = (color: string) =>
    theme === 'light' ? luminance(color) < 0.4 : luminance(color) > 0.3;
  await expect(async () => {
    const shares = await colorShares(page);
    expect(shares.get(palette.water)).toBeGreaterThan(0.02);
    expect(shares.get(palette.road)).toBeGreaterThan(0.03);
    expect(shares.get(palette.block)).toBeGreaterThan(0.03);
    const text = [...shares].filter(([color]) => isText(color));
    expect(text.reduce((sum, [, share]) => sum + share, 0)).toBeGreaterThan(0.001);
  }).toPass({ timeout: 30_000 });
}

test('S18: roads, water and names of a real city are drawn in the light theme and then in the dark one', async ({
  page,
  tiles,
  startCurbside,
}) => {
  test.skip(!hasRealTiles, NO_REAL_TILES);
  const { url } = await startCurbside({ source: realCity(tiles.url) });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${url}/?hide=stops,vehicles&${cameraQuery(BASIN)}`);
  await waitForIdleMap(page);
  await expectStreets(page, 'light');
  for (const name of ['© OpenMapTiles', '© OpenStreetMap contributors']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectStreets(page, 'dark');
});

test('S18, A25: without the tile server, stops are on plain ground, and its return draws the streets', async ({
  page,
  tiles,
  startCurbside,
}) => {
  tiles.isDown = true;
  const { url } = await startCurbside({ source: realCity(tiles.url) });
  const camera = { ...REAL_CENTER, zoom: 14.5 };
  await page.goto(`${url}/?route=20&theme=light&${cameraQuery(camera)}`);
  const notice = page.getByRole('main').getByText(en.map.basemapFailed);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  const shares = await colorShares(page);
  expect(shares.get(PALETTES.light.land)).toBeGreaterThan(0.8);
  const stop = await pixelOf(page, { lat: 48.8716, lon: 2.341 }, camera);
  const { at } = await pixelsOf(page, {
    x: Math.floor(stop.x) - 8,
    y: Math.floor(stop.y) - 8,
    width: 16,
    height: 16,
  });
  expect(at(stop.x + 7, stop.y)).not.toBe(PALETTES.light.land);
  // The next try is not due for 30 seconds.
  expect(tiles.requests).toEqual(['/planet']);

  tiles.isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice).toBeHidden();
  expect(tiles.requests.length).toBeGreaterThan(2);
  if (hasRealTiles) {
    await expect
      .poll(async () => (await colorShares(page)).get(PALETTES.light.road) ?? 0)
      .toBeGreaterThan(0.03);
  }
});
