import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins chunks with a comment with which Chrome (136 and later) compiles all functions of a file in another thread while
 * files load, and not each when it is first called: https://v8.dev/blog/explicit-compile-hints. Other browsers ignore
 * it. For chunks of which a page runs most as it opens (decision 0063).
 *
 * @param names the names of the chunks. The build fails without any of them
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'curbside:compile-hints',
    apply: isPageBuild,
    // A file whose content changes gets another name, because browsers keep it for ever under the old one.
    augmentChunkHash: ({ name }) => (names.includes(name) ? HINT : undefined),
    generateBundle: {
      // Vite writes its own lines at the top of chunks, and nothing may be above the comment.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of names) {
          const chunk = chunks.find((one) => one.name === name);
          if (chunk === undefined) this.error(`compileHints: no chunk is named ${name}`);
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
