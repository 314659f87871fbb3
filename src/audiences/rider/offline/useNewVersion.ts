import { useEffect, useState } from 'react';

import { maySave } from '../rider-saving.ts';

/** Milliseconds after the page has loaded: its map is drawn by then, and the line is free. */
const IDLE_DELAY = 5_000;

/** Whether this page may be kept: it is built, it is nobody's frame, and the browser can. */
const canRegisterWorker = () =>
  import.meta.env.PROD && window.top === window && 'serviceWorker' in navigator;

/** Runs a task when the page has loaded and nothing is going on. Returns what calls it off. */
function whenIdle(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_DELAY });
      else task();
    }, IDLE_DELAY);
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
    if (!canRegisterWorker()) return undefined;
    let isUnmounted = false;
    let stop = () => {};
    const start = async () => {
      if (!maySave()) return;
      try {
        const { registerServiceWorker } = await import('./registerServiceWorker.ts');
        if (isUnmounted) return;
        const stopUpdates = await registerServiceWorker((acceptUpdate) =>
          setAccept(() => acceptUpdate),
        );
        if (isUnmounted) stopUpdates();
        else stop = stopUpdates;
      } catch {
        // A browser that forbids it has the page as it was without: from the network alone.
      }
    };
    const cancel = whenIdle(() => void start());
    return () => {
      isUnmounted = true;
      cancel();
      stop();
    };
  }, []);
  return accept;
}
