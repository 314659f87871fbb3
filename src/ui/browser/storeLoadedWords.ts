import { loadedFiles } from '../../lib/loading/downloadAgain.ts';

/** Lets the service worker store the words that were loaded before it was there: it stores those of no other language. */
export async function storeLoadedWords(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'LOADED', files: loadedFiles() }, { transfer: [] });
}
