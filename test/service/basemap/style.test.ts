import { brotliCompressSync } from 'node:zlib';

import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';

import { PALETTES } from '../../../src/service/basemap/palette.ts';
import { createStyle } from '../../../src/service/basemap/style.ts';
import {
  hasRealTiles,
  NO_REAL_TILES,
  realTile,
  realTiles,
  tileFields,
  type TileFields,
} from '../../support/answers/vector-tiles.ts';
import { contrast } from '../../support/checks/contrast.ts';
import { centerTile, demoTiles } from '../sources/demo/demo-tiles.ts';

const THEMES = ['light', 'dark'] as const;
const TILES = { url: 'https://tiles.example.org/planet' };

const style = createStyle('light', TILES);

/** The names in a style's expressions after `get` or `has`, with the layer of the tiles they read. */
function fieldsRead(): { layer: string; field: string }[] {
  const namesIn = (value: unknown): string[] => {
    if (!Array.isArray(value))
      return typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(namesIn)
        : [];
    const [operator, name]: unknown[] = value;
    const own = (operator === 'get' || operator === 'has') && typeof name === 'string';
    return own ? [name] : value.flatMap(namesIn);
  };
  return style.layers.flatMap((layer) => {
    const source = layer['source-layer'];
    if (source === undefined) return [];
    const names = [layer.filter, layer.layout, layer.paint].flatMap(namesIn);
    return [...new Set(names)].map((field) => ({ layer: source, field }));
  });
}

/** The style's layers and fields that tiles do not have, as `layer` or `layer.field`. */
function missingIn(tiles: TileFields): string[] {
  const layers = [...new Set(style.layers.flatMap((layer) => layer['source-layer'] ?? []))];
  expect(layers.length).toBeGreaterThan(8);
  const missing = layers.filter((layer) => !tiles.has(layer));
  const fields = fieldsRead()
    .filter(({ layer, field }) => tiles.get(layer)?.has(field) === false)
    .map(({ layer, field }) => `${layer}.${field}`);
  return [...new Set([...missing, ...fields])];
}

describe('the style of the basemap', () => {
  test.each(THEMES)('S18: is a valid style in the %s theme', (theme) => {
    const text = JSON.stringify(createStyle(theme, TILES));
    expect(validateStyleMin(JSON.parse(text))).toEqual([]);
    expect(validateStyleMin(JSON.parse(JSON.stringify(createStyle(theme, undefined))))).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('S18: is small: under 5 kB compressed', () => {
    expect(brotliCompressSync(JSON.stringify(style)).length).toBeLessThan(5000);
  });

  test.each(THEMES)('S18: needs no glyphs or sprites in the %s theme', (theme) => {
    expect(createStyle(theme, TILES)).not.toHaveProperty('glyphs');
    expect(createStyle(theme, TILES)).not.toHaveProperty('sprite');
  });

  test('both themes have the same layers in different colors', () => {
    const dark = createStyle('dark', TILES);
    expect(style.layers.map(({ id }) => id)).toEqual(dark.layers.map(({ id }) => id));
    expect(style.layers).not.toEqual(dark.layers);
  });

  test('without tiles it is a plain ground', () => {
    const plain = createStyle('light', undefined);
    expect(plain.sources).toEqual({});
    expect(plain.layers.map(({ type }) => type)).toEqual(['background']);
  });

  test('S18: the demo city has every layer and field that the style reads, except those of what it lacks', async () => {
    // Airports, protected areas, tunnels, bridges, ramps, sidings and numbered roads.
    const lacking = [
      'park',
      'aeroway',
      'aerodrome_label',
      'waterway.brunnel',
      'water.brunnel',
      'transportation.brunnel',
      'transportation.ramp',
      'transportation.service',
      'transportation_name.subclass',
      'transportation_name.ref',
    ];
    const missing = missingIn(tileFields([...(await demoTiles(8, 12)), await centerTile(14)]));
    expect(missing.toSorted()).toEqual(lacking.toSorted());
  });

  test.skipIf(!hasRealTiles)(
    `S18: real tiles have every layer and field that the style reads${hasRealTiles ? '' : `: ${NO_REAL_TILES}`}`,
    () => {
      // Of the deepest tiles, this one has water in tunnels.
      const tiles = [...realTiles(10), ...realTiles(13), realTile(14, 8299, 5634)];
      expect(missingIn(tileFields(tiles))).toEqual([]);
    },
    60_000,
  );

  test.each(THEMES)('R22: labels have enough contrast in the %s theme', (theme) => {
    const palette = PALETTES[theme];
    for (const text of [palette.roadText, palette.placeText, palette.landmarkText]) {
      expect(contrast(text, palette.land)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, palette.tower)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.districtText, palette.urban)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.parkText, palette.park)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.waterText, palette.water)).toBeGreaterThanOrEqual(3.5);
    expect(contrast(palette.waterText, palette.waterHalo)).toBeGreaterThanOrEqual(4.5);
  });
});
