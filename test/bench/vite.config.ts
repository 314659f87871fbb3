import { defineConfig } from 'vite';

/** The benches as one program for Node, so that what is measured is built as it would be served. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node20',
    rolldownOptions: {
      input: { bench: 'test/bench/bench.ts', 'nearby-server': 'test/bench/nearby-server.ts' },
    },
  },
});
