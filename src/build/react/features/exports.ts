import type { Feature } from '../Feature.ts';

const REACT =
  'Children PureComponent Profiler ViewTransition addTransitionType cache cacheSignal cloneElement createElement createRef forwardRef isValidElement unstable_useCacheRefresh useActionState useDebugValue useInsertionEffect useOptimistic useReducer useTransition'.split(
    ' ',
  );
const REACT_DOM =
  'browser createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus'.split(
    ' ',
  );
const SCHEDULER = 'Profiling forceFrameRate next runWithPriority wrapCallback'
  .split(' ')
  .map((name) => `unstable_${name}`);

const exported = (names: readonly string[]) => names.map((name) => `exports.${name} =`);

/** What neither the page nor React Query imports from React. */
export const REACT_EXPORTS: Feature = {
  uses: new RegExp(
    String.raw`\bReact\.(${REACT.join('|')})\b|\{[^}]*\b(${REACT.join('|')})\b[^}]*\} from ['"]react['"]|compiler-runtime`,
  ),
  statements: { top: [...exported(REACT), 'exports.__COMPILER_RUNTIME ='] },
};

/** Only React DOM's client itself imports this file. */
export const REACT_DOM_EXPORTS: Feature = {
  uses: /from ['"]react-dom['"]/,
  statements: { top: exported(REACT_DOM) },
};

/** Only React DOM's client imports the scheduler. */
export const SCHEDULER_EXPORTS: Feature = {
  uses: /from ['"]scheduler['"]/,
  statements: { top: exported(SCHEDULER) },
};
