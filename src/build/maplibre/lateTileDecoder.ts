import { dirname, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { isPageBuild } from '../page-files.ts';

/** Where MapLibre waits for something already, before it decodes a tile: in its worker, and on the page. */
export const WAITS: Readonly<Record<string, readonly [before: string, wait: string]>> = {
  vector_tile_worker_source: [
    'const tileResult = this.loadVectorTile(params, tileResponse.data);',
    "if (params.encoding === 'mlt') await loadDecoder();",
  ],
  vector_tile_source: [
    'this._tileJSONRequest = null;\n            this._loaded = true;\n            if (tileJSON) {',
    "if ((tileJSON?.encoding ?? this.encoding) === 'mlt') await loadDecoder();",
  ],
};

const DECODER = './vector_tile_mlt.ts';

/**
 * Makes one of MapLibre's source files wait for the decoder of MLT tiles.
 *
 * @param name of the file, as in `WAITS`
 * @throws if the place where it has to wait is missing, as it may be in another version of MapLibre
 */
export function withWait(name: string, source: string): string {
  const [before, wait] = WAITS[name] ?? [];
  if (before === undefined || source.split(before).length !== 2)
    throw new Error(`MapLibre's ${name} has no single place to load the decoder of MLT tiles`);
  return `import { loadDecoder } from '${DECODER}';\n${source.replace(before, `${wait}\n${before}`)}`;
}

const LATE = '\0late-tile-decoder';

/**
 * Loads MapLibre's decoder of MLT tiles only where a style's tiles have this encoding. It is 14 kB (br) of
 * what every map would load before its first tile, and most cities' tiles are MVT.
 */
export function lateTileDecoder(): Plugin {
  let decoder = '';
  const left = new Set(Object.keys(WAITS));
  return {
    name: 'curbside:late-tile-decoder',
    apply: isPageBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/vector_tile_mlt\.ts$/ },
      handler(id, importer) {
        // The chunk emitted below has no importer.
        if (importer === undefined) return null;
        decoder = resolve(dirname(importer), id);
        return LATE;
      },
    },
    load: {
      filter: { id: /^\0late-tile-decoder$/ },
      handler() {
        const chunk = this.emitFile({
          type: 'chunk',
          id: decoder,
          name: 'mlt',
          preserveSignature: 'strict',
        });
        // By its URL: an import by name would bring the code that preloads files into the worker.
        return `export let MLTVectorTile;
export const loadDecoder = async () =>
  void ({ MLTVectorTile } = await import(import.meta.ROLLUP_FILE_URL_${chunk}));`;
      },
    },
    transform: {
      filter: { id: /\/maplibre-gl\/src\/source\/vector_tile(_worker)?_source\.ts$/ },
      handler(code, id) {
        const name = /(\w+)\.ts$/.exec(id)?.[1] ?? '';
        left.delete(name);
        return withWait(name, code);
      },
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        this.error(`MapLibre has no ${[...left].join(', ')}`);
    },
  };
}
