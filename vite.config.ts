import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bootScript } from './src/build/bootScript.ts';
import { sharedMapLibreChunk } from './src/build/sharedMapLibreChunk.ts';
import { buildID, precompress } from './src/build/page-files.ts';
import { stripQueryMutations } from './src/build/stripQueryMutations.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { cityDevServer } from './src/build/cityDevServer.ts';

/** Matches the files under the named folders of src, and none of a package's own src. */
const inSource = (...folders: readonly string[]) =>
  new RegExp(`^${import.meta.dirname}/src/(${folders.join('|')})/`);
const inPackage = (...names: readonly string[]) =>
  new RegExp(`/node_modules/(${names.join('|')})/`);

/** What the entry imports statically. */
const INITIAL: ['$initial'] = ['$initial'];

/**
 * How the page's scripts are split: by package and by folder, never by file (decision 0013). A test
 * checks that each rule matches a file.
 */
export const CHUNKS = [
  // Libraries change seldom, so a new version of the page leaves this chunk in the browser's cache.
  {
    name: 'libraries',
    tags: INITIAL,
    test: inPackage('react', 'react-dom', 'scheduler', '@tanstack/[^/]+', 'zod'),
  },
  // One text compresses better than many small ones.
  {
    name: 'page',
    tags: INITIAL,
    test: inSource('api', 'audiences', 'city', 'contract', 'features', 'lib', 'ui', 'view'),
  },
  { name: 'lib', test: inSource('lib'), minShareCount: 2 },
  { name: 'contract', test: inSource('contract') },
  { name: 'api', test: inSource('api'), minShareCount: 2 },
  { name: 'ui', test: inSource('ui'), minShareCount: 2 },
  // Without the map: the panels and cards must not wait for MapLibre.
  {
    name: 'city',
    test: inSource('city/reads', 'city/cards', 'city/park-and-ride', 'features', 'map/scene'),
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    sharedMapLibreChunk(),
    stripQueryMutations(),
    cityDevServer(),
    bootScript('src/boot/boot.ts'),
    buildID(),
    serviceWorker('src/offline/serviceWorker.ts'),
    precompress(),
  ],
  // The manifest is what the size budgets are counted from.
  build:
    isSsrBuild === true
      ? { outDir: 'dist/server', copyPublicDir: false, target: 'node20' }
      : {
          outDir: 'dist/page',
          manifest: true,
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: CHUNKS,
              },
            },
          },
          modulePreload: { polyfill: false },
          // MapLibre is one large chunk by nature; what may be sent is a budget of the tests.
          chunkSizeWarningLimit: 1200,
        },
  // The browser's tests (*.spec.ts) have a runner of their own.
  test: { include: ['test/**/*.test.{ts,tsx}'], testTimeout: 30_000, maxWorkers: 2 },
}));
