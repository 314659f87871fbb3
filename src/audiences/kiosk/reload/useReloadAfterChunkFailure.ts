import { useEffect } from 'react';

import { onChunkImport } from '../../../lib/loading/ChunkLoadError.ts';
import { guardedReload } from './guardedReload.ts';

/** Milliseconds. */
const RETRY_INTERVAL = 5_000;

/**
 * Reloads the page after a script failed to load, since nobody can press a button. It waits until the
 * page and all of its scripts can be downloaded, and reloads at most once in 15 minutes (A32, R33).
 */
export function useReloadAfterChunkFailure(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stopListening = onChunkImport((isLoaded) => {
      if (!isLoaded) timer ??= setInterval(() => void guardedReload(), RETRY_INTERVAL);
    });
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }, []);
}
