import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';

import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { protomapsLayers } from '../../../src/map/basemap/protomapsLayers.ts';
import { areChecked } from '../../../src/map/basemap/styleSetter.ts';
import { createStyle } from '../../../src/service/basemap/style.ts';

const TILES = { url: 'https://tiles.example.org/planet' };
const ARCHIVE = { basemap: { type: 'vector', url: 'pmtiles://city' } } as const;

/** As the page gets it. */
const sent = (style: object): StyleSpecification => JSON.parse(JSON.stringify(style));

const STYLES = (['light', 'dark'] as const).flatMap((theme) => [
  [`the service's, ${theme}`, sent(createStyle(theme, TILES))] as const,
  [
    `an archive's, ${theme}`,
    sent({ version: 8, sources: ARCHIVE, layers: protomapsLayers(theme) }),
  ] as const,
]);

test.each(STYLES)('%s, is valid, and MapLibre does not check it again', (_name, style) => {
  expect(
    validateStyleMin({ ...style, glyphs: 'https://city.example/{fontstack}/{range}' }),
  ).toEqual([]);
  const print = fingerprint(JSON.stringify(style.layers));
  expect({ print, isChecked: areChecked(style.layers) }).toEqual({ print, isChecked: true });
});

test.each(STYLES)('%s, with any change has to be checked', (_name, { layers }) => {
  const [first, ...others] = layers;
  if (first === undefined) throw new Error('no layers');
  expect(areChecked([{ ...first, maxzoom: 20 }, ...others])).toBe(false);
  expect(areChecked(others)).toBe(false);
});
