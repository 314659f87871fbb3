import { brotliCompressSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { PALETTES } from '../../../../src/service/sources/demo/basemap/layers/palette.ts';
import { createStyle } from '../../../../src/service/sources/demo/basemap/layers/style.ts';
import { createTiles } from '../../../../src/service/sources/demo/basemap/tiles.ts';
import { contrast } from '../../../support/contrast.ts';
import { city, ground } from './the-city.ts';

const tile = createTiles(ground);
const CENTER = city.city?.city.center ?? { lat: 0, lon: 0 };

/** The tile that contains a place. */
function tileOf(lat: number, lon: number, z: number) {
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { z, x: Math.floor((lon / 360 + 0.5) * 2 ** z), y: Math.floor(y * 2 ** z) };
}

const centerAt = (z: number) => {
  const { x, y } = tileOf(CENTER.lat, CENTER.lon, z);
  return tile(z, x, y);
};

/** A tile with the railway. */
const station = () => {
  const { z, x, y } = tileOf(43.589, -91.9, 14);
  return tile(z, x, y);
};

/** A tile as text: it contains layer and street names uncompressed. */
const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');

describe('the basemap of the demo city', () => {
  test.each([4, 6, 8, 10, 11, 12, 13, 14])(
    'S5: has a tile at zoom %i',
    (z) => {
      expect(centerAt(z)?.length).toBeGreaterThan(20);
    },
    30_000,
  );

  test('S5: contains streets, water, parks and buildings', () => {
    const text = textOf(centerAt(14));
    for (const layer of ['road', 'water', 'park', 'building', 'place', 'landuse', 'rail']) {
      expect(textOf(station()) + text).toContain(layer);
    }
    for (const name of ['Grand Ave', 'Meridian Ave', 'Founders Blvd']) expect(text).toContain(name);
  });

  test('has no tile outside the city or at invalid coordinates', () => {
    expect(tile(14, 0, 0)).toBeNull();
    expect(tile(15, 8018, 11_982)).toBeNull();
    expect(tile(3, 9, 2)).toBeNull();
    expect(tile(-1, 0, 0)).toBeNull();
    expect(tile(10.5, 250, 374)).toBeNull();
    expect(tile(10, Number.NaN, 374)).toBeNull();
  });

  test('the same seed gives the same bytes', () => {
    const { x, y } = tileOf(CENTER.lat, CENTER.lon, 14);
    // The city generates its tiles separately, from its own streets.
    expect(city.basemap?.tile(14, x, y)).toEqual(tile(14, x, y));
  }, 30_000);

  test('is small: no tile over 20 kB, the whole city under 450 kB', () => {
    let sum = 0;
    for (let z = 10; z <= 14; z += 1) {
      const from = tileOf(43.665, -91.99, z);
      const to = tileOf(43.54, -91.81, z);
      for (let x = from.x; x <= to.x; x += 1) {
        for (let y = from.y; y <= to.y; y += 1) {
          const size = brotliCompressSync(tile(z, x, y) ?? new Uint8Array()).length;
          expect(size).toBeLessThan(20_000);
          sum += size;
        }
      }
    }
    expect(sum).toBeLessThan(450_000);
  }, 30_000);

  test.each(['light', 'dark'] as const)(
    'its %s style needs no glyphs, sprites or network',
    (theme) => {
      const style = createStyle(theme, '/basemap/tiles');
      expect(style).not.toHaveProperty('glyphs');
      expect(style).not.toHaveProperty('sprite');
      expect(style.sources).toEqual({
        city: {
          type: 'vector',
          tiles: ['/basemap/tiles/{z}/{x}/{y}.mvt'],
          minzoom: 4,
          maxzoom: 14,
          attribution: 'Curbside demo city (made up)',
        },
      });
      const ids = style.layers.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test('every layer of the style is a layer of some tile', () => {
    const tiles = [...Array.from({ length: 5 }, (_, i) => centerAt(10 + i)), station()];
    const text = tiles.map(textOf).join('');
    const named = createStyle('light', '').layers.flatMap((layer) => layer['source-layer'] ?? []);
    expect(named.length).toBeGreaterThan(20);
    for (const name of named) expect(text).toContain(name);
  });

  test('both themes have the same layers in different colors', () => {
    const [light, dark] = [createStyle('light', ''), createStyle('dark', '')];
    expect(light.layers.map(({ id }) => id)).toEqual(dark.layers.map(({ id }) => id));
    expect(light.layers).not.toEqual(dark.layers);
  });

  test.each(['light', 'dark'] as const)(
    'R22: labels have enough contrast in the %s theme',
    (theme) => {
      const palette = PALETTES[theme];
      for (const text of [palette.roadText, palette.placeText, palette.landmarkText]) {
        expect(contrast(text, palette.land)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(text, palette.tower)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(palette.districtText, palette.urban)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.parkText, palette.park)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.waterText, palette.water)).toBeGreaterThanOrEqual(3.5);
      expect(contrast(palette.waterText, palette.waterHalo)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
