import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const maplibre = (path: string) =>
  fileURLToPath(new URL(`../../node_modules/maplibre-gl/src/${path}`, import.meta.url));

/**
 * Builds MapLibre from its sources with its worker as a second entry of the page's own graph, so
 * that what both run is one chunk, sent once (decision 0005). The dev server and the tests keep the
 * published build.
 */
export function mapLibreInOneGraph(): Plugin {
  const workerURL = '\0map-worker-url';
  return {
    name: 'curbside:maplibre-in-one-graph',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^maplibre-gl$/, replacement: maplibre('index.ts') }] },
      // MapLibre's classes redeclare inherited fields without `declare`: defining those would erase
      // what the parent's constructor put there.
      oxc: {
        typescript: { removeClassFieldsWithoutInitializer: true },
        assumptions: { setPublicClassFields: true },
      },
    }),
    resolveId: {
      filter: { id: /maplibre-gl-worker\.mjs\?worker&url$/ },
      handler: () => workerURL,
    },
    load: {
      filter: { id: /^\0map-worker-url$/ },
      handler() {
        const entry = this.emitFile({
          type: 'chunk',
          id: maplibre('source/worker.ts'),
          name: 'map-worker',
        });
        return `export default import.meta.ROLLUP_FILE_URL_${entry};`;
      },
    },
    generateBundle(_options, bundle) {
      const within = (fileName: string): string[] => {
        const chunk = bundle[fileName];
        return chunk?.type === 'chunk' ? [fileName, ...chunk.imports.flatMap(within)] : [];
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'map-worker') continue;
        const page = within(chunk.fileName).find((name) => /\/index-/.test(name));
        if (page !== undefined)
          this.error(`The map's worker would run the page: it imports ${page}`);
      }
    },
  };
}
