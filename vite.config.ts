import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { bootScript } from './src/build/bootScript.ts';
import { CHUNKS } from './src/build/chunks/chunks.ts';
import { cityDevServer } from './src/build/cityDevServer.ts';
import { compileHints } from './src/build/compileHints.ts';
import { laterFiles } from './src/build/laterFiles.ts';
import { licenseFile } from './src/build/licenses/licenseFile.ts';
import { earlyMapWorker } from './src/build/maplibre/earlyMapWorker.ts';
import { lateMapParts } from './src/build/maplibre/lateMapParts.ts';
import { lateTileDecoder } from './src/build/maplibre/lateTileDecoder.ts';
import { sharedMapLibreChunk } from './src/build/maplibre/sharedMapLibreChunk.ts';
import { buildID, precompress } from './src/build/page-files.ts';
import { serverFile } from './src/build/serverFile.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { nginxOperations } from './src/contract/operation-paths.ts';
import { OLDEST_BROWSERS } from './src/lib/oldest-browsers.ts';

/** The oldest browsers that run the page, as Vite names them. */
const OLDEST = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`);

/**
 * No warnings of how long plugins take on a slow machine, nor of modules that one chunk loads late and another at once:
 * the words of a frame, and the timetables that a device saves.
 */
const QUIET_CHECKS = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** Tests of functions that need a document. */
const DOM_TESTS = 'test/**/*.dom.test.ts';
/** Tests of what a page does only once, such as loading a language or sending its first requests. */
const ALONE_TESTS = 'test/**/*.alone.test.tsx';
/** No test reads the machine's clock. */
const MOMENT = 'test/support/moment/setMoment.ts';

/** The first map of a rider's page, with the routes and stops only. */
const ROUTE_MAP = 'first-map';
/** The buses and lots on it. */
const LIVE_ON_ROUTE_MAP = 'live-map';
/** The chunks around a rider's first list. The boot script loads the files that they need. */
const RIDER_CHUNKS = ['riderParts', 'RiderMap', ROUTE_MAP, LIVE_ON_ROUTE_MAP];

/** Most riders need these words, and in another language they are the fallback. The map needs only the first. */
const MAP_WORDS = 'rest-en';
const WORDS = 'en';
const VEHICLES = 'vehicle-feed';
/** In the order of need, and the largest first: what the map waits for comes before the parts that nobody sees at once. */
const RIDER_STARTS = [
  ROUTE_MAP,
  LIVE_ON_ROUTE_MAP,
  VEHICLES,
  'scene',
  'RiderMap',
  MAP_WORDS,
  'riderParts',
  WORDS,
];
const PANEL_STARTS = ['RiderPanels', WORDS];
/** The lists that a URL can open, apart from the first one, and their chunks. */
const LISTS = [
  ['buses', ['RiderBuses', VEHICLES]],
  ['parking', ['lot-list']],
  ['events', ['event-list']],
] as const;

/** The largest of what a page runs as it opens. The last three are the map's page and worker. */
const RUN_AS_IT_OPENS = [
  'libraries',
  'page',
  ...RIDER_CHUNKS,
  VEHICLES,
  'live',
  'lots',
  'scene',
  'openMap',
  'tile_cache',
  'map-worker',
];

/** The files that have loaded before any import runs, and those before an import of a frame's state. */
const WITH_THE_PAGE = /\/(libraries|page|rolldown-runtime)-/;
const WITH_FRAME_STATE = /\/(libraries|page|rolldown-runtime|frame|parseBounds|live)-/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    sharedMapLibreChunk(),
    earlyMapWorker(),
    lateMapParts(),
    lateTileDecoder(),
    cityDevServer(),
    bootScript('src/boot/boot.ts', OLDEST),
    laterFiles([
      { id: 'load-rider', starts: RIDER_STARTS },
      ...LISTS.map(([name, starts]) => ({
        id: `load-${name}` as const,
        starts: [...PANEL_STARTS, ...starts],
      })),
      { id: 'load-stop', starts: ['stop-card', MAP_WORDS] },
      {
        id: 'load-cards',
        starts: [...PANEL_STARTS, 'RiderCards', 'nearby-list'],
        after: [...RIDER_STARTS, 'stop-card'],
      },
      // What the worker needs, the map needs too.
      { id: 'load-worker', starts: ['map-worker'], after: RIDER_STARTS },
      { id: 'load-map', starts: ['src/map/openMap.ts'], after: [...RIDER_STARTS, 'map-worker'] },
    ]),
    licenseFile('licenses.txt'),
    serverFile('nginx-operations.conf', nginxOperations),
    compileHints(RUN_AS_IT_OPENS),
    buildID(),
    serviceWorker('src/offline/serviceWorker.ts'),
    precompress(),
  ],
  // The tests of the size budgets read the manifest.
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          copyPublicDir: false,
          target: 'node20',
          // The command `curbside`, `npm start`, the importer's process and `npm run feed-report`.
          rolldownOptions: {
            checks: QUIET_CHECKS,
            input: ['main', 'run', 'import/importer', 'feed-report/feed-report'].map(
              (name) => `src/server/${name}.ts`,
            ),
          },
        }
      : {
          outDir: 'dist/page',
          target: OLDEST,
          manifest: true,
          rolldownOptions: {
            checks: QUIET_CHECKS,
            output: {
              // Shorter than Vite's hash of eight characters, because every name is sent twice. Seven
              // characters have four trillion values; Rolldown takes six for at most 64 chunks only.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:6][extname]',
              codeSplitting: {
                includeDependenciesRecursively: false,
                // The helper of Vite is in no folder, so no rule above matches it. It joins the libraries: in a
                // chunk of its own it would be one more file to load first, as Rolldown's is.
                groups: CHUNKS.map((group) =>
                  group.name === 'libraries'
                    ? {
                        ...group,
                        test: (id: string) =>
                          group.test.test(id) || id.startsWith('\0vite/preload-helper'),
                      }
                    : group,
                ),
              },
            },
          },
          modulePreload: {
            polyfill: false,
            // Loaded with the page, by its boot script, or by the import itself, so the names would only make its
            // script longer.
            resolveDependencies: (start, files, { hostId }) => {
              const isLoaded = hostId.includes('/frame-state-') ? WITH_FRAME_STATE : WITH_THE_PAGE;
              const needed = files.filter(
                (file) =>
                  !isLoaded.test(file) &&
                  (file.endsWith('.css') ||
                    !RIDER_CHUNKS.some((name) => start.includes(`/${name}-`))),
              );
              return needed.some((file) => file !== start) ? needed : [];
            },
          },
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
    execArgv: ['--max-semi-space-size=64'],
    // The files of a project share processes, which import the modules only once (decision 0027).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['test/**/*.test.ts'],
          exclude: [DOM_TESTS],
          setupFiles: [MOMENT],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['test/**/*.test.tsx', DOM_TESTS],
          exclude: [ALONE_TESTS],
          environment: 'jsdom',
          setupFiles: [MOMENT, 'test/support/freshPage.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [ALONE_TESTS],
          environment: 'jsdom',
          setupFiles: [MOMENT, 'test/support/freshPage.ts'],
          isolate: true,
          // A context for each file instead of a process, which would import jsdom again.
          pool: 'vmForks',
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
}));
