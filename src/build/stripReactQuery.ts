import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';
import { editCode, Parts } from './react/editCode.ts';

/** React Query's files that the build replaces, with the least that its other files need from them. */
export const REPLACEMENTS: Readonly<Record<string, string>> = {
  'mutation.js': `export const Mutation = undefined;
    export const getDefaultState = undefined;`,
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = undefined;
    export const hasNextPage = undefined;
    export const hasPreviousPage = undefined;`,
  // An empty cache with the methods that QueryClient still calls.
  'mutationCache.js': `export class MutationCache {
    clear() {}
    findAll() { return []; }
    async resumePausedMutations() {}
  }`,
  // The browser's timers, because the page never exchanges them.
  'timeoutManager.js': `export const timeoutManager = globalThis;
    export const systemSetTimeoutZero = (callback) => setTimeout(callback);`,
  'suspense.js': `export const defaultThrowOnError = undefined;
    export const ensureSuspenseTimers = () => {};
    export const fetchOptimistic = undefined;
    export const shouldSuspend = () => false;`,
  'errorBoundaryUtils.js': `export const ensurePreventErrorBoundaryRetry = () => {};
    export const getHasError = () => false;
    export const useClearResetErrorBoundary = () => {};`,
  'QueryErrorResetBoundary.js': `export const QueryErrorResetBoundary = undefined;
    export const useQueryErrorResetBoundary = () => undefined;`,
  'IsRestoringProvider.js': `export const IsRestoringProvider = undefined;
    export const useIsRestoring = () => false;`,
};

/** Methods of QueryClient that neither the page nor the rest of the library calls. */
export const UNUSED_METHODS: readonly string[] = [
  'cancelQueries',
  'defaultMutationOptions',
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'fetchInfiniteQuery',
  'getDefaultOptions',
  'getMutationCache',
  'getMutationDefaults',
  'getQueriesData',
  'getQueryState',
  'infiniteQuery',
  'invalidateQueries',
  'isMutating',
  'prefetchInfiniteQuery',
  'removeQueries',
  'resetQueries',
  'setDefaultOptions',
  'setMutationDefaults',
  'setQueriesData',
  'setQueryDefaults',
];

/** @throws if QueryClient lacks one of the unused methods, as it may in another version */
export function withoutUnusedMethods(client: string): string {
  const methods = new Parts('method', UNUSED_METHODS);
  const result = editCode(client, (replace) => ({
    MethodDefinition(node) {
      if (node.key.type !== 'Identifier' || !UNUSED_METHODS.includes(node.key.name)) return;
      replace(node, '');
      methods.found(node.key.name);
    },
  }));
  methods.check();
  return result;
}

/**
 * Removes what the page does not use from React Query (decision 0013): mutations and infinite queries,
 * because the interface has no operations that write and no paging; reads that suspend or throw, because a
 * failed read is data (decision 0012); restored caches; and exchangeable timers.
 */
export function stripReactQuery(): Plugin {
  return {
    name: 'curbside:reads-only',
    apply: isPageBuild,
    enforce: 'pre',
    load: {
      filter: { id: /\/@tanstack\/(query-core|react-query)\/build\/modern\/\w+\.js$/ },
      handler: (id) => REPLACEMENTS[id.replace(/^.*\//, '')],
    },
    transform: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/ },
      handler: (code) => withoutUnusedMethods(code),
    },
  };
}
