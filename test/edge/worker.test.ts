import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { importFeed } from '../../src/server/import/importFeed.ts';
import { readStored } from '../../src/server/import/snapshot-store.ts';
import { writeSmallFeed } from '../support/small-feed-folder.ts';
import { temporaryFolder } from '../support/small-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const Workerd = z.object({ default: z.string(), compatibilityDate: z.string() });

/** The runtime's program; null where npm has none for this machine. */
function findWorkerd(): z.output<typeof Workerd> | null {
  try {
    const found = z.parse(Workerd, createRequire(import.meta.url)('workerd'));
    return existsSync(found.default) ? found : null;
  } catch {
    return null;
  }
}

const workerd = findWorkerd();
const { path: folder, remove } = temporaryFolder();
let child: ChildProcess | undefined;
/** The demo city, and the city of the small feed. */
const addresses = { demo: '', snapshot: '' };

const configOf = (compatibilityDate: string) => `using Workerd = import "/workerd/workerd.capnp";
const code :List(Workerd.Worker.Module) = [(name = "worker", esModule = embed "worker.js")];
const config :Workerd.Config = (
  services = [
    (name = "demo", worker = (modules = .code, compatibilityDate = "${compatibilityDate}")),
    (
      name = "snapshot",
      worker = (
        modules = .code,
        compatibilityDate = "${compatibilityDate}",
        bindings = [(name = "SNAPSHOT", data = embed "feed.snapshot"), (name = "KEY", text = "k")],
      ),
    ),
  ],
  sockets = [
    (name = "demo", address = "127.0.0.1:0", http = (), service = "demo"),
    (name = "snapshot", address = "127.0.0.1:0", http = (), service = "snapshot"),
  ],
);`;

const Listening = z.object({
  event: z.literal('listen'),
  socket: z.enum(['demo', 'snapshot']),
  port: z.number(),
});

/** Waits for the ports that workerd reports on its control channel, one line for each socket. */
async function readAddresses({ stdio }: ChildProcess): Promise<void> {
  const control = stdio[3];
  if (control === null || control === undefined) throw new Error('workerd has no control channel');
  let text = '';
  while (text.split('\n').length <= 2) {
    const [chunk]: unknown[] = await once(control, 'data', { signal: AbortSignal.timeout(20_000) });
    text += String(chunk);
  }
  for (const line of text.trim().split('\n')) {
    const { socket, port } = z.parse(Listening, JSON.parse(line));
    addresses[socket] = `http://127.0.0.1:${port}`;
  }
}

/** Imports the small feed as a server would, and copies its snapshot. */
async function writeSnapshot(): Promise<void> {
  const cache = join(folder, 'cache');
  const url = writeSmallFeed(join(folder, 'feed'));
  const now = Date.UTC(2026, 10, 20, 18);
  const job = { feed: { url }, folder: cache, now, leastRoutes: 0, privateAddresses: false };
  await importFeed(job, {}, () => {});
  const found = await readStored(cache);
  copyFileSync(join(cache, found?.stored.file ?? ''), join(folder, 'feed.snapshot'));
}

describe.skipIf(workerd === null)('the service in workerd, where npm has it', () => {
  beforeAll(async () => {
    if (workerd === null) return;
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      ssr: { target: 'webworker', noExternal: true },
      build: { ssr: 'src/edge/worker.ts', outDir: folder, emptyOutDir: false, target: 'es2022' },
    });
    await writeSnapshot();
    writeFileSync(join(folder, 'config.capnp'), configOf(workerd.compatibilityDate));
    child = spawn(workerd.default, ['serve', 'config.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    await readAddresses(child);
  });

  afterAll(async () => {
    if (child !== undefined && child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    remove();
  });

  test('S3: it answers all five operations', async () => {
    const stops = await fetch(`${addresses.demo}/v1/getstops?key=public`);
    expect(stops.headers.get('access-control-allow-origin')).toBe('*');
    const text = await stops.text();
    expect(JSON.parse(text)).toMatchObject({ status: '0' });
    const stopID = /"stopID":"(\w+)"/.exec(text)?.[1];
    for (const path of [
      '/v1/getvehicles?key=public&routeID=01',
      '/v1/getnearbystops?key=public&lat=43.07&lon=-89.4',
      `/v1/getstoplocation?key=public&stopID=${stopID}`,
    ]) {
      const response = await fetch(addresses.demo + path);
      // A refusal would have the HTTP status 200 too.
      expect([path, await response.json()]).toMatchObject([path, { status: '0' }]);
    }
    const lots = await fetch(`${addresses.demo}/parking/v2/lots`);
    expect(await lots.json()).toMatchObject({ lots: expect.anything() });
  });

  test('S3: it serves the snapshot of a feed', async () => {
    const stops = await fetch(`${addresses.snapshot}/v1/getstops?key=k&routeID=1`);
    expect(await stops.text()).toContain('"stopID":"100"');
    const route = await fetch(`${addresses.snapshot}/routes/1.json`);
    expect(await route.json()).toMatchObject({ routeID: '1' });
  });

  test('S2: it refuses by name, and without a stack', async () => {
    const refused = await fetch(`${addresses.demo}/v1/getstops?key=wrong`);
    const text = await refused.text();
    expect(JSON.parse(text)).toMatchObject({ status: '-1' });
    expect(text).not.toMatch(/\.js:\d/);
    expect((await fetch(`${addresses.demo}/nothing`)).status).toBe(404);
  });
});
