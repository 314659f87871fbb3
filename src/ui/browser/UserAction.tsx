import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const ACTIONS = ['pointerdown', 'keydown', 'click'] as const;

const MayTakeFocusContext = createContext<() => boolean>(() => true);

/**
 * Notes when the user first does something on the page. Until then nothing that opens may take the
 * focus: a selection in the URL is no act of the user, and in a frame the host page would lose it.
 */
export function UserActionProvider({ children }: { children: ReactNode }) {
  const hasActed = useRef(false);
  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    for (const action of ACTIONS) document.addEventListener(action, note, { capture: true });
    return () => {
      for (const action of ACTIONS) document.removeEventListener(action, note, { capture: true });
    };
  }, []);
  const mayTakeFocus = useCallback(() => {
    const isFramed = window.parent !== window;
    return hasActed.current && (!isFramed || document.hasFocus());
  }, []);
  return <MayTakeFocusContext value={mayTakeFocus}>{children}</MayTakeFocusContext>;
}

/** Gives the function that says whether what opens now may take the focus. */
export function useMayTakeFocus(): () => boolean {
  return use(MayTakeFocusContext);
}
