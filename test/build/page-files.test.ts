import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

import { buildID, precompress } from '../../src/build/page-files.ts';
import { buildIDOf } from '../../src/server/buildIDOf.ts';
import { temporaryFolder } from '../support/cities/small-server.ts';

const { path: root, remove } = temporaryFolder();
afterAll(remove);

/** Builds a page with one script. Returns its folder. */
async function built(script: string): Promise<string> {
  writeFileSync(join(root, 'main.js'), script);
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [buildID(), precompress()],
  });
  return join(root, 'dist');
}

const long = (word: string) => `console.log(${JSON.stringify(`${word} `.repeat(500))});`;

test('S12: the page and version.json have the same build ID', async () => {
  const folder = await built(long('bus'));
  const page = buildIDOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  expect(page).toMatch(/^[\w-]{8,}$/);
  expect(JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))).toEqual({ build: page });
});

test('S12: the build ID depends on the source only', async () => {
  const idOf = async (script: string) =>
    readFileSync(join(await built(script), 'version.json'), 'utf8');
  const first = await idOf(long('bus'));
  expect(await idOf(long('bus'))).toBe(first);
  expect(await idOf(long('tram'))).not.toBe(first);
});

test('S12: a build that fails says why, and not that its folder is missing', async () => {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const failing = built("import './no-such-file.js';");
  await expect(failing).rejects.toThrow('no-such-file');
  await expect(failing).rejects.not.toThrow('ENOENT');
});

test('S4: each large text file has compressed copies', async () => {
  const folder = join(await built(long('bus')), 'assets');
  const names = readdirSync(folder);
  const script = names.find((name) => name.endsWith('.js')) ?? '';
  const text = readFileSync(join(folder, script), 'utf8');
  expect(names.toSorted()).toEqual([script, `${script}.br`, `${script}.gz`]);
  expect(brotliDecompressSync(readFileSync(join(folder, `${script}.br`))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, `${script}.gz`))).toString()).toBe(text);
});
