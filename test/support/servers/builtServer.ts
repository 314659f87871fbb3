import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { writeSmallPage } from '../cities/small-server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Settings of a city whose data another server has. */
export const ELSEWHERE = {
  service: { baseUrl: 'http://127.0.0.1:4010', key: 'k' },
  city: { name: 'X', center: { lat: 43, lon: -89 }, timeZone: 'America/Chicago' },
};

/** The server's programs, built into a temporary project under node_modules, where they find their packages. */
export async function buildServer() {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const top = mkdtempSync(join(ROOT, 'node_modules/.cache/curbside-main-'));
  writeSmallPage(join(top, 'dist/page'));
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: true, outDir: join(top, 'dist/server'), emptyOutDir: false },
  });

  /** Starts it, and collects what it prints. */
  function start(
    env: Record<string, string>,
    settings: object = ELSEWHERE,
    args: readonly string[] = [],
    command = join(top, 'dist/server/main.js'),
  ) {
    const path = join(top, 'settings.json');
    writeFileSync(path, JSON.stringify(settings));
    const child = spawn(process.execPath, [command, ...args], {
      env: {
        ...process.env,
        PORT: '0',
        CURBSIDE_SETTINGS: path,
        XDG_CACHE_HOME: join(top, 'cache'),
        ...env,
      },
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
  return { top, start, remove: () => rmSync(top, { recursive: true, force: true }) };
}

/** Waits until a started server says its address. */
export async function addressOf({ child }: { child: ChildProcess }): Promise<string> {
  let text = '';
  while (child.stdout !== null) {
    const [chunk]: unknown[] = await once(child.stdout, 'data', {
      signal: AbortSignal.timeout(60_000),
    });
    text += String(chunk);
    const address = /Curbside is at (http:\S+)/.exec(text)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('no output');
}
