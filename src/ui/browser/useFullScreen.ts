import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Whether the page is in full screen; with `element`, whether it or an ancestor is. */
export function useFullScreen(element?: RefObject<HTMLElement | null>): boolean {
  const isFull = useCallback(() => {
    // Safari on iPhones has no full screen, so the element is undefined there.
    const full = document.fullscreenElement ?? null;
    return element === undefined ? full !== null : full?.contains(element.current) === true;
  }, [element]);
  return useSyncExternalStore(subscribe, isFull);
}

/**
 * Enters or exits full screen.
 *
 * @throws TypeError if the browser does not allow it
 */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
