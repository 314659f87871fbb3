import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Safari on iPhones has no full screen, so the element is undefined there. */
const isFullScreen = () => (document.fullscreenElement ?? null) !== null;

/** Whether the page is in full screen. */
export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen);

/**
 * Enters or exits full screen.
 *
 * @throws TypeError if the browser does not allow it
 */
export async function toggleFullScreen(): Promise<void> {
  if (isFullScreen()) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
