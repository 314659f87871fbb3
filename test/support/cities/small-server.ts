import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { LogEntry } from '../../../src/server/log.ts';
import { startServer, type ServerOptions } from '../../../src/server/startServer.ts';
import { smallSource } from './small-source.ts';

export const SCRIPT = `export const page = ${JSON.stringify('bus '.repeat(500))};`;

const PAGE = `<!doctype html><html lang="en"><head><meta name="curbside-build" content="build-7">
<script>document.title = 'before';</script></head><body>
<script type="module" src="/assets/main-1a2b.js"></script></body></html>`;

/** Creates a temporary folder; `remove` deletes it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'curbside-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes a minimal built page: a document, a hashed script, plain and compressed, and a worker's. */
export function writeSmallPage(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/map-worker-3c4d.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT));
}

export interface SmallServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  readonly log: readonly LogEntry[];
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port with a minimal page, and with the small source unless the settings have
 * another.
 *
 * @param settings added to the settings file, which has a service on the page's own origin
 * @param options override the server's options
 */
export async function startSmallServer(
  settings: object = {},
  options: Partial<ServerOptions> = {},
): Promise<SmallServer> {
  const { path: folder, remove } = temporaryFolder();
  writeSmallPage(folder);
  const settingsPath = join(folder, 'settings.json');
  const service = { baseUrl: '', key: 'test-key' };
  writeFileSync(settingsPath, JSON.stringify({ service, ...settings }));
  const log: LogEntry[] = [];
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    settingsPath,
    distFolder: folder,
    log: (entry) => log.push(entry),
    ...('source' in settings ? {} : { source: smallSource() }),
    ...options,
    // Clients of tests keep connections open that they don't use again.
    timeLimits: options.timeLimits ?? { grace: 0 },
  });
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { url: server.url, port: server.port, folder, log, stop };
}
