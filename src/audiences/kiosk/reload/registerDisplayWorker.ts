import { Workbox } from 'workbox-window';

import { storeLoadedWords } from '../../../ui/browser/storeLoadedWords.ts';
import { ownBuild } from './guardedReload.ts';
import { serverBuild } from './watchVersion.ts';

/** Milliseconds after the start, when the first data is there. */
const START_DELAY = 5_000;
/** An hour, in milliseconds. */
const UPDATE_INTERVAL = 60 * 60_000;

const canRegister = () =>
  import.meta.env.PROD && window.top === window && 'serviceWorker' in navigator;

/**
 * Registers the service worker, so that a display starts after a power cut without a network. A new
 * worker takes over as soon as the page is of the same build; `watchVersion` reloads the page for it.
 *
 * @returns a function that stops the checks for new versions
 */
export function registerDisplayWorker(): () => void {
  if (!canRegister()) return () => {};
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' });
  const activate = async () => {
    if ((await serverBuild()) === ownBuild()) worker.messageSkipWaiting();
  };
  worker.addEventListener('waiting', () => void activate());
  // A display without a worker shows the same board, as long as there is a network.
  const register = async () => {
    await worker.register();
    void storeLoadedWords();
  };
  const start = setTimeout(() => void register().catch(() => {}), START_DELAY);
  const updates = setInterval(() => void worker.update().catch(() => {}), UPDATE_INTERVAL);
  return () => {
    clearTimeout(start);
    clearInterval(updates);
  };
}
