import { expect, test } from 'vitest';

import { createService } from '../../../src/service/createService.ts';
import { theSettings } from '../../support/builders.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { smallSource } from '../../support/cities/small-source.ts';

const source = smallSource({
  basemap: {
    minzoom: 4,
    maxzoom: 14,
    attribution: 'A small city',
    tile: async (z, x, y) => (x === 1 ? new Uint8Array([z, x, y]) : null),
  },
});
const withBasemap = createService(source, theSettings());
const withoutSource = createService(null, theSettings());
const get = (path: string) => withBasemap(new Request(`http://city.test${path}`));

const PATHS = { light: '/basemap/light.json', dark: '/basemap/dark.json' };
const withTiles = (tiles: string, attribution?: string) =>
  createService(
    source,
    theSettings({ basemap: { ...PATHS, tiles, ...(attribution && { attribution }) } }),
  );

test("S5: the style of both themes draws the source's tiles, whose URLs have no host", async () => {
  for (const theme of ['light', 'dark']) {
    const { body } = await requestJson(withBasemap, `/basemap/${theme}.json`);
    expect(body).toMatchObject({
      name: `Curbside, ${theme}`,
      sources: {
        streets: {
          type: 'vector',
          tiles: ['/basemap/{z}/{x}/{y}.mvt'],
          minzoom: 4,
          maxzoom: 14,
          attribution: 'A small city',
        },
      },
    });
  }
});

test('S18: the style of both themes draws the TileJSON in the settings, with its own attribution', async () => {
  for (const theme of ['light', 'dark']) {
    const service = withTiles('https://tiles.example.org/planet');
    const { body } = await requestJson(service, `/basemap/${theme}.json`);
    expect(body).toHaveProperty('sources', {
      streets: { type: 'vector', url: 'https://tiles.example.org/planet' },
    });
  }
});

test('S18: a template in the settings ends at zoom 14 and credits OpenStreetMap and OpenMapTiles', async () => {
  const service = withTiles('https://tiles.example.org/{z}/{x}/{y}.pbf');
  const { body } = await requestJson(service, '/basemap/light.json');
  expect(body).toHaveProperty('sources', {
    streets: {
      type: 'vector',
      tiles: ['https://tiles.example.org/{z}/{x}/{y}.pbf'],
      minzoom: 0,
      maxzoom: 14,
      attribution: expect.stringMatching(/OpenMapTiles.*OpenStreetMap contributors/),
    },
  });
});

test.each(['https://tiles.example.org/planet', 'https://tiles.example.org/{z}/{x}/{y}.pbf'])(
  'S18: the attribution in the settings replaces that of %s',
  async (tiles) => {
    const { body } = await requestJson(withTiles(tiles, 'City survey'), '/basemap/light.json');
    expect(body).toHaveProperty('sources.streets.attribution', 'City survey');
  },
);

test('S5: a tile is served unchanged, cached for an hour, with its own ETag', async () => {
  const response = await get('/basemap/2/1/3.mvt');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([2, 1, 3]));
  expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  expect(response.headers.get('cache-control')).toMatch(/max-age=3600/);
  const other = await get('/basemap/2/1/2.mvt');
  expect(other.headers.get('etag')).not.toBe(response.headers.get('etag'));
});

test('S5: a tile outside the city is empty and not an error', async () => {
  const response = await get('/basemap/2/0/3.mvt');
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test.each(['/basemap/2/4/0.mvt', '/basemap/23/1/1.mvt', '/basemap/2/-1/0.mvt', '/basemap/2/1.mvt'])(
  'S2: %s is not a tile',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('S3: without a source there is a plain basemap and no operation', async () => {
  const { body } = await requestJson(withoutSource, '/basemap/dark.json');
  expect(body).toMatchObject({ version: 8, sources: {}, layers: [{ type: 'background' }] });
  expect((await requestJson(withoutSource, '/v1/getstops')).status).toBe(404);
  expect((await requestJson(withoutSource, '/parking/v2/lots')).status).toBe(404);
  expect((await requestJson(withoutSource, '/basemap/1/0/0.mvt')).status).toBe(404);
});
