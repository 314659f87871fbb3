import type { Feature } from '../Feature.ts';

/** Elements of React's own. */
export const OTHER_COMPONENTS: Feature = {
  uses: /\b(SuspenseList|Profiler|forwardRef)\b|\.Consumer\b/,
  functions: ['initSuspenseListRenderState', 'updateForwardRef', 'updateSuspenseListComponent'],
  // Forwarded refs, <Context.Consumer>, <Profiler>, <SuspenseList>, <Scope>, <LegacyHidden>, <TracingMarker>.
  tags: [9, 11, 12, 19, 21, 23, 25],
  cases: {
    owner: ['REACT_PROFILER_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_LEGACY_HIDDEN_TYPE'],
    'owner.$$typeof': ['REACT_CONSUMER_TYPE', 'REACT_FORWARD_REF_TYPE'],
  },
  expressions: { beginWork: { '$$typeof === REACT_FORWARD_REF_TYPE': '!1' } },
};

/** The only class is the error boundary, which has `getDerivedStateFromError` and no other method of React. */
export const CLASS_METHODS: Feature = {
  uses: /\b(component(Will|Did)\w+|getDerivedStateFromProps|getSnapshotBeforeUpdate|shouldComponentUpdate|PureComponent|forceUpdate|contextType|defaultProps)\b/,
  functions: [
    'applyDerivedStateFromProps',
    'callComponentWillReceiveProps',
    'safelyCallComponentWillUnmount',
  ],
  results: { checkShouldComponentUpdate: '!0' },
  constants: { hasForceUpdate: '!1', legacyErrorBoundariesThatAlreadyFailed: 'null' },
  properties: {
    UNSAFE_componentWillMount: '(void 0)',
    UNSAFE_componentWillReceiveProps: '(void 0)',
    UNSAFE_componentWillUpdate: '(void 0)',
    componentDidCatch: '(void 0)',
    componentDidMount: '(void 0)',
    componentDidUpdate: '(void 0)',
    componentWillMount: '(void 0)',
    componentWillUnmount: '(void 0)',
    componentWillUpdate: '(void 0)',
    contextType: '(void 0)',
    defaultProps: '(void 0)',
    getDerivedStateFromProps: '(void 0)',
    getSnapshotBeforeUpdate: '(void 0)',
  },
  methods: ['enqueueForceUpdate', 'enqueueReplaceState'],
};

/** The page and React Query call no other hooks. */
export const OTHER_HOOKS: Feature = {
  uses: /\b(useActionState|useFormState|useFormStatus|useReducer|useInsertionEffect|useDebugValue|useCacheRefresh|compiler-runtime)\b/,
  functions: [
    'dispatchActionState',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionState',
    'useMemoCache',
  ],
  methods: [
    'useActionState',
    'useCacheRefresh',
    'useDebugValue',
    'useFormState',
    'useHostTransitionStatus',
    'useInsertionEffect',
    'useMemoCache',
    'useReducer',
  ],
};

/** `use` reads contexts only, and no component or child is a promise. Components that load throw theirs. */
export const PROMISES: Feature = {
  uses: /\buse\((?!\w+Context\))/,
  functions: [
    'checkIfUseWrappedInAsyncCatch',
    'trackUsedThenable',
    'unwrapThenable',
    'useThenable',
  ],
};

/** React's cache is for components of a server. */
export const CACHE: Feature = {
  uses: /\b(cacheSignal|unstable_useCacheRefresh|getCacheForType)\b|\bcache\b[^;]*from 'react'/,
  functions: [
    'commitCachePassiveMountEffect',
    'commitOffscreenPassiveMountEffects',
    'refreshCache',
    'releaseCache',
    'releaseRootPooledCache',
  ],
  results: {
    createCache: '{}',
    getSuspendedCache: 'null',
    peekCacheFromPool: 'null',
  },
  properties: { cachePool: 'null', cache: 'null' },
  methods: ['cacheSignal', 'getCacheForType'],
  tags: [24],
};

export const DEVELOPER_TOOLS: Feature = {
  uses: /\b__REACT_DEVTOOLS_GLOBAL_HOOK__\b/,
  functions: ['setIsStrictModeForDevtools'],
  constants: { injectedHook: 'null', shouldDoubleInvokeUserFnsInHooksDEV: '!1' },
  expressions: { top: { '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '!1' } },
};

/** The components around an error: nothing reads them, because the page's root and error boundary do not. */
export const COMPONENT_STACKS: Feature = {
  uses: /\b(componentStack|onCaughtError|onUncaughtError|onRecoverableError|componentDidCatch)\b/,
  results: {
    getComponentNameFromType: 'null',
    getStackByFiberInDevAndProd: '""',
  },
};

/** `createRoot` gets an element only. */
export const ROOT_OPTIONS: Feature = {
  uses: /\bcreateRoot\([^)]*,/,
  statements: { top: ['null !== options && void 0 !== options &&'] },
};
