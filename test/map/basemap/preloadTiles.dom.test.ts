import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';

import { preloadTiles } from '../../../src/map/basemap/preloadTiles.ts';

afterEach(() => vi.unstubAllGlobals());

const map = { coveringTiles: () => [{ canonical: { x: 2004, y: 2991, z: 13 } }] };

test('R38: of a style’s first tiles those of this server are requested, which the browser keeps', () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return Promise.reject(new TypeError('offline'));
  });
  const sources: StyleSpecification['sources'] = {
    streets: { type: 'vector', tiles: [`${location.origin}/basemap/{z}/{x}/{y}.mvt`] },
    others: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.mvt'] },
    archive: { type: 'vector', url: 'pmtiles://https://tiles.example/city.pmtiles' },
    photos: { type: 'raster', tiles: [`${location.origin}/photos/{z}/{x}/{y}.jpg`] },
  };
  preloadTiles(map, { version: 8, sources, layers: [] });
  expect(urls).toEqual([`${location.origin}/basemap/13/2004/2991.mvt`]);
});
