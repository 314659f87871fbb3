import { brotliCompressSync, constants } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { readTile } from '../../../../src/service/sources/demo/readTile.ts';
import { tileFields } from '../../../support/answers/vector-tiles.ts';
import { centerTile, demoTiles, tileOf } from './demo-tiles.ts';

/** A tile with the railway. */
const station = () => {
  const { z, x, y } = tileOf(43.589, -91.9, 14);
  return readTile(z, x, y);
};

/** The layers of the OpenMapTiles schema, with their classes that the city uses. */
const SCHEMA = {
  building: [],
  landcover: ['grass', 'wood'],
  landuse: ['residential', 'commercial', 'industrial', 'university', 'cemetery'],
  place: ['city', 'village', 'suburb', 'island'],
  poi: ['park', 'golf', 'cemetery', 'attraction'],
  transportation: ['motorway', 'primary', 'secondary', 'tertiary', 'minor', 'rail', 'pier'],
  transportation_name: ['motorway', 'primary', 'secondary', 'tertiary', 'minor'],
  water: ['lake', 'river'],
  water_name: ['lake', 'bay'],
  waterway: ['stream', 'river'],
};

describe('the basemap of the demo city', () => {
  test.each([4, 6, 8, 10, 11, 12, 13, 14])('S5: has a tile at zoom %i', async (z) => {
    expect((await centerTile(z))?.length).toBeGreaterThan(20);
  });

  test('S18: has the layers and classes of the OpenMapTiles schema', async () => {
    const layers = tileFields(await demoTiles(8, 11, 12, 13, 14));
    const found = [...layers].map(([layer, fields]): [string, Set<unknown>] => [
      layer,
      new Set(fields.get('class')),
    ]);
    const expected = Object.entries(SCHEMA).map(([layer, classes]) => [
      layer,
      new Set<unknown>(classes),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });

  test('S5: contains streets, landmarks and the railway', async () => {
    const layers = tileFields([await centerTile(14), await station()]);
    const names = (layer: string) => [...(layers.get(layer)?.get('name') ?? [])];
    expect(names('transportation_name')).toEqual(
      expect.arrayContaining(['W Grand Ave', 'S Meridian Ave', 'Founders Blvd']),
    );
    expect(names('poi')).toContain('City Hall');
    expect([...(layers.get('transportation')?.get('class') ?? [])]).toContain('rail');
  });

  test('has no tile outside the city or its zooms', async () => {
    expect(await readTile(14, 0, 0)).toBeNull();
    expect(await readTile(15, 8018, 11_982)).toBeNull();
    expect(await readTile(3, 1, 2)).toBeNull();
  });

  test('is small: no tile over 20 kB, the whole city under 450 kB', async () => {
    // The best quality would take 20 times as long for a tenth less.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    const sizes = (await demoTiles(10, 11, 12, 13, 14)).map(
      (bytes) => brotliCompressSync(bytes ?? new Uint8Array(), { params }).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(450_000);
  });
});
