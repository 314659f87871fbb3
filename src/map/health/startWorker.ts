import { clearPrewarmedResources, getGlobalDispatcher, prewarm } from 'maplibre-gl';

import { pingWorker } from '../maplibre.ts';

/** A worker that was started before its map; null if there is none. */
let early: { hasFailed: boolean } | null = null;

/**
 * Starts the worker of the page's maps before there is a map. A worker can only start while the page's thread
 * is free, and creating a map keeps a slow phone's thread busy for a second.
 *
 * @param limit the longest wait for the worker, in milliseconds
 * @returns a promise that resolves once the worker answers, or the limit is over; it never rejects
 */
export async function startWorker(limit: number): Promise<void> {
  if (early === null) {
    const started = { hasFailed: false };
    early = started;
    getGlobalDispatcher().once('error', () => {
      started.hasFailed = true;
    });
    prewarm();
  }
  await pingWorker(limit);
}

/** Whether the worker that was started early could not be loaded. Its map gets no event about that. */
export const hasWorkerFailed = (): boolean => early?.hasFailed === true;

/** Ends the worker that was started early, so that the next map starts a new one. Call without a map. */
export function endWorker(): void {
  if (early !== null) clearPrewarmedResources();
  early = null;
}
