import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

const Manifest = z.object({
  name: z.string(),
  bin: z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
  dependencies: z.optional(z.record(z.string(), z.string())),
  peerDependencies: z.optional(z.record(z.string(), z.string())),
});
const Packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

const manifestOf = (folder: string) =>
  z.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** Copies packages and what they depend on from one node_modules to another. */
function copyPackages(names: readonly string[], from: string, to: string): void {
  const copied = new Set<string>();
  const copy = (name: string) => {
    if (copied.has(name)) return;
    copied.add(name);
    cpSync(join(from, name), join(to, name), { recursive: true });
    Object.keys(manifestOf(join(from, name)).dependencies ?? {}).forEach(copy);
  };
  names.forEach(copy);
}

/** The paths in the package of a project as it is, built or not. */
export function packagedFiles(project: string): readonly string[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return z.parse(Packed, JSON.parse(output)).flatMap(({ files }) => files.map(({ path }) => path));
}

/**
 * Packs a project and installs the package in an empty folder, as npm would, but from the packages of
 * this checkout, so that it needs no network. Only its `dependencies` are there.
 *
 * @param project a folder with package.json and the built files
 * @param modules the node_modules of the checkout
 * @param target an empty folder outside of the checkout
 * @returns the path of the command `curbside`, and the paths in the package
 */
export function installPackage(
  project: string,
  modules: string,
  target: string,
): { command: string; files: readonly string[] } {
  const options = { cwd: project, encoding: 'utf8' } as const;
  const output = execFileSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', target],
    { ...options, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [packed] = z.parse(Packed, JSON.parse(output));
  const { name, bin, dependencies = {} } = manifestOf(project);
  const folder = join(target, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const archive = join(target, packed?.filename ?? '');
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  copyPackages(Object.keys(dependencies), modules, join(target, 'node_modules'));
  const path = typeof bin === 'object' ? bin['curbside'] : bin;
  return {
    command: join(folder, path ?? ''),
    files: packed?.files.map((file) => file.path) ?? [],
  };
}
