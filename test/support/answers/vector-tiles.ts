import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** The fields of each layer, with their values. */
export type TileFields = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<unknown>>>;

/** Decodes tiles: each layer with the fields and values of its features. */
export function tileFields(tiles: readonly (Uint8Array | null)[]): TileFields {
  const layers = new Map<string, Map<string, Set<unknown>>>();
  for (const bytes of tiles) {
    if (bytes === null) continue;
    for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(bytes)).layers)) {
      const fields = layers.get(name) ?? new Map<string, Set<unknown>>();
      layers.set(name, fields);
      for (let index = 0; index < layer.length; index += 1) {
        for (const [field, value] of Object.entries(layer.feature(index).properties)) {
          fields.set(field, (fields.get(field) ?? new Set()).add(value));
        }
      }
    }
  }
  return layers;
}

/**
 * Real tiles in the OpenMapTiles schema: Paris at zoom 14, Dortmund and the Ruhr at zooms 10 to 13. They
 * are optional and not part of the repository.
 */
const REAL_TILES = new URL('../../../../shared/tiles/openmaptiles/', import.meta.url);

export const hasRealTiles = existsSync(REAL_TILES);

/** Why tests with the real tiles are skipped. */
export const NO_REAL_TILES = 'the tests of real tiles need them, in ../shared/tiles';

/** A real tile, or null where there is none. */
export function realTile(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null {
  const file = new URL(`${z}/${x}/${y}.pbf`, REAL_TILES);
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
}

/** All real tiles at a zoom. */
export function realTiles(z: number): Uint8Array[] {
  const folder = new URL(`${z}/`, REAL_TILES);
  return readdirSync(folder).flatMap((x) =>
    readdirSync(new URL(`${x}/`, folder)).map(
      (file) => new Uint8Array(readFileSync(new URL(`${x}/${file}`, folder))),
    ),
  );
}
