import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/** What React Query loads for writing and for endless lists, and the names that its other files take of it. */
export const UNUSED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'mutation.js': ['Mutation', 'getDefaultState'],
  'infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
};

/**
 * Leaves out of the page what React Query can do besides reading: the interface has nothing to write
 * and no pages to turn (decision 0013).
 */
export function stripQueryMutations(): Plugin {
  return {
    name: 'curbside:reads-only',
    apply: isPageBuild,
    enforce: 'pre',
    load: {
      filter: {
        id: /\/@tanstack\/query-core\/build\/modern\/(mutation|infiniteQueryBehavior)\.js$/,
      },
      handler(id) {
        const names = UNUSED_EXPORTS[id.replace(/^.*\//, '')] ?? [];
        return names.map((name) => `export const ${name} = undefined;`).join('\n');
      },
    },
  };
}
