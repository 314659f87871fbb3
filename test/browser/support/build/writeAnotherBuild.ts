import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildIDOf } from '../../../../src/server/openSite.ts';
import { PAGE } from '../servers/serve.ts';

const integrityOf = (html: string) =>
  `sha256-${createHash('sha256').update(html).digest('base64')}`;

/**
 * Writes another build of the page, as after a deployment: all its scripts and styles have other
 * names, and those of this build are gone.
 *
 * @param folder the folder to write to; it may not exist yet
 * @param build the ID of the new build
 */
export async function writeAnotherBuild(folder: string, build: string): Promise<void> {
  await cp(PAGE, folder, { recursive: true });
  const paths = await readdir(folder, { recursive: true });
  // The compressed copies belong to the old build.
  await Promise.all(
    paths.filter((path) => /\.(br|gz)$/.test(path)).map((path) => rm(join(folder, path))),
  );
  const names = (await readdir(join(folder, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
  const htmlBefore = await readFile(join(folder, 'index.html'), 'utf8');
  const renamed = (text: string) =>
    names
      .reduce((whole, name) => whole.replaceAll(name, `${build}-${name}`), text)
      .replaceAll(buildIDOf(htmlBefore), build);
  const rewrite = async (path: string, change = renamed) => {
    const text = await readFile(join(folder, path), 'utf8');
    await writeFile(join(folder, path), change(text));
  };
  await Promise.all(
    ['index.html', 'version.json', ...names.map((name) => `assets/${name}`)].map((path) =>
      rewrite(path),
    ),
  );
  const htmlAfter = await readFile(join(folder, 'index.html'), 'utf8');
  await rewrite('sw.js', (text) =>
    renamed(text).replaceAll(integrityOf(htmlBefore), integrityOf(htmlAfter)),
  );
  await Promise.all(
    names.map((name) =>
      rename(join(folder, 'assets', name), join(folder, 'assets', `${build}-${name}`)),
    ),
  );
}
