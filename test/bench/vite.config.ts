import { defineConfig } from 'vite';

/** Builds the benches as one Node program, so that they measure the code as it is served. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node20',
    rolldownOptions: {
      input: {
        bench: 'test/bench/bench.ts',
        'nearby-server': 'test/bench/service/nearby-server.ts',
        'gtfs-child': 'test/bench/gtfs/gtfs-child.ts',
        'stops-server': 'test/bench/service/stops-server.ts',
        'arrivals-server': 'test/bench/service/arrivals-server.ts',
        'stall-monitor': 'test/bench/hostile/stall-monitor.ts',
        'import-server': 'test/bench/import/import-server.ts',
        'regions-server': 'test/bench/regions/regions-server.ts',
        'site-server': 'test/bench/first-load/site-server.ts',
      },
    },
  },
});
