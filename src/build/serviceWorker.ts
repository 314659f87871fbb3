import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';
import { buildIDOf } from '../server/openSite.ts';

/** A file of the page as the service worker keeps it (workbox's own form). */
interface PageFile {
  readonly url: string;
  /** Null where the name is the content already. */
  readonly revision: string | null;
  readonly integrity?: string;
}

/**
 * The files that a page opens with when there is no network: the document, and every script and
 * style. The document's hash is checked as it is kept, so that one of a newer build is refused.
 */
function pageFilesIn(folder: string): PageFile[] {
  const sha256 = createHash('sha256').update(readFileSync(join(folder, 'index.html')));
  const integrity = `sha256-${sha256.digest('base64')}`;
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  return [
    { url: '/index.html', revision: integrity, integrity },
    ...assets.toSorted().map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}

/**
 * Builds the service worker beside the page once that is written, as one classic script: not every
 * browser takes a module there (R26).
 *
 * @param entry the worker's source, from the top of the project
 */
export function serviceWorker(entry: string): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'curbside:service-worker',
    apply: isPageBuild,
    configResolved(config) {
      ({ root } = config);
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      // Before the files are compressed, of which it is one.
      order: 'pre',
      sequential: true,
      async handler() {
        const html = readFileSync(join(folder, 'index.html'), 'utf8');
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            PAGE_FILES: JSON.stringify(pageFilesIn(folder)),
            BUILD: JSON.stringify(buildIDOf(html)),
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              input: resolve(root, entry),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
