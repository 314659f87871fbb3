import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/** React Query's files that the build replaces, and their exports that its other files import. */
export const REPLACED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'mutation.js': ['Mutation', 'getDefaultState'],
  'infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
  'mutationCache.js': ['MutationCache'],
  'timeoutManager.js': ['timeoutManager', 'systemSetTimeoutZero'],
};

const REPLACEMENTS: Readonly<Record<string, string>> = {
  // An empty cache with the methods that QueryClient still calls.
  'mutationCache.js': `export class MutationCache {
    clear() {}
    findAll() { return []; }
    async resumePausedMutations() {}
  }`,
  // The browser's timers, because the page never exchanges them.
  'timeoutManager.js': `export const timeoutManager = globalThis;
    export const systemSetTimeoutZero = (callback) => setTimeout(callback);`,
};

/**
 * Removes mutations and infinite queries from React Query, because the interface has no operations that
 * write and no paging, and its exchangeable timers (decision 0013).
 */
export function stripQueryMutations(): Plugin {
  return {
    name: 'curbside:reads-only',
    apply: isPageBuild,
    enforce: 'pre',
    load: {
      filter: {
        id: /\/@tanstack\/query-core\/build\/modern\/(mutation|mutationCache|infiniteQueryBehavior|timeoutManager)\.js$/,
      },
      handler(id) {
        const file = id.replace(/^.*\//, '');
        const names = REPLACED_EXPORTS[file] ?? [];
        return (
          REPLACEMENTS[file] ?? names.map((name) => `export const ${name} = undefined;`).join('\n')
        );
      },
    },
  };
}
