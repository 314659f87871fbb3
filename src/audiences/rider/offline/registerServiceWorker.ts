import { Workbox } from 'workbox-window';
import * as z from 'zod/mini';

import { readJson } from '../../../api/readJson.ts';

const VERSION_TIMEOUT = 10_000;
/** A page that is left open hears of a new version within the hour. */
const UPDATE_INTERVAL = 60 * 60_000;

const Version = z.object({ build: z.string() });

/** Whether the server's page is of another build than this one. */
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
 * Registers the service worker, which keeps the page for a time without a network, and tells of each
 * new version that it has kept whole. Nothing is taken over or reloaded until `accept` is called.
 *
 * @param onUpdateReady is given `accept`, which takes the new version and reloads the page
 * @returns stops looking for new versions
 */
export async function registerServiceWorker(
  onUpdateReady: (accept: () => void) => void,
): Promise<() => void> {
  // Asked of the network each time, whatever a host says of how long its files may be kept.
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' });
  let isAccepted = false;
  const reload = () => window.location.reload();
  const reloadOnce = () => {
    if (!isAccepted) return;
    isAccepted = false;
    reload();
  };
  // A page that the worker does not control yet hears only that the new one is active.
  worker.addEventListener('activated', reloadOnce);
  worker.addEventListener('controlling', () => {
    // Taken in another tab: what this one has not fetched yet may be gone, so it is offered here too.
    if (isAccepted) reloadOnce();
    else onUpdateReady(reload);
  });
  worker.addEventListener('waiting', () => {
    const offer = async () => {
      // The page comes from the network, so it may be the new version already.
      if (!(await isOutdated())) return;
      onUpdateReady(() => {
        isAccepted = true;
        worker.messageSkipWaiting();
      });
    };
    void offer().catch(() => {});
  });
  await worker.register();
  const updateTimer = setInterval(() => void worker.update().catch(() => {}), UPDATE_INTERVAL);
  return () => clearInterval(updateTimer);
}
