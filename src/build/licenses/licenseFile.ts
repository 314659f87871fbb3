import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** A heading of Vite's file, `## pmtiles - 4.5.0 (BSD-3-Clause)`, with no license below it. */
const WITHOUT_LICENSE = /^## (\S+) - \d.*\n(?=\n## \S+ - \d|$(?![^]))/gm;

/**
 * Writes the licenses of all libraries in a build into one of its files, because they permit copies only with
 * their notices. Vite finds them in the packages. The licenses of packages without a file of their own are
 * beside this module, named for the package; a package that has neither stops the build.
 *
 * @param fileName the file's name in the output folder
 */
export function licenseFile(fileName: string): Plugin {
  return {
    name: 'curbside:license-file',
    apply: 'build',
    config: () => ({ build: { license: { fileName } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') throw new Error(`Vite has not written ${fileName}`);
        file.source = file.source.toString().replace(WITHOUT_LICENSE, (heading, name: string) => {
          const path = join(import.meta.dirname, `${name}.txt`);
          if (!existsSync(path)) {
            throw new Error(
              `The package ${name} has no license file: put its license into ${path}`,
            );
          }
          return `${heading}\n${readFileSync(path, 'utf8')}`;
        });
      },
    },
  };
}
