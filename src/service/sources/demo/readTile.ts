import { PMTiles } from 'pmtiles';

import packed from './data/tiles.json' with { type: 'json' };

/** The first and the last zoom with tiles: at lower zooms the city is a point. The map overzooms the last. */
export const MIN_ZOOM = 4;
export const MAX_ZOOM = 14;

/** The PMTiles archive of the demo city's basemap. */
async function unpack(): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(packed.pmtilesGzipBase64), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

let unpacked: Promise<ArrayBuffer> | null = null;

const archive = new PMTiles({
  getKey: () => 'demo',
  async getBytes(offset, length) {
    unpacked ??= unpack();
    return { data: (await unpacked).slice(offset, offset + length) };
  },
});

/**
 * A vector tile of the demo city's basemap, in the OpenMapTiles schema. The first call unpacks them all.
 *
 * @returns null outside the city
 */
export async function readTile(
  z: number,
  x: number,
  y: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const tile = await archive.getZxy(z, x, y);
  return tile === undefined ? null : new Uint8Array(tile.data);
}
