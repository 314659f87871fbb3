import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { bootScript } from './src/build/bootScript.ts';
import { CHUNKS, RUN_AS_IT_OPENS } from './src/build/chunks.ts';
import { cityDevServer } from './src/build/cityDevServer.ts';
import { compileHints } from './src/build/compileHints.ts';
import { licenseFile } from './src/build/licenses/licenseFile.ts';
import { sharedMapLibreChunk } from './src/build/maplibre/sharedMapLibreChunk.ts';
import { buildID, precompress } from './src/build/page-files.ts';
import { serverFile } from './src/build/serverFile.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { messages } from './src/build/words/messages.ts';
import { nginxOperations } from './src/contract/operations/operation-paths.ts';
import { OLDEST_BROWSERS } from './src/lib/oldest-browsers.ts';

/** The oldest browsers that run the page, as Vite names them. */
const OLDEST = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`);

/** Without `-`, a name ends where its hash begins: `words-es-` is Spanish, and never the hash of `words`. */
const hashCharacters = 'base36';

/**
 * No warnings of how long plugins take on a slow machine, nor of modules that one chunk loads late and another at once:
 * the words of a frame, and the timetables that a device saves.
 */
const QUIET_CHECKS = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** Tests of functions that need a document. */
const DOM_TESTS = 'test/**/*.dom.test.ts';
/** Tests that take long, and that few changes can break: `npm run test:all` runs them, and so does CI. */
const LONG_TESTS = 'test/**/*.long.*';
const LEFT_OUT = process.env['LONG'] === undefined ? [LONG_TESTS] : [];
/** No test reads the machine's clock. */
const MOMENT = 'test/support/moment/setMoment.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    messages(),
    react(),
    sharedMapLibreChunk(),
    cityDevServer(),
    bootScript('src/boot/boot.ts', OLDEST),
    licenseFile('licenses.txt'),
    serverFile('nginx-operations.conf', nginxOperations),
    compileHints(RUN_AS_IT_OPENS),
    buildID(),
    serviceWorker('src/offline/serviceWorker.ts'),
    precompress(),
  ],
  // The worker with the whole city is one file, which the service worker caches.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false, hashCharacters } } },
  // The tests of the size budgets read the manifest.
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          copyPublicDir: false,
          target: 'node20',
          // The command `curbside`, `npm start`, and the importer's process.
          rolldownOptions: {
            checks: QUIET_CHECKS,
            input: ['main', 'run', 'import/importer'].map((name) => `src/server/${name}.ts`),
          },
        }
      : {
          outDir: 'dist/page',
          target: OLDEST,
          manifest: true,
          rolldownOptions: {
            checks: QUIET_CHECKS,
            output: {
              hashCharacters,
              codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
            },
          },
          modulePreload: { polyfill: false },
          // MapLibre is one large chunk. The tests' size budgets limit the total.
          chunkSizeWarningLimit: 1200,
        },
  // Playwright runs the browser tests (*.spec.ts).
  test: {
    // Generous: on a busy machine a test takes many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than the cores of a small machine, because tests often wait.
    maxWorkers: 3,
    // A larger nursery for young objects: rendering makes many, and collecting them took a tenth of the time.
    // Functions are optimized later than they would be: most do not run often enough here to gain what that costs.
    execArgv: ['--max-semi-space-size=64', '--interrupt-budget=500000'],
    // The files of a project share processes, which import the modules only once (decision 0027).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['test/**/*.test.ts'],
          exclude: [DOM_TESTS, ...LEFT_OUT],
          setupFiles: [MOMENT],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['test/**/*.test.tsx', DOM_TESTS],
          exclude: LEFT_OUT,
          environment: 'jsdom',
          setupFiles: [MOMENT, 'test/support/freshPage.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
