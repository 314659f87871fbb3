import type { Plugin, Rollup } from 'vite';

import type { LaterFiles } from '../lib/loading/preloadFiles.ts';
import { isPageBuild } from './page-files.ts';

/** Whether a chunk is a start of a list: the path of its module, or its name. */
const isIn = (chunk: Rollup.OutputChunk, start: string) =>
  chunk.name === start || chunk.facadeModuleId?.endsWith(`/${start}`) === true;

/** The files that the page loads for some of its modules: scripts and styles, in the order of the starts. */
function filesOf(bundle: Rollup.OutputBundle, starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const start of starts)
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && isIn(chunk, start)) add(chunk.fileName);
  return found;
}

interface FileList {
  readonly id: LaterFiles;
  /** The modules whose files are in the list, first those that are needed first: paths, or names of chunks. */
  readonly starts: readonly string[];
  /** The modules whose files are left out, because the page loads them before this list. */
  readonly after?: readonly string[];
}

/**
 * Writes the names of files that the page loads after its first scripts into the page, so that it can load
 * them before any code imports them (R31).
 *
 * @param lists what is in each list
 */
export function laterFiles(lists: readonly FileList[]): Plugin {
  return {
    name: 'curbside:later-files',
    apply: isPageBuild,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        return lists.map(({ id, starts, after = [] }) => {
          const missing = starts.find((start) => !chunks.some((chunk) => isIn(chunk, start)));
          if (missing !== undefined) throw new Error(`${id}: the build has no ${missing}`);
          const files = filesOf(bundle, starts);
          const earlier = filesOf(bundle, ['page', ...after]);
          const links = [...files]
            .filter((file) => !earlier.has(file))
            .map((file) => ({
              tag: 'link',
              attrs: {
                ...(file.endsWith('.css')
                  ? { rel: 'preload', as: 'style' }
                  : { rel: 'modulepreload' }),
                fetchpriority: 'low',
                crossorigin: true,
                // For `filesLoaded`.
                'data-list': id,
                href: `/${file}`,
              },
            }));
          return {
            tag: 'template',
            attrs: { id },
            children: links,
            injectTo: 'head' as const,
          };
        });
      },
    },
  };
}
