import type { Feature } from '../Feature.ts';

export const FORM_ACTIONS: Feature = {
  uses: /<form[^>]*\saction\b|\b(formAction|useFormStatus|requestFormReset)\b/,
  functions: [
    'TransitionAwareHostComponent',
    'extractEvents$1',
    'recursivelyResetForms',
    'requestFormReset',
    'startHostTransition',
  ],
  constants: { needsFormReset: '!1' },
  expressions: {
    beginWork: { 'null !== workInProgress.memoizedState': '!1' },
    popHostContext: { 'hostTransitionProviderCursor.current === fiber': '!1' },
    propagateParentContextChanges: { 'parent === hostTransitionProviderCursor.current': '!1' },
    pushHostContext: { 'null !== stateHook': '!1' },
  },
  cases: { key: ['"action"', '"formAction"'] },
};
