import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildIDOf } from '../../../../src/server/buildIDOf.ts';
import { PAGE } from '../servers/serve.ts';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

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
  /** Returns the file's integrity hash before and after. */
  const rewrite = async (path: string, change = renamed) => {
    const before = await readFile(join(folder, path), 'utf8');
    const after = change(before);
    await writeFile(join(folder, path), after);
    return [integrityOf(before), integrityOf(after)] as const;
  };
  const hashes = await Promise.all(
    ['index.html', 'version.json', ...names.map((name) => `assets/${name}`)].map((path) =>
      rewrite(path),
    ),
  );
  await rewrite('sw.js', (text) =>
    hashes.reduce((whole, [before, after]) => whole.replaceAll(before, after), renamed(text)),
  );
  await Promise.all(
    names.map((name) =>
      rename(join(folder, 'assets', name), join(folder, 'assets', `${build}-${name}`)),
    ),
  );
}
