import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mapLibreInOneGraph } from './src/build/mapLibreInOneGraph.ts';
import { buildID, precompressed } from './src/build/page-files.ts';
import { readsOnly } from './src/build/readsOnly.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { cityInDevelopment } from './src/build/cityInDevelopment.ts';

/**
 * What every page loads first and what seldom changes, in one chunk: brotli makes more of one text
 * than of many, and a new version of ours leaves it in the cache.
 */
const FIRST_LOAD = {
  name: 'first-load',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack|zod)\/|preload-helper|rolldown.runtime|src\/(api\/(reading|ApiError|Read)|lib\/(lengths|destination|rememberedBy|colour|timePassed|words\/(formats|pluralIn|en\/plural))|ui\/(Language|useNow))\./,
};

/**
 * What several of the later parts share, in one chunk: each chunk's name stands in the first script,
 * and thirty of them are half a kilobyte. Nothing that the first list needs may be among them.
 */
const SHARED_LATER = {
  name: 'shared-later',
  test: /node_modules\/(idb|kdbush)\/|src\/(features\/(?!routes\/|stops\/(?!StopCard|StopMark|StopsOnMap|RouteLines|stop-layers|route-line)|parking\/list\/lot-sorts|vehicles\/vehicle-needs)|ui\/(Card|Dotted|ClockOffset|createKept|saveFile|Icon|IconButton|Drawing|ExternalLink|map-ink|useWallClock|useSettled)|lib\/(distance|boxes-around|stop-name|walk|web-address|atMost|zoned-time|words\/clockOf)|api\/(clock-query|eventLog|found-queries|live-queries|lotFeed|stopOrder|stopsBefore|vehicle-feed|vehicleFeed)|audiences\/(FailedCircles|NearbyAsking|useOtherStops|LaterWords|liveFeeds|liveReads|useCityView|useRereadAfterGap|useHeldView|selectionsFrom|MapControls|cards\/|rider\/rider-))/,
  minShareCount: 2,
};

/** The codecs of what is read after the first list: buses and lots are on their way at once. */
const LATER_ANSWERS = {
  name: 'later-answers',
  test: /src\/contract\/(vehicle|found-stops|parking-lot|special-event)\./,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    mapLibreInOneGraph(),
    readsOnly(),
    cityInDevelopment(),
    buildID(),
    serviceWorker('src/offline/serviceWorker.ts'),
    precompressed(),
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
                groups: [FIRST_LOAD, SHARED_LATER, LATER_ANSWERS],
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
