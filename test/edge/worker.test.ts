import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

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
let address = '';

const configOf = (compatibilityDate: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(
    name = "curbside",
    worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "${compatibilityDate}",
    ),
  )],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "curbside")],
);`;

const Listening = z.object({ event: z.literal('listen'), port: z.number() });

/** The port that workerd reports on its control channel. */
async function portOf({ stdio }: ChildProcess): Promise<number> {
  const control = stdio[3];
  if (control === null || control === undefined) throw new Error('workerd has no control channel');
  const [line]: unknown[] = await once(control, 'data', { signal: AbortSignal.timeout(20_000) });
  return z.parse(Listening, JSON.parse(String(line))).port;
}

const title =
  workerd === null
    ? 'the service in workerd: not tested, because npm has no workerd for this machine'
    : 'the service in workerd';

describe.skipIf(workerd === null)(title, () => {
  beforeAll(async () => {
    if (workerd === null) return;
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      ssr: { target: 'webworker', noExternal: true },
      build: { ssr: 'src/edge/worker.ts', outDir: folder, emptyOutDir: false, target: 'es2022' },
    });
    writeFileSync(join(folder, 'config.capnp'), configOf(workerd.compatibilityDate));
    child = spawn(workerd.default, ['serve', 'config.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    address = `http://127.0.0.1:${await portOf(child)}`;
  }, 60_000);

  afterAll(async () => {
    if (child !== undefined && child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    remove();
  });

  test('S3: it answers all five operations', async () => {
    const stops = await fetch(`${address}/v1/getstops?key=demo`);
    expect(stops.headers.get('access-control-allow-origin')).toBe('*');
    const text = await stops.text();
    expect(JSON.parse(text)).toMatchObject({ status: '0' });
    expect(text).toContain('"stopID"');
    for (const path of [
      '/v1/getvehicles?key=demo&routeID=01',
      '/v1/getnearbystops?key=demo&lat=43.07&lon=-89.4',
      '/v1/getstoplocation?key=demo&stopID=0001',
      '/parking/v2/lots',
    ]) {
      const response = await fetch(address + path);
      expect(`${path} ${response.status}`).toBe(`${path} 200`);
      await response.body?.cancel();
    }
  });

  test('S2: it refuses by name, and without a stack', async () => {
    const refused = await fetch(`${address}/v1/getstops?key=wrong`);
    const text = await refused.text();
    expect(JSON.parse(text)).toMatchObject({ status: '-1' });
    expect(text).not.toMatch(/\.js:\d/);
    expect((await fetch(`${address}/nothing`)).status).toBe(404);
  });
});
