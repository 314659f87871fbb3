import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/** React Query's files for mutations and infinite queries, and their exports that its other files import. */
export const UNUSED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'mutation.js': ['Mutation', 'getDefaultState'],
  'infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  'mutationCache.js': ['MutationCache'],
};

/** An empty cache with the methods that QueryClient still calls. */
const EMPTY_MUTATION_CACHE = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  async resumePausedMutations() {}
}`;

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
        id: /\/@tanstack\/query-core\/build\/modern\/(mutation|mutationCache|infiniteQueryBehavior)\.js$/,
      },
      handler(id) {
        if (id.endsWith('mutationCache.js')) return EMPTY_MUTATION_CACHE;
        const names = UNUSED_EXPORTS[id.replace(/^.*\//, '')] ?? [];
        return names.map((name) => `export const ${name} = undefined;`).join('\n');
      },
    },
  };
}
