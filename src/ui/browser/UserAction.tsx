import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const ACTIONS = ['pointerdown', 'keydown', 'click'] as const;

const MayTakeFocusContext = createContext<() => boolean>(() => true);

/**
 * Detects the user's first action on the page. Until then, opening a card must not move the focus: the
 * URL opened it, not the user, and in a frame the host page would lose the focus.
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

/** Returns a function that returns whether a card that opens now may take the focus. */
export function useMayTakeFocus(): () => boolean {
  return use(MayTakeFocusContext);
}
