import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Whether an element, or one around it, fills the screen now. */
export function useFullScreen(element: RefObject<HTMLElement | null>): boolean {
  const isFull = useCallback(
    () => document.fullscreenElement?.contains(element.current) === true,
    [element],
  );
  return useSyncExternalStore(subscribe, isFull);
}
