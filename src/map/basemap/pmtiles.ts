import { addProtocol } from 'maplibre-gl';
import type { StyleSpecification } from 'maplibre-gl';
import { FetchSource, PMTiles, Protocol, SharedPromiseCache, TileType } from 'pmtiles';
import type { Source } from 'pmtiles';

import type { Theme } from '../../lib/colors/theme.ts';
import { protomapsLayers } from './protomapsLayers.ts';

/** Time limit for each read of an archive, in milliseconds. */
const TIME_LIMIT = 10_000;

let protocol: Protocol | null = null;

/** Does not cache failed reads of a header or directory. The cache of pmtiles does, so it never recovers. */
class RetryingCache extends SharedPromiseCache {
  override getHeader(source: Source) {
    return this.#forgetFailed(super.getHeader(source));
  }

  override getDirectory(...part: Parameters<SharedPromiseCache['getDirectory']>) {
    return this.#forgetFailed(super.getDirectory(...part));
  }

  async #forgetFailed<Part>(reading: Promise<Part>): Promise<Part> {
    try {
      return await reading;
    } catch (error) {
      this.cache.clear();
      throw error;
    }
  }
}

/** Reads an archive with a time limit for each read. */
function limitedSource(address: string): Source {
  const source = new FetchSource(address);
  return {
    getKey: () => address,
    async getBytes(offset, length, signal, etag) {
      // Without range support a server sends the whole archive. The abort ends that download.
      const stop = new AbortController();
      const signals = [stop.signal, AbortSignal.timeout(TIME_LIMIT), ...(signal ? [signal] : [])];
      try {
        return await source.getBytes(offset, length, AbortSignal.any(signals), etag);
      } catch (error) {
        stop.abort();
        throw error;
      }
    },
  };
}

/**
 * Registers an archive with MapLibre, so that a style's sources can use its `pmtiles://` URL.
 *
 * @param address the absolute URL of the archive, as in the style after `pmtiles://`
 */
export function readArchive(address: string): PMTiles {
  if (!protocol) {
    protocol = new Protocol({ metadata: true });
    addProtocol('pmtiles', protocol.tile);
  }
  const archive = new PMTiles(limitedSource(address), new RetryingCache());
  protocol.add(archive);
  return archive;
}

/**
 * Creates a style for an archive. Vector tiles must have the Protomaps schema.
 *
 * @param address the archive's URL without `pmtiles://`
 * @throws if the archive can't be read within 10 s
 */
export async function pmtilesStyle(
  address: string,
  { theme, base }: { theme: Theme; base: string },
): Promise<StyleSpecification> {
  const whole = new URL(address, base).href;
  const { tileType } = await readArchive(whole).getHeader();
  const url = `pmtiles://${whole}`;
  if (tileType === TileType.Mvt || tileType === TileType.Mlt) {
    const source = {
      type: 'vector',
      url,
      ...(tileType === TileType.Mlt ? { encoding: 'mlt' as const } : {}),
    } as const;
    return { version: 8, sources: { basemap: source }, layers: protomapsLayers(theme) };
  }
  return {
    version: 8,
    sources: { basemap: { type: 'raster', url, tileSize: 256 } },
    layers: [{ id: 'basemap', type: 'raster', source: 'basemap' }],
  };
}
