import { defineConfig } from 'vite';

import { licenseFile } from '../licenses/licenseFile.ts';
import { messages } from '../words/messages.ts';

/** Builds `dist/edge`: the worker in one file, and workerd's configuration. */
export default defineConfig({
  publicDir: 'src/edge/files',
  plugins: [messages(), licenseFile('licenses.txt')],
  ssr: { target: 'webworker', noExternal: true },
  build: {
    ssr: 'src/edge/worker.ts',
    outDir: 'dist/edge',
    // The operator's settings and snapshot are in it too.
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { external: /^cloudflare:/ },
  },
});
