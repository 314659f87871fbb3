import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

import { BOOT_WORDS } from '../lib/names/start-names.ts';
import { buildIDOf } from '../server/buildIDOf.ts';
import { licenseFile } from './licenses/licenseFile.ts';
import { isPageBuild } from './page-files.ts';

/** A file for the service worker to precache, in Workbox's format. */
interface PageFile {
  readonly url: string;
  /** Null if the name contains a hash of the content. */
  readonly revision: string | null;
  readonly integrity: string;
}

/** The hash of a file, in the format of the attribute `integrity`. */
const integrityOf = (path: string) =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;

/**
 * The files that the page needs offline: the document and all scripts and styles. Each has an integrity hash,
 * so that neither the document of a newer build is stored nor a file that arrived broken.
 */
function pageFilesIn(folder: string): PageFile[] {
  const ofPage = ['/index.html', BOOT_WORDS].flatMap((url) => {
    if (!existsSync(join(folder, url))) return [];
    const integrity = integrityOf(join(folder, url));
    return [{ url, revision: integrity, integrity }];
  });
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  return [
    ...ofPage,
    ...assets.toSorted().map((name) => ({
      url: `/assets/${name}`,
      revision: null,
      integrity: integrityOf(join(folder, 'assets', name)),
    })),
  ];
}

/**
 * Builds the service worker after the page is written, as one classic script, because not every browser
 * supports module service workers.
 *
 * @param entry the worker's source, relative to the project's root
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
      // Runs before `precompress`, which compresses it too.
      order: 'pre',
      sequential: true,
      async handler() {
        const page = join(folder, 'index.html');
        // A failed build wrote no page. An error here would be reported in place of its own.
        if (!existsSync(page)) return;
        const html = readFileSync(page, 'utf8');
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [licenseFile('licenses.txt', join(folder, 'licenses.txt'))],
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
