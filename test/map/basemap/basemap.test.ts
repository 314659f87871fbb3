import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';

import { readBasemap, withAbsoluteAddresses } from '../../../src/map/basemap/basemap.ts';
import { serveFeeds } from '../../support/feeds/feed-server.ts';

test('R19: a style’s relative URLs are resolved against the style’s own URL', () => {
  const style: StyleSpecification = {
    version: 8,
    glyphs: 'glyphs/{fontstack}/{range}.pbf',
    sprite: 'https://sprites.example/city',
    'font-faces': { Noto: [{ url: '/noto.woff2', 'unicode-range': ['U+20-7F'] }] },
    sources: {
      streets: { type: 'vector', tiles: ['/basemap/{z}/{x}/{y}.mvt'] },
      hills: { type: 'raster', url: 'hills.json' },
      archive: { type: 'vector', url: 'pmtiles://https://tiles.example/city.pmtiles' },
    },
    layers: [],
  };
  expect(withAbsoluteAddresses(style, 'https://city.example/styles/light.json')).toEqual({
    version: 8,
    glyphs: 'https://city.example/styles/glyphs/{fontstack}/{range}.pbf',
    sprite: 'https://sprites.example/city',
    'font-faces': {
      Noto: [{ url: 'https://city.example/noto.woff2', 'unicode-range': ['U+20-7F'] }],
    },
    sources: {
      streets: { type: 'vector', tiles: ['https://city.example/basemap/{z}/{x}/{y}.mvt'] },
      hills: { type: 'raster', url: 'https://city.example/styles/hills.json' },
      archive: { type: 'vector', url: 'pmtiles://https://tiles.example/city.pmtiles' },
    },
    layers: [],
  });
});

test.each([
  [404, '{}', /HTTP 404/],
  [200, '<!doctype html>', /JSON/],
  [200, '{"version":7}', /not a MapLibre style/],
  [200, '{"version":8,"sources":null,"layers":[]}', /not a MapLibre style/],
])('A25: a response of %i with %s is a failure', async (status, body, message) => {
  const base = await serveFeeds((_request, answer) => answer.writeHead(status).end(body));
  const reading = readBasemap('/style.json', {
    theme: 'light',
    base,
    signal: new AbortController().signal,
  });
  await expect(reading).rejects.toThrow(message);
});
