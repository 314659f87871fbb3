import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

import { importChunk } from '../../lib/ChunkLoadError.ts';

/** A component whose code is loaded when it is first rendered; it throws `ChunkLoadError` if that fails. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importChunk(load) }));
}

/** How long the server has to answer before the page counts as unreachable, in milliseconds. */
const REACHABLE_WITHIN = 10_000;

/**
 * Reloads the page if the server can be reached; otherwise what is shown stays (A34). The view is in
 * the URL.
 *
 * @returns whether the page is reloading
 */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REACHABLE_WITHIN),
    });
    if (ok) window.location.reload();
    return ok;
  } catch {
    return false;
  }
}

/**
 * Whether the page may reload unasked: not soon after it did, so that it is never a loop (A32).
 *
 * @param minInterval milliseconds from one reload to the next
 */
export function canAutoReload(minInterval: number): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  return !isReloaded || performance.now() > minInterval;
}
