import { expect, test } from 'vitest';

import { isBasemapRequest, tilesUrlIn } from '../../src/offline/isBasemapRequest.ts';

const TILE_JSON = 'https://tiles.example.org/planet';

const isCached = (address: string, tilesUrl: string | undefined, mode = 'cors') => {
  const url = new URL(address);
  const sameOrigin = url.origin === 'https://city.example.org';
  return isBasemapRequest({ url, sameOrigin, mode }, tilesUrl);
};

test.each([
  ['https://city.example.org/basemap/light.json', undefined],
  ['https://city.example.org/basemap/14/1/2.mvt', undefined],
  [TILE_JSON, TILE_JSON],
  ['https://tiles.example.org/planet/20261118/14/8299/5634.pbf', TILE_JSON],
  ['https://tiles.example.org/14/8299/5634', 'https://tiles.example.org/{z}/{x}/{y}'],
  ['https://city.example.org/osm/14/8299/5634.pbf', '/osm/{z}/{x}/{y}.pbf'],
  ['https://city.example.org/osm/planet.json', '/osm/planet.json'],
])('S18: the service worker caches %s if the tiles are %s', (address, tilesUrl) => {
  expect(isCached(address, tilesUrl)).toBe(true);
});

test.each([
  ['https://tiles.example.org/planet', undefined],
  ['https://transit.example.org/v1/getvehicles', TILE_JSON],
  ['https://tiles.example.org/v1/getvehicles?routeID=1', TILE_JSON],
  ['https://other.example.org/14/8299/5634.pbf', TILE_JSON],
  ['https://tiles.example.org/14/8299/5634.png', TILE_JSON],
  ['https://city.example.org/v1/getstops', TILE_JSON],
  ['https://other.example.org/14/8299/5634.pbf', '/osm/{z}/{x}/{y}.pbf'],
])('S18: the service worker leaves %s to the network if the tiles are %s', (address, tilesUrl) => {
  expect(isCached(address, tilesUrl)).toBe(false);
});

test('S18: the service worker does not cache opaque tiles', () => {
  expect(isCached('https://tiles.example.org/14/8299/5634.pbf', TILE_JSON, 'no-cors')).toBe(false);
});

test.each([
  [{ basemap: { light: '/a', dark: '/b', tiles: TILE_JSON } }, TILE_JSON],
  [{ basemap: { light: '/a', dark: '/b' } }, undefined],
  [{ basemap: { tiles: 7 } }, undefined],
  [{}, undefined],
  [null, undefined],
])('S18: reads the tiles in the settings %j', (settings, expected) => {
  expect(tilesUrlIn(settings)).toBe(expected);
});
