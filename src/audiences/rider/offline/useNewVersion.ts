import { useEffect, useState } from 'react';

/** Milliseconds after the page has loaded: its map is drawn by then, and the line is free. */
const QUIET_AFTER = 5_000;

/** Whether this page may be kept: it is built, it is nobody's frame, and the browser can. */
const mayBeKept = () =>
  import.meta.env.PROD && window.top === window && 'serviceWorker' in navigator;

/** Runs a task when the page has loaded and nothing is going on. Returns what calls it off. */
function whenQuiet(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: QUIET_AFTER });
      else task();
    }, QUIET_AFTER);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}

/** What takes the new version of the page, once there is one to take (R26). */
export function useNewVersion(): (() => void) | null {
  const [accept, setAccept] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!mayBeKept()) return undefined;
    let isLeft = false;
    let stop = () => {};
    const begin = async () => {
      try {
        const { offerVersions } = await import('./offerVersions.ts');
        if (isLeft) return;
        const stopLooking = await offerVersions((take) => setAccept(() => take));
        if (isLeft) stopLooking();
        else stop = stopLooking;
      } catch {
        // A browser that forbids it has the page as it was without: from the network alone.
      }
    };
    const callOff = whenQuiet(() => void begin());
    return () => {
      isLeft = true;
      callOff();
      stop();
    };
  }, []);
  return accept;
}
