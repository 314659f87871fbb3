import type { Page } from '@playwright/test';

import { smallSource } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import { recordAnnouncements } from '../support/recordAnnouncements.ts';
import { COARSE, rows, waitForIdleMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

// A small map is drawn faster.
test.use({ ...COARSE, isMapDrawn: true, viewport: { width: 960, height: 480 } });

test('R19: a basemap that fails hides nothing', async ({ page, startCurbside, allowErrors }) => {
  const { url } = await startCurbside({
    source: smallSource(),
    settings: { basemap: { light: '/nowhere.json', dark: '/nowhere.json' } },
  });
  const announced = await recordAnnouncements(page);
  await page.goto(`${url}/?route=03`);
  await expect(page.getByRole('main').getByText(en.map.basemapFailed)).toBeVisible();
  await expect.poll(() => announced).toContain(en.map.basemapFailed);
  await waitForIdleMap(page);
  await expect(rows(page)).toHaveCount(4);

  // A retry announces its result.
  const retry = page.getByRole('main').getByRole('button', { name: en.page.retry });
  await retry.click();
  await expect
    .poll(() => announced.slice(announced.indexOf(en.map.retrying)))
    .toEqual(expect.arrayContaining([en.map.retrying, en.map.basemapFailed]));
  await page.route('**/nowhere.json', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [] } }),
  );
  await retry.click();
  await expect(retry).toHaveCount(0);
  allowErrors();
});

test('R19: a basemap whose style the map cannot draw hides nothing', async ({
  page,
  startCurbside,
  allowErrors,
  noErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  const ground = { id: 'ground', type: 'background', paint: { 'background-color': 'grass' } };
  await page.route('**/basemap/light.json', (route) =>
    route.fulfill({ json: { version: 8, sources: {}, layers: [ground] } }),
  );
  await page.goto(`${url}/?route=03`);
  await expect(page.getByRole('main').getByText(en.map.basemapFailed)).toBeVisible();
  await waitForIdleMap(page);
  const fault = 'layers[0].paint.background-color: color expected, "grass" found';
  expect(noErrors).toEqual(
    [fault, "The basemap's style can't be drawn"].map((each) => expect.stringContaining(each)),
  );
  allowErrors();
});

/** The colors of 300 pixels of the map, one below the other. */
async function colorsDown(page: Page): Promise<string[]> {
  const box = { x: 500, y: 100, width: 400, height: 300 };
  const { at } = await pixelsOf(page, box);
  return Array.from({ length: box.height }, (_, y) => at(700, box.y + y));
}

/**
 * An MLT tile with one polygon, as large as the tile, in the layer `parks`: the result of `encodeTile` of
 * @maplibre/mlt 1.3, which Node can't import.
 */
const MLT_TILE = 'KwEFcGFya3OAIAEEBDACAQECMgIBAQEzAgEBBBMCCAwAAIBAAIBAgEAAgEA=';

test('S18: a city’s own basemap may have MLT tiles', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.route('**/tiles/*', (route) =>
    route.fulfill({ body: Buffer.from(MLT_TILE, 'base64') }),
  );
  const tiles = {
    type: 'vector',
    encoding: 'mlt',
    tiles: [`${url}/tiles/{z}-{x}-{y}.mlt`],
    maxzoom: 14,
  };
  const parks = {
    id: 'parks',
    type: 'fill',
    source: 'tiles',
    'source-layer': 'parks',
    paint: { 'fill-color': '#00a000', 'fill-antialias': false },
  };
  await page.route('**/basemap/light.json', (route) =>
    route.fulfill({ json: { version: 8, sources: { tiles }, layers: [parks] } }),
  );
  await page.goto(`${url}/?route=03`);
  await waitForIdleMap(page);
  await expect
    .poll(async () => (await colorsDown(page)).filter((color) => color === '#00a000').length)
    .toBeGreaterThan(100);
});

/** A DEM tile of 2 x 2 pixels, all of them 0 m high in the Terrarium encoding. */
const FLAT_TILE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNoYGAAIgYIBQAQDgIBy2NirQAAAABJRU5ErkJggg==';

test('S18: a city’s own basemap may have a globe, terrain, hills, heatmaps, buildings and pictures', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.route('**/dem/*', (route) =>
    route.fulfill({ body: Buffer.from(FLAT_TILE, 'base64'), contentType: 'image/png' }),
  );
  const area = [
    [-89.45, 43.12],
    [-89.35, 43.12],
    [-89.35, 43.02],
    [-89.45, 43.02],
    [-89.45, 43.12],
  ];
  const sources = {
    area: {
      type: 'geojson',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [area] } },
    },
    dem: {
      type: 'raster-dem',
      tiles: [`${url}/dem/{z}-{x}-{y}.png`],
      encoding: 'terrarium',
      tileSize: 256,
      maxzoom: 12,
    },
    picture: { type: 'image', url: `${url}/dem/picture.png`, coordinates: area.slice(0, 4) },
  };
  const ground = { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } };
  const buildings = {
    id: 'buildings',
    type: 'fill-extrusion',
    source: 'area',
    paint: { 'fill-extrusion-color': '#00a000', 'fill-extrusion-height': 0 },
  };
  const green = ['interpolate', ['linear'], ['elevation'], -500, '#00a000', 500, '#00a000'];
  const styles = [
    {
      layers: [
        ground,
        { id: 'heat', type: 'heatmap', source: 'area' },
        { id: 'hills', type: 'hillshade', source: 'dem' },
        {
          id: 'relief',
          type: 'color-relief',
          source: 'dem',
          paint: { 'color-relief-color': green },
        },
      ],
    },
    {
      layers: [ground, { id: 'picture', type: 'raster', source: 'picture' }, buildings],
      projection: { type: 'globe' },
      sky: {},
      terrain: { source: 'dem' },
    },
  ];
  let style = {};
  await page.route('**/basemap/light.json', (route) =>
    route.fulfill({ json: { version: 8, sources, ...style } }),
  );
  for (const each of styles) {
    style = each;
    await page.goto(`${url}/?route=03`);
    await waitForIdleMap(page);
    // The light on buildings changes their color a little.
    const isGreen = (color: string) => /^#0[0-9a-f][ab][0-9a-f]0[0-9a-f]$/.test(color);
    await expect
      .poll(async () => (await colorsDown(page)).filter(isGreen).length)
      .toBeGreaterThan(100);
  }
});
