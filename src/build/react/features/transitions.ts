import type { Feature } from '../Feature.ts';

export const VIEW_TRANSITIONS: Feature = {
  uses: /\b(ViewTransition|addTransitionType)\b/,
  functions: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'queueTransitionTypes',
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
  results: { claimQueuedTransitionTypes: 'null', pushMutationContext: '!1' },
  constants: {
    appearingViewTransitions: 'null',
    entangledTransitionTypes: 'null',
    inUpdateViewTransition: '!1',
    pendingTransitionTypes: 'null',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    shouldStartViewTransition: '!1',
    viewTransitionCancelableChildren: 'null',
    viewTransitionContextChanged: '!1',
    viewTransitionMutationContext: '!1',
  },
  tags: [30],
  cases: { owner: ['REACT_VIEW_TRANSITION_TYPE'] },
  // Whether a view transition may show the update.
  expressions: {
    commitBeforeMutationEffects: { '(committedLanes & 335544064) === committedLanes': '!1' },
    commitPassiveMountOnFiber: { '(committedLanes & 335544064) === committedLanes': '!1' },
    commitRoot: { '(lanes & 335544064) === lanes': '!1' },
    completeRootWhenReady: { '(lanes & 335544064) === lanes': '!1' },
    flushSpawnedWork: { '(lanes & 335544064) === lanes': '!1' },
    recursivelyTraversePassiveMountEffects: {
      '(committedLanes & 335544064) === committedLanes': '!1',
    },
  },
  statements: {
    flushSpawnedWork: ['if ( null !== recoverableErrors && ((pendingViewTransitionEvents'],
    top: [
      'ViewTransitionPseudoElement.prototype.animate =',
      'ViewTransitionPseudoElement.prototype.getAnimations =',
      'ViewTransitionPseudoElement.prototype.getComputedStyle =',
    ],
  },
};

/** A function of `startTransition` sets state and returns nothing. Then nothing waits for a promise of it. */
export const ASYNC_TRANSITIONS: Feature = {
  uses: /\bstartTransition\((?!\(\) => set)|\b(useTransition|useOptimistic)\b/,
  functions: [
    'dispatchOptimisticSetState',
    'entangleAsyncAction',
    'pingEngtangledActionScope',
    // That of useTransition.
    'startTransition',
    'suspendIfUpdateReadFromEntangledAsyncAction',
    'updateOptimisticImpl',
  ],
  constants: {
    currentEntangledActionThenable: 'null',
    currentEntangledLane: '0',
    currentEntangledListeners: 'null',
    didReadFromEntangledAsyncAction: '!1',
  },
  expressions: { updateReducerImpl: { '0 === revertLane': '!0' } },
  methods: ['gesture', 'revertLane', 'useOptimistic', 'useTransition'],
};

/** What the browser could show of a transition that takes long. */
export const TRANSITION_INDICATOR: Feature = {
  uses: /\b(useTransition|startTransition\(async)\b/,
  functions: ['defaultOnDefaultTransitionIndicator'],
};
