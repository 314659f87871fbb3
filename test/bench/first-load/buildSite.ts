import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { build } from 'vite';

import { sharedMapLibreChunk } from '../../../src/build/maplibre/sharedMapLibreChunk.ts';
import { precompress } from '../../../src/build/page-files.ts';
import { SITE_FOLDER } from './site-folder.ts';

/**
 * Builds the two bare pages with the same libraries and compression as ours, and puts all three into one
 * folder, so that one server serves them.
 */
export async function buildSite(): Promise<void> {
  const bare = resolve('dist/bench/bare');
  await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('test/bench/first-load/bare'),
    publicDir: false,
    plugins: [sharedMapLibreChunk(), precompress()],
    build: {
      outDir: bare,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['bare-list', 'bare-map'].map((name) =>
          resolve(`test/bench/first-load/bare/${name}.html`),
        ),
      },
    },
  });
  await rm(SITE_FOLDER, { recursive: true, force: true });
  await cp(resolve('dist/page'), SITE_FOLDER, { recursive: true });
  await cp(bare, SITE_FOLDER, { recursive: true });
}
