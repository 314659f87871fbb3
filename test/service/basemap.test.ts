import { expect, test } from 'vitest';

import { createService } from '../../src/service/createService.ts';
import { requestJson } from '../support/small-service.ts';
import { theSettings } from '../support/builders.ts';
import { smallSource } from '../support/small-source.ts';

const drawn = createService(
  smallSource({
    basemap: {
      style: (theme, tilesUrl) => ({ name: theme, tiles: [`${tilesUrl}/{z}/{x}/{y}.mvt`] }),
      tile: (z, x, y) => (x === 1 ? new Uint8Array([z, x, y]) : null),
    },
  }),
  theSettings(),
);
const none = createService(null, theSettings());
const get = (path: string) => drawn(new Request(`http://city.test${path}`));

test("S5: the source's own style is served for both themes, with tiles addressed by path alone", async () => {
  for (const theme of ['light', 'dark']) {
    const { body } = await requestJson(drawn, `/basemap/${theme}.json`);
    expect(body).toEqual({ name: theme, tiles: ['/basemap/{z}/{x}/{y}.mvt'] });
  }
});

test('S5: a tile is served as it was drawn, kept for an hour and told apart by an ETag', async () => {
  const response = await get('/basemap/2/1/3.mvt');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([2, 1, 3]));
  expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  expect(response.headers.get('cache-control')).toMatch(/max-age=3600/);
  const other = await get('/basemap/2/1/2.mvt');
  expect(other.headers.get('etag')).not.toBe(response.headers.get('etag'));
});

test('S5: where the city does not reach a tile is empty, and no failure', async () => {
  const response = await get('/basemap/2/0/3.mvt');
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test.each(['/basemap/2/4/0.mvt', '/basemap/23/1/1.mvt', '/basemap/2/-1/0.mvt', '/basemap/2/1.mvt'])(
  'S2: %s is no tile',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('S3: for a city answered elsewhere there is a plain ground, and no operation', async () => {
  const { body } = await requestJson(none, '/basemap/dark.json');
  expect(body).toMatchObject({ version: 8, sources: {}, layers: [{ type: 'background' }] });
  expect((await requestJson(none, '/v1/getstops')).status).toBe(404);
  expect((await requestJson(none, '/parking/v2/lots')).status).toBe(404);
  expect((await requestJson(none, '/basemap/1/0/0.mvt')).status).toBe(404);
});
