import { filesLoaded } from '../../lib/loading/preloadFiles.ts';
import { isSandboxed, workerAddress } from './workerAddress.ts';

/** The worker, until MapLibre takes it or it fails. */
let early: Worker | null = null;
/** Whether MapLibre has asked for a worker. From then on it starts its own. */
let isAsked = false;

/**
 * Starts the map's worker as soon as its files have loaded, before MapLibre's code, which is as large, has: on a
 * slow phone the worker takes 0.1 s to start. MapLibre then takes it instead of starting one (in the build,
 * src/build/maplibre/earlyMapWorker.ts makes it do so). A worker that fails here is forgotten, so that MapLibre starts one
 * itself and notices.
 */
export async function startWorkerEarly(page: Document): Promise<void> {
  if (isSandboxed()) return;
  await filesLoaded(page, 'load-worker');
  if (isAsked || early !== null) return;
  const worker = new Worker(workerAddress(), { type: 'module' });
  early = worker;
  worker.addEventListener(
    'error',
    () => {
      if (early !== worker) return;
      early = null;
      worker.terminate();
    },
    { once: true },
  );
}

/** Returns the worker that was started early. Only the first caller gets it; all others get null. */
export function takeEarlyWorker(): Worker | null {
  const worker = early;
  early = null;
  isAsked = true;
  return worker;
}
