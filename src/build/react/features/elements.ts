import type { Feature } from '../Feature.ts';

export const FRAGMENT_REFS: Feature = {
  uses: /\bFragment\s+ref\b/,
  functions: [
    'FragmentInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'isFragmentInstanceParent',
    'traverseVisibleInstancesAndTextInstances',
  ],
  statements: {
    commitReconciliationEffects: ['for (var parent = finishedWork.return;'],
    safelyAttachRef: ['if (null === current.stateNode) { var fragmentInstance'],
    top: ['FragmentInstance.prototype.'],
  },
};

/**
 * `<link>`, `<style>`, `<script>` and `preload()`: <title> is the page's only element that React moves into the
 * head, and nothing else delays what it shows.
 */
export const RESOURCES: Feature = {
  uses: /<(link|meta|style|script)[\s>]|\b(preinit\w*|preloadModule|preconnect|prefetchDNS)\(|from ['"]react-dom['"]/,
  functions: [
    'acquireResource',
    'getHydratableHoistableCache',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'suspendResource',
  ],
  results: { getResource: 'null' },
  expressions: {
    completeRootWhenReady: {
      'isViewTransitionEligible || subtreeFlags & 8192 || 16785408 === (subtreeFlags & 16785408)':
        '!1',
    },
    handleThrow: { 'thrownValue === SuspenseyCommitException': '!1' },
    top: { 'Error(formatProdErrorMessage(474))': 'null' },
  },
  statements: { top: ['ReactDOMSharedInternals.d ='] },
  cases: {
    type: ['"meta"', '"style"', '"link"', '"script"'],
    root: ['"link"', '"meta"'],
  },
};

/** React renders into an element of index.html, and only there. */
export const OTHER_ROOTS: Feature = {
  uses: /<(html|head|body)[\s>]|\bcreatePortal\b/,
  functions: [
    'clearContainerSparingly',
    'commitHostSingletonAcquisition',
    'hideOrUnhideNearestPortals',
    'releaseSingletonInstance',
  ],
  results: { isSingletonScope: '!1' },
  tags: [4, 27],
  cases: { 'newChild.$$typeof': ['REACT_PORTAL_TYPE'] },
};

export const CUSTOM_ELEMENTS: Feature = {
  uses: /<[a-z]+-[a-z-]+[\s>]/,
  functions: ['setPropOnCustomElement'],
  results: { isCustomElement: '!1' },
};

/** Text fields, which have a selection of their own, are all that can be edited. */
export const EDITABLE_ELEMENTS: Feature = {
  uses: /\bcontentEditable=|\bdesignMode\b/,
  functions: ['getNodeForCharacterOffset'],
  expressions: {
    commitBeforeMutationEffects: { '"selectionStart" in root': '!0' },
    flushMutationEffects: { '"selectionStart" in priorFocusedElem': '!0' },
    hasSelectionCapabilities: { '"true" === elem.contentEditable': '!1' },
  },
};
