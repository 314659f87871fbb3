import type { Plugin, Rollup } from 'vite';

import { MAP_FILES } from '../lib/mapFiles.ts';
import { isPageBuild } from './page-files.ts';

/** The files that the page loads for one of its modules: scripts and styles. */
function filesOf(
  bundle: Rollup.OutputBundle,
  isStart: (chunk: Rollup.OutputChunk) => boolean,
): Set<string> {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && isStart(chunk)) add(chunk.fileName);
  return found;
}

/**
 * Writes the names of the files that draw the map into the page, without those that it starts with, so
 * that the page can load them before any code imports them (R31).
 *
 * @param module the module that draws the map, relative to the project's root
 */
export function mapFiles(module: string): Plugin {
  return {
    name: 'curbside:map-files',
    apply: isPageBuild,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const first = filesOf(bundle, ({ name }) => name === 'page');
        const files = filesOf(
          bundle,
          ({ facadeModuleId, name }) =>
            name === 'map-worker' || facadeModuleId?.endsWith(module) === true,
        );
        const urls = [...files].filter((file) => !first.has(file)).map((file) => `/${file}`);
        return [
          { tag: 'meta', attrs: { name: MAP_FILES, content: urls.join(' ') }, injectTo: 'head' },
        ];
      },
    },
  };
}
