import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

/** Where a section of Vite's file begins: `## pmtiles - 4.5.0 (BSD-3-Clause)`. */
const SECTION = /(?=^## \S+ - \d.*$)/m;

/** A heading with no license below it. */
const WITHOUT_LICENSE = /^## (\S+) - \d.*\n(?=\n## \S+ - \d|$(?![^]))/gm;

const INTRO = '# Licenses\n\nThe files beside this one have code of these packages in them.';

/** The package of a module; none for our own. */
const packageOf = (id: string): string[] =>
  id
    .split('/node_modules/')
    .slice(1)
    .flatMap((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [])
    .slice(-1);

/** Modules that are in no package's folder, and the package that they come from. */
const HELPERS = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
] as const;

/** The section of a package whose helper is in the build. Below the first part are licenses of what it has in itself. */
function helperSection(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const file = readdirSync(dirname(manifest)).find((entry) => /^license/i.test(entry)) ?? '';
  const [, text = ''] =
    /^(?:# .*\n)?([^]*?)(?:\n# |$(?![^]))/.exec(
      readFileSync(join(dirname(manifest), file), 'utf8'),
    ) ?? [];
  return `## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}

function ownLicense(heading: string, name: string): string {
  const path = join(import.meta.dirname, `${name}.txt`);
  if (!existsSync(path))
    throw new Error(`The package ${name} has no license file: put its license into ${path}`);
  return `${heading}\n${readFileSync(path, 'utf8')}`;
}

/**
 * Writes the licenses of all libraries in a build into one of its files, because they permit copies only with
 * their notices. Vite finds them in the packages. The licenses of packages without a file of their own are
 * beside this module, named for the package; a package that has neither stops the build.
 *
 * @param fileName the file's name in the output folder
 * @param earlier the file of an earlier build into the same folder, whose licenses are in it too
 */
export function licenseFile(fileName: string, earlier?: string): Plugin {
  return {
    name: 'curbside:license-file',
    apply: 'build',
    config: () => ({ build: { license: { fileName } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') throw new Error(`Vite has not written ${fileName}`);
        const found = file.source.toString().replace(WITHOUT_LICENSE, ownLicense);
        const ids = Object.values(bundle).flatMap((one) =>
          one.type === 'chunk' ? one.moduleIds : [],
        );
        const helpers = HELPERS.flatMap(([start, name]) =>
          ids.some((id) => id.startsWith(start)) ? [helperSection(name)] : [],
        );
        const before = earlier === undefined ? '' : readFileSync(earlier, 'utf8');
        const sections = [before, found, ...helpers]
          .flatMap((text) => text.split(SECTION))
          .filter((part) => part.startsWith('## '));
        const text = [INTRO, ...new Set(sections.map((part) => part.trim()).toSorted())].join(
          '\n\n',
        );
        const missing = ids.flatMap(packageOf).find((name) => !text.includes(`\n## ${name} - `));
        if (missing !== undefined) throw new Error(`${fileName} lacks the license of ${missing}`);
        if (sections.length > 0) file.source = `${text}\n`;
      },
    },
  };
}
