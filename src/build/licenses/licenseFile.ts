import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

/** Where a section of the file begins: `## pmtiles - 4.5.0 (BSD-3-Clause)`. */
const SECTION = /(?=^## \S+ - \d.*$)/m;

const INTRO = '# Licenses\n\nThe files beside this one have code of these packages in them.';

/**
 * The folder of a module's package; none for our own modules. Some packages have others in themselves, without their
 * package.json and license: those are beside them, too.
 */
function foldersOf(id: string): string[] {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
  if (folder === undefined) return [];
  if (existsSync(join(folder, 'package.json'))) return [folder];
  const [top = ''] = id.split('/node_modules/', 1);
  const at = folder.lastIndexOf('/node_modules/');
  return [top + folder.slice(at), ...foldersOf(folder.slice(0, at))];
}

/** The helpers of the bundler are in no package's folder. */
const HELPER = /^\0(vite|rolldown)\//;

function helperFolder(id: string): string[] {
  const [, name] = HELPER.exec(id) ?? [];
  if (name === undefined) return [];
  return [dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))];
}

/** What begins the section of a package, and its license without those of what it has in itself. */
function sectionOf(folder: string): readonly [heading: string, text: string] {
  const { name, version, license }: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const own = join(import.meta.dirname, `${name}.txt`);
  if (file === undefined && !existsSync(own))
    throw new Error(`The package ${name} has no license file: put its license into ${own}`);
  const whole = readFileSync(file === undefined ? own : join(folder, file), 'utf8');
  const [text = ''] = whole.split(/\n(?=# Licenses of bundled)/);
  return [`## ${name} - ${version} (${license})`, text.trim()];
}

/**
 * Writes the licenses of all libraries in a build into one of its files, because they permit copies only with
 * their notices. The licenses of packages without a file of their own are beside this module, named for the
 * package; a package that has neither stops the build.
 *
 * @param fileName the file's name in the output folder
 * @param earlier the file of an earlier build into the same folder, whose licenses are in it too
 */
export function licenseFile(fileName: string, earlier?: string): Plugin {
  return {
    name: 'curbside:license-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const ids = Object.values(bundle).flatMap((one) =>
          one.type === 'chunk' ? one.moduleIds : [],
        );
        const folders = ids.flatMap((id) => [
          ...foldersOf(id.replace('\0', '')),
          ...helperFolder(id),
        ]);
        const found = [...new Set(folders)].map((folder) => sectionOf(folder).join('\n\n'));
        const before = earlier === undefined ? [] : readFileSync(earlier, 'utf8').split(SECTION);
        const all = [...before.slice(1).map((part) => part.trim()), ...found];
        const source = `${[INTRO, ...new Set(all.toSorted())].join('\n\n')}\n`;
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
