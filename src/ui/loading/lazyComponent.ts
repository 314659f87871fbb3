import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** The code of a part could not be had: the network went, or a new version took it away. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A component whose code is fetched when it is first shown; it throws `ChunkLoadError` if it fails. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new ChunkLoadError('the code of a part could not be fetched', { cause });
    }
  });
}

/**
 * Loads the page anew, since a browser keeps a module that failed for as long as the page lives; the
 * view is in the URL. Where the page itself cannot be had, what is still shown stays (A34).
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
  } catch {
    // Not reachable: whoever asked sees that nothing changed, and asks again.
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
