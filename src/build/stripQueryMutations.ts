import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/** React Query's files for mutations and infinite queries, and their exports that its other files import. */
export const UNUSED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'mutation.js': ['Mutation', 'getDefaultState'],
  'infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
};

/**
 * Removes mutations and infinite queries from React Query, because the interface has no operations that
 * write and no paging (decision 0013).
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
