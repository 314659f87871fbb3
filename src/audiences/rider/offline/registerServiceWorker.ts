import * as z from 'zod/mini';

import { readJson } from '../../../api/readJson.ts';
import { storeLoadedWords } from '../../../ui/browser/storeLoadedWords.ts';

const VERSION_TIMEOUT = 10_000;
/** An hour: how soon a page that stays open learns of a new version. */
const UPDATE_INTERVAL = 60 * 60_000;

/** Milliseconds. Chrome may keep an accepted version waiting for minutes: until the old worker is idle. */
const LONGEST_WAIT = 5_000;

const Version = z.object({ build: z.string() });

/** Whether the server has another build than this page. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="curbside-build"]')?.content;
  const { json } = await readJson(
    (input, init) => fetch(input, { ...init, cache: 'no-store' }),
    '/version.json',
    VERSION_TIMEOUT,
  );
  const version = z.safeParse(Version, json);
  return version.success && version.data.build !== own;
}

/**
 * Registers the service worker, which caches the page for use without a network, and reports each new
 * version once it is completely cached. The new version doesn't take over until `accept` is called.
 *
 * @param onUpdateReady called with `accept`, which activates the new version and reloads the page. Where the new version
 *   is not activated soon, the page is reloaded from the network, which has it too
 * @returns a function that stops the checks for new versions
 */
export async function registerServiceWorker(
  onUpdateReady: (accept: () => void) => void,
): Promise<() => void> {
  // Imported here because this file is in the rider's chunk: the lists would wait for it.
  const { Workbox } = await import('workbox-window');
  // The script is always fetched from the network, whatever caching headers the host sets.
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' });
  let isAccepted = false;
  let isControlled = navigator.serviceWorker.controller !== null;
  const reload = () => window.location.reload();
  const reloadOnce = () => {
    if (!isAccepted) return;
    isAccepted = false;
    reload();
  };
  // A page without a controlling worker only gets `activated`.
  worker.addEventListener('activated', reloadOnce);
  worker.addEventListener('controlling', () => {
    // Accepted in another tab. Chunks of this version may be gone, so this page offers a reload too.
    if (isAccepted) return reloadOnce();
    // The first worker, which this page has registered, is no new version.
    const isFirst = !isControlled;
    isControlled = true;
    if (isFirst) return;
    const offerReload = () => onUpdateReady(reload);
    // A page that was reloaded before the new version was activated is that version.
    void isOutdated().then((isOld) => isOld && offerReload(), offerReload);
  });
  worker.addEventListener('waiting', () => {
    const offer = async () => {
      // The page itself comes from the network, so it may already be the new version.
      if (!(await isOutdated())) return;
      onUpdateReady(() => {
        isAccepted = true;
        worker.messageSkipWaiting();
        // This may activate it at last. Chrome then forgets the reload, and `controlling` makes another one.
        setTimeout(reload, LONGEST_WAIT);
      });
    };
    void offer().catch(() => {});
  });
  await worker.register();
  void storeLoadedWords();
  const updateTimer = setInterval(() => void worker.update().catch(() => {}), UPDATE_INTERVAL);
  return () => clearInterval(updateTimer);
}
