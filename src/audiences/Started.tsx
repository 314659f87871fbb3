import { useEffect } from 'react';

import { STARTED_EVENT } from '../lib/names/start-names.ts';

/**
 * Tells the boot script that the page is on the screen, so that it no longer waits to reload it. Put it
 * beside the first thing that a person came for: inside a Suspense, it waits for the code of that.
 */
export function Started() {
  useEffect(() => {
    window.dispatchEvent(new Event(STARTED_EVENT));
  }, []);
  return null;
}
