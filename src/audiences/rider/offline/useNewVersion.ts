import { useEffect, useState } from 'react';

import { maySave } from '../saved/rider-saving.ts';

/** Milliseconds after the page has loaded, when the map is drawn and the network is idle. */
const IDLE_DELAY = 5_000;

/** Whether to register the worker: in a production build, outside a frame, if the browser supports it. */
const canRegisterWorker = () =>
  import.meta.env.PROD && window.top === window && 'serviceWorker' in navigator;

/** Runs a task when the page has loaded and is idle. Returns a function that cancels it. */
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

/** Activates the new version of the page; null until there is one. */
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
        // Without a service worker the page works from the network alone.
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
