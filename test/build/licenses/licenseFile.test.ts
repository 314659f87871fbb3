import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { licenseFile } from '../../../src/build/licenses/licenseFile.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';

/** Builds a page of these packages, some of which have a license file, and gives what is beside the page. */
async function buildWith(
  packages: Readonly<Record<string, string | null>>,
  earlier?: string,
): Promise<string> {
  const { path, remove } = temporaryFolder();
  for (const [name, license] of Object.entries(packages)) {
    const folder = join(path, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    const manifest = { name, version: '1.2.3', license: 'MIT', main: 'main.js' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'main.js'), `console.log('${name}');`);
    if (license !== null) writeFileSync(join(folder, 'LICENSE'), license);
  }
  if (earlier !== undefined) writeFileSync(join(path, 'earlier.txt'), earlier);
  const names = Object.keys(packages);
  writeFileSync(join(path, 'page.js'), names.map((name) => `import '${name}';\n`).join(''));
  try {
    await build({
      root: path,
      configFile: false,
      logLevel: 'silent',
      plugins: [licenseFile('licenses.txt', earlier && join(path, 'earlier.txt'))],
      build: { rolldownOptions: { input: join(path, 'page.js') } },
    });
    return readFileSync(join(path, 'dist/licenses.txt'), 'utf8');
  } finally {
    remove();
  }
}

const HEADINGS = /^## (\S+) - 1\.2\.3 \(MIT\)$/gm;

test('the license of each library of a build is in its file', async () => {
  const text = await buildWith({ first: 'Copyright A.\n\n## Terms\n', second: 'Copyright B.' });
  expect([...text.matchAll(HEADINGS)].map(([, name]) => name)).toEqual(['first', 'second']);
  expect(text).toContain('\nCopyright A.\n');
  expect(text).toContain('\nCopyright B.\n');
});

test('a library whose package has no license file has the one that is kept for it', async () => {
  const text = await buildWith({ 'murmurhash-js': null, other: 'Copyright A.', pmtiles: null });
  expect([...text.matchAll(HEADINGS)].map(([, name]) => name)).toHaveLength(3);
  expect(text).toMatch(/^## murmurhash-js .*\n\nCopyright \(c\) 2011 Gary Court\n/m);
  expect(text).toMatch(/^## pmtiles .*\n\nCopyright 2021 Protomaps LLC\n/m);
});

test('a library without any license stops the build, which names it', async () => {
  await expect(buildWith({ a: 'Copyright A.', unlicensed: null })).rejects.toThrow(
    /The package unlicensed has no license file/,
  );
});

test('the licenses of an earlier build into the same folder are in the file too, each once', async () => {
  const earlier = await buildWith({ a: 'Copyright A.', b: 'Copyright B.' });
  const text = await buildWith({ b: 'Copyright B.', c: 'Copyright C.' }, earlier);
  expect([...text.matchAll(HEADINGS)].map(([, name]) => name)).toEqual(['a', 'b', 'c']);
  expect(text.match(/Copyright B\./g)).toHaveLength(1);
});
