import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { isPageBuild } from '../page-files.ts';

const EARLY_WORKER = fileURLToPath(new URL('../../map/health/earlyWorker.ts', import.meta.url));

const START = 'function createWorker(url: string, asModule: boolean): Worker {';

/**
 * Makes the place where MapLibre starts a worker take the one that the page has started (`takeEarlyWorker`).
 *
 * @throws if the place is missing, as it may be in another version of MapLibre
 */
export function withEarlyWorker(source: string): string {
  if (source.split(START).length !== 2)
    throw new Error("MapLibre's web_worker has no single place that starts a worker");
  const taking = `${START}\n    const early = takeEarlyWorker();\n    if (early) return early;`;
  return `import { takeEarlyWorker } from '${EARLY_WORKER}';\n${source.replace(START, taking)}`;
}

/** Gives MapLibre the worker that the page has started before MapLibre's code had loaded. */
export function earlyMapWorker(): Plugin {
  let isFound = false;
  return {
    name: 'curbside:early-map-worker',
    apply: isPageBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/maplibre-gl\/src\/util\/web_worker\.ts$/ },
      handler(code) {
        isFound = true;
        return withEarlyWorker(code);
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error('MapLibre has no web_worker');
    },
  };
}
