import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

type Resolve = (id: string) => Promise<{ id: string } | null>;

/** The path of one of MapLibre's source files, which its package contains. */
async function sourceOf(path: string, resolve: Resolve): Promise<string> {
  const manifest = await resolve('maplibre-gl/package.json');
  if (!manifest) throw new Error('maplibre-gl is not installed');
  return manifest.id.replace(/package\.json$/, `src/${path}`);
}

/**
 * Builds MapLibre from its sources, with its worker as a second entry of the page's module graph, so
 * that page and worker share one chunk (decision 0005). The dev server and the tests use the published
 * build.
 */
export function sharedMapLibreChunk(): Plugin {
  // Not a file. Its path puts it in the chunk of the module that imports it: as one of its own, its 53 bytes were
  // one more request before the map.
  const workerURL = fileURLToPath(
    new URL('../../map/health/workerAddress.url.js', import.meta.url),
  );
  return {
    name: 'curbside:maplibre-in-one-graph',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    config: () => ({
      // MapLibre's classes redeclare inherited fields without `declare`. Defining those would overwrite
      // the values that the parent's constructor set.
      oxc: {
        typescript: { removeClassFieldsWithoutInitializer: true },
        assumptions: { setPublicClassFields: true },
      },
    }),
    resolveId: {
      filter: { id: /^maplibre-gl$|maplibre-gl-worker\.mjs\?worker&url$/ },
      handler(id) {
        return id === 'maplibre-gl'
          ? sourceOf('index.ts', (other) => this.resolve(other))
          : workerURL;
      },
    },
    load: {
      filter: { id: /workerAddress\.url\.js$/ },
      async handler() {
        const entry = this.emitFile({
          type: 'chunk',
          id: await sourceOf('source/worker.ts', (id) => this.resolve(id)),
          name: 'map-worker',
        });
        return `export default import.meta.ROLLUP_FILE_URL_${entry};`;
      },
    },
    generateBundle(_options, bundle) {
      const importsOf = (fileName: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
        found.add(fileName);
        for (const imported of chunk.imports) importsOf(imported, found);
        return found;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'map-worker') continue;
        const page = [...importsOf(chunk.fileName)].find((name) => /\/(index|page)-/.test(name));
        if (page !== undefined)
          this.error(`The map's worker would run the page: it imports ${page}`);
      }
    },
  };
}
