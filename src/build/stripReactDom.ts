import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/**
 * React DOM's functions that only run for features that the page does not use, by feature. Each gets an
 * empty body, so that the minifier also removes what only these functions need.
 */
export const UNUSED_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  // The page is never rendered on a server.
  hydration: [
    'ReactDOMHydrationRoot',
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'clearHydrationBoundary',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'mountHostRootWithoutHydrating',
    'popHydrationState',
    'prepareToHydrateHostInstance',
    'queueIfContinuousEvent',
    'resetHydrationState',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
    'upgradeHydrationErrorsToRecoverable',
  ],
  '<ViewTransition>': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'a ref of <Fragment>': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'isFragmentInstanceParent',
  ],
  // <title> is the page's only element that React moves into the head.
  '<link>, <style>, <script> and preload()': [
    'acquireResource',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'suspendResource',
  ],
  useActionState: [
    'dispatchActionState',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionState',
  ],
  '<SuspenseList>': ['initSuspenseListRenderState', 'updateSuspenseListComponent'],
  'custom elements': ['setPropOnCustomElement'],
};

/** What a function returns that React compares with null or false. */
const RESULTS: Readonly<Record<string, string>> = {
  getResource: 'return null;',
  popHydrationState: 'return !1;',
  queueIfContinuousEvent: 'return !1;',
  upgradeHydrationErrorsToRecoverable: 'return null;',
};

/** The flags of these features. They stay false, so the minifier removes what they guard. */
const FALSE_FLAGS = ['isHydrating', 'shouldStartViewTransition'] as const;

/** What other code reaches by a property's name: methods of the removed features, and their entries. */
const UNUSED_ASSIGNMENTS =
  /^(?:FragmentInstance\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration|exports\.hydrateRoot|ReactDOMSharedInternals\.findDOMNode) = function[\s\S]*?\n\};\n/gm;

const functionNamed = (name: string) =>
  new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[\\s\\S]*?^\\}$`, 'm');

/**
 * Removes unused features from React DOM's client.
 *
 * @throws if a function or a flag is missing, as it may be in another version of React DOM
 */
export function withoutUnusedFeatures(client: string): string {
  let code = client.replace(UNUSED_ASSIGNMENTS, '');
  for (const name of Object.values(UNUSED_FUNCTIONS).flat()) {
    const pattern = functionNamed(name);
    if (!pattern.test(code)) throw new Error(`React DOM has no function ${name}`);
    code = code.replace(pattern, (_text, head: string) => `${head}${RESULTS[name] ?? ''}}`);
  }
  for (const flag of FALSE_FLAGS) {
    const declaration = new RegExp(`^(var |  )${flag} = !1,$`, 'm');
    if (!declaration.test(code)) throw new Error(`React DOM has no flag ${flag}`);
    code = code.replace(declaration, '$1').replace(new RegExp(`\\b${flag} = (![01])`, 'g'), '$1');
    code = `const ${flag} = !1;\n${code}`;
  }
  return code;
}

/**
 * Removes what the page does not use from React DOM (decision 0013): hydration, view transitions, refs of
 * fragments, style sheets and scripts as elements, `useActionState`, `<SuspenseList>` and custom elements.
 */
export function stripReactDom(): Plugin {
  return {
    name: 'curbside:client-only',
    apply: isPageBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => withoutUnusedFeatures(code),
    },
  };
}
