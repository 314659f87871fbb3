import { useEffect } from 'react';

import { onChunkLoadError } from '../../lib/ChunkLoadError.ts';
import { canAutoReload, reloadIfReachable } from '../../ui/loading/lazyComponent.ts';

/** Milliseconds. */
const RETRY_INTERVAL = 30_000;
const MIN_RELOAD_INTERVAL = 15 * 60_000;

/**
 * Reloads the page after a script failed to load, since nobody can press a button. It waits until the
 * server can be reached, and reloads at most once in 15 minutes (A32, R33).
 */
export function useReloadAfterChunkFailure(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopListening = onChunkLoadError(() => {
      timer ??= setInterval(() => {
        if (canAutoReload(MIN_RELOAD_INTERVAL)) void reloadIfReachable();
      }, RETRY_INTERVAL);
    });
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }, []);
}
