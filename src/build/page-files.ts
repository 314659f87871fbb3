import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { fingerprint } from '../service/fingerprint.ts';

/** Whether the page is built, and not the server or a page in development. */
export const isPageBuild = (
  _config: unknown,
  { command, isSsrBuild }: { command: string; isSsrBuild?: boolean },
) => command === 'build' && isSsrBuild !== true;

/**
 * Writes into the page which build it is of, and beside it the same as version.json for hosts that
 * only serve files. It is made of the page with the hashed names in it: the same source gives the
 * same build, and any change another one.
 */
export function buildID(): Plugin {
  return {
    name: 'curbside:build-id',
    apply: isPageBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { name: 'curbside-build', content: fingerprint(html) },
          injectTo: 'head',
        },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? page.source.toString() : '';
        const build = /name="curbside-build" content="([^"]*)"/.exec(html)?.[1] ?? '';
        this.emitFile({
          type: 'asset',
          fileName: 'version.json',
          source: JSON.stringify({ build }),
        });
      },
    },
  };
}

const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|webmanifest|txt)$/;

/** What is too small to gain, and the settings, which a server answers itself. */
const MIN_BYTES = 1024;

/** Writes each text file of the built page compressed beside it, once and at its best (S4). */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'curbside:precompressed',
    apply: isPageBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // After the service worker, which is one of them.
    closeBundle: {
      order: 'post',
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!COMPRESSIBLE.test(entry) || entry.startsWith('.')) continue;
          const path = join(folder, entry);
          const text = readFileSync(path);
          if (text.length < MIN_BYTES) continue;
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(
            `${path}.br`,
            brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
        }
      },
    },
  };
}
