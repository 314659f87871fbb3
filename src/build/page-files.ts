import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

import { fingerprint } from '../lib/fingerprint.ts';

/** Whether Vite builds the page, not the server, and does not run the dev server. */
export const isPageBuild = (
  _config: unknown,
  { command, isSsrBuild }: { command: string; isSsrBuild?: boolean },
) => command === 'build' && isSsrBuild !== true;

/**
 * Writes the build ID into the page, and into version.json for hosts that only serve files. The ID is a
 * hash of the page, which contains the hashed file names: the same source gives the same ID, and any
 * change gives another one.
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

/** Smaller files gain nothing. */
const MIN_BYTES = 512;

const gzipped = promisify(gzip);
const brotliCompressed = promisify(brotliCompress);

/**
 * Writes a brotli and a gzip copy of each text file of the page at the highest quality, several
 * files at a time.
 */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'curbside:precompressed',
    apply: isPageBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    // Runs after the service worker is written, to compress it too.
    closeBundle: {
      order: 'post',
      async handler() {
        // Also called after a build that failed, whose own error must not be replaced by that of a missing folder.
        if (!isWritten) return;
        const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const paths = entries
          .filter((entry) => COMPRESSIBLE.test(entry) && !entry.startsWith('.'))
          .map((entry) => join(folder, entry));
        await Promise.all(
          paths.map(async (path) => {
            const text = readFileSync(path);
            if (text.length < MIN_BYTES) return;
            const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
            writeFileSync(`${path}.gz`, await gzipped(text, { level: 9 }));
            writeFileSync(`${path}.br`, await brotliCompressed(text, { params: quality }));
          }),
        );
      },
    },
  };
}
