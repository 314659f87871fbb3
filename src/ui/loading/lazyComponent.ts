import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

import { importChunk } from '../../lib/loading/ChunkLoadError.ts';

/** `React.lazy` for a named export. The component throws `ChunkLoadError` if its code can't be loaded. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importChunk(load) }));
}

/** After this time without an answer the server counts as unreachable, in milliseconds. */
const REACHABLE_WITHIN = 10_000;

/**
 * Reloads the page if the server can be reached; otherwise the page stays as it is (A34). The URL
 * holds the view, so a reload restores it.
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
