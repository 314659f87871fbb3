import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';

import { sharedMapLibreChunk } from '../../../../src/build/maplibre/sharedMapLibreChunk.ts';

const FOLDER = fileURLToPath(new URL('../map-page', import.meta.url));
const ENTRY = fileURLToPath(new URL('../map-page/main.tsx', import.meta.url));

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>The map alone</title>
  <style>
    body { margin: 0; height: 160vh; }
    #root > div { height: 90vh; }
  </style>
  <div id="root"></div>
  <script type="module" src="/main.js"></script>
</html>`;

/** As strict as the page's own policy: scripts and workers only from this origin. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; " +
  "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'";

const style = (color: string) => ({
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': color } }],
});

const withTiles = {
  version: 8,
  sources: { streets: { type: 'vector', tiles: ['/tiles/{z}/{x}/{y}.mvt'], maxzoom: 14 } },
  layers: [{ id: 'streets', type: 'line', source: 'streets', 'source-layer': 'streets' }],
};

const JSON_FILES = new Map<string, object>([
  ['/light.json', style('#eee8dd')],
  ['/dark.json', style('#1a2029')],
  ['/tiles.json', withTiles],
]);

/** Builds a page with only our map, with the same plugins as the app, and serves it. */
export interface MapPage {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startMapPage(): Promise<MapPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'curbside-map-'));
  await build({
    configFile: false,
    plugins: [react(), sharedMapLibreChunk()],
    root: FOLDER,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'main.js' } },
    },
  });
  const files = sirv(outDir);
  const server = createServer((request, answer) => {
    answer.setHeader('Content-Security-Policy', POLICY);
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const json = JSON_FILES.get(pathname);
    if (json) answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(json));
    else if (pathname === '/') answer.setHeader('Content-Type', 'text/html').end(PAGE);
    else if (pathname.startsWith('/tiles/')) answer.writeHead(500).end();
    else files(request, answer, () => void answer.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
