import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { writeSmallPage } from '../support/small-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// Starting a process takes long on a machine that runs other tests.
vi.setConfig({ testTimeout: 20_000 });

/** A temporary project under node_modules, so that the built server finds its packages. */
let top = '';
beforeAll(async () => {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  top = mkdtempSync(join(ROOT, 'node_modules/.cache/curbside-main-'));
  writeSmallPage(join(top, 'dist/page'));
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: 'src/server/main.ts', outDir: join(top, 'dist/server'), emptyOutDir: false },
  });
}, 30_000);
afterAll(() => rmSync(top, { recursive: true, force: true }));

const ELSEWHERE = {
  service: { baseUrl: 'http://127.0.0.1:4010', key: 'k' },
  city: { name: 'X', center: { lat: 43, lon: -89 }, timeZone: 'America/Chicago' },
};

function start(env: Record<string, string>, settings: object = ELSEWHERE) {
  const path = join(top, 'settings.json');
  writeFileSync(path, JSON.stringify(settings));
  const child = spawn(process.execPath, [join(top, 'dist/server/main.js')], {
    env: { ...process.env, PORT: '0', CURBSIDE_SETTINGS: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, text: () => text };
}

async function addressOf({ child }: { child: ChildProcess }): Promise<string> {
  let text = '';
  while (child.stdout !== null) {
    const [chunk]: unknown[] = await once(child.stdout, 'data', {
      signal: AbortSignal.timeout(15_000),
    });
    text += String(chunk);
    const address = /Curbside is at (http:\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('no output');
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'S12: the server starts, prints its URL, and exits with code 0 on %s',
  async (signal) => {
    const running = start({});
    const address = await addressOf(running);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/basemap/light.json`)).status).toBe(200);
    running.child.kill(signal);
    expect(await once(running.child, 'exit')).toEqual([0, null]);
  },
);

test.each([
  ['PORT', { PORT: 'http' }, {}, /^PORT: expected a number from 0 to 65535, found "http"\n$/],
  ['PORT', { PORT: '70000' }, {}, /^PORT: expected a number from 0 to 65535, found "70000"\n$/],
  ['settings', {}, { zoom: 3 }, /^\S+settings\.json: top level: unknown setting "zoom"\n$/],
])('S11: wrong %s prints one line and exits with code 1', async (_what, env, extra, line) => {
  const failed = start(env, { ...ELSEWHERE, ...extra });
  expect(await once(failed.child, 'close')).toEqual([1, null]);
  expect(failed.text()).toMatch(line);
});

test('S11: each problem has its own line', async () => {
  const failed = start({}, { service: {} });
  expect(await once(failed.child, 'close')).toEqual([1, null]);
  expect(failed.text().trimEnd().split('\n').length).toBeGreaterThan(1);
  expect(failed.text()).not.toMatch(/^\s+at /m);
});
