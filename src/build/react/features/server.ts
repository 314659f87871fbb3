import type { Feature } from '../Feature.ts';

/** The page is never rendered on a server, so React never takes over (hydrates) existing elements. */
export const HYDRATION: Feature = {
  uses: /\b(hydrateRoot|suppressHydrationWarning)\b/,
  functions: [
    'ReactDOMHydrationRoot',
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'hideOrUnhideDehydratedBoundary',
    'markRetryLaneIfNotHydrated',
    'mountHostRootWithoutHydrating',
    'popToNextHostParent',
    // Only where React hydrates do names of elements (useId) depend on the place in the tree.
    'popTreeContext',
    'prepareToHydrateHostInstance',
    'queueHydrationError',
    'registerSuspenseInstanceRetry',
    'resetHydrationState',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ],
  results: {
    checkDidRenderIdHook: '!1',
    getActivityInstanceFromFiber: 'null',
    getParentHydrationBoundary: 'null',
    getSuspenseInstanceFromFiber: 'null',
    popHydrationState: '!1',
    queueIfContinuousEvent: '!1',
    upgradeHydrationErrorsToRecoverable: 'null',
  },
  constants: {
    isHydrating: '!1',
    hydrationParentFiber: 'null',
    hydrationErrors: 'null',
    currentReplayingEvent: 'null',
  },
  properties: { dehydrated: 'null', isDehydrated: '!1' },
  tags: [18],
  expressions: {
    completeWork: {
      'null === current || null !== current.memoizedState': '!1',
      'null === current || (null !== current.memoizedState && null !== current.memoizedState.dehydrated)':
        '!1',
    },
    dispatchEvent: { 'null === blockedOn': '!0' },
    handleThrow: { 'thrownValue === SelectiveHydrationException': '!1' },
    top: {
      'Error(formatProdErrorMessage(461))': 'null',
      'Error(formatProdErrorMessage(519))': 'null',
    },
    unwindInterruptedWork: { 'null !== interruptedWork.memoizedState': '!1' },
    unwindWork: { 'null !== workInProgress.memoizedState': '!1' },
    updateActivityComponent: { 'null !== prevState': '!1' },
    updateSuspenseComponent: { 'null !== prevState': '!1' },
  },
  statements: {
    top: [
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
      'exports.hydrateRoot =',
      'ReactDOMSharedInternals.findDOMNode =',
    ],
  },
};
