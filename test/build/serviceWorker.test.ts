import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { licenseFile } from '../../src/build/licenses/licenseFile.ts';
import { buildID, precompress } from '../../src/build/page-files.ts';
import { serviceWorker } from '../../src/build/serviceWorker.ts';
import { temporaryFolder } from '../support/cities/small-server.ts';

const { path: root, remove } = temporaryFolder();
afterAll(remove);

const built = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');

/** A page with a lazy chunk, and a worker that exposes its constants. */
beforeAll(async () => {
  mkdirSync(join(root, 'worker'));
  writeFileSync(join(root, 'worker/words.js'), `export const words = '${'kept '.repeat(300)}';`);
  writeFileSync(
    join(root, 'worker/main.js'),
    `import { words } from './words.js'; self.given = { files: PAGE_FILES, build: BUILD, words };`,
  );
  writeFileSync(join(root, 'later.js'), 'export const later = "later";');
  writeFileSync(join(root, 'main.css'), 'body { color: black }');
  writeFileSync(
    join(root, 'main.js'),
    `import './main.css'; import('./later.js').then(({ later }) => console.log(later));`,
  );
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      licenseFile('licenses.txt'),
      buildID(),
      serviceWorker('worker/main.js'),
      precompress(),
    ],
  });
});

describe('the service worker of a build', () => {
  const given = () => {
    const self: { given?: unknown } = {};
    // Only a classic script runs here.
    runInNewContext(built('sw.js'), { self });
    return self.given;
  };

  test('R26, A32: has a list of the document and of every script and style, each with its hash', () => {
    const hashOf = (path: string) =>
      `sha256-${createHash('sha256').update(built(path)).digest('base64')}`;
    const hash = hashOf('index.html');
    const assets = readdirSync(join(root, 'dist/assets')).filter(
      (name) => !/\.(br|gz)$/.test(name),
    );
    expect(assets).toHaveLength(3);
    expect(given()).toMatchObject({
      files: [
        { url: '/index.html', revision: hash, integrity: hash },
        ...assets.toSorted().map((name) => ({
          url: `/assets/${name}`,
          revision: null,
          integrity: hashOf(`assets/${name}`),
        })),
      ],
    });
  });

  test('R26: has the build ID of the page', () => {
    expect(given()).toMatchObject(JSON.parse(built('version.json')));
  });

  test('S4: has compressed copies', () => {
    const compressed = readFileSync(join(root, 'dist/sw.js.br'));
    expect(brotliDecompressSync(compressed).toString()).toBe(built('sw.js'));
  });
});

test('R26: each icon of the web app manifest exists in its size', () => {
  const folder = join(import.meta.dirname, '../../public');
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  const pngSize = (name: string) => {
    const png = readFileSync(join(folder, name));
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };
  for (const [src, size, purpose] of [
    ['/icons/icon-192.png', 192, 'any'],
    ['/icons/icon-512.png', 512, 'any'],
    ['/icons/maskable-512.png', 512, 'maskable'],
  ] as const) {
    expect(pngSize(src)).toEqual([size, size]);
    expect(manifest).toMatchObject({
      icons: expect.arrayContaining([
        { src, sizes: `${size}x${size}`, type: 'image/png', purpose },
      ]),
    });
  }
  expect(pngSize('/icons/touch-180.png')).toEqual([180, 180]);
});
