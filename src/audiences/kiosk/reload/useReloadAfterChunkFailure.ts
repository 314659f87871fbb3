import { useEffect } from 'react';

import { importsUnderWay, onChunkImport } from '../../../lib/loading/ChunkLoadError.ts';
import { guardedReload } from './guardedReload.ts';

/** Milliseconds. */
const RETRY_INTERVAL = 5_000;
/** In milliseconds. A script that takes longer hangs; the browser itself has no limit. */
const IMPORT_LIMIT = 60_000;

/**
 * Reloads the page after a script failed to load, or while one doesn't arrive, since nobody can press a button. It
 * waits until the page and all of its scripts can be downloaded, and reloads at most once in 15 minutes.
 */
export function useReloadAfterChunkFailure(): void {
  useEffect(() => {
    let hasFailed = false;
    let lastIdle = performance.now();
    const stopListening = onChunkImport((isLoaded) => {
      hasFailed ||= !isLoaded;
    });
    const timer = setInterval(() => {
      const now = performance.now();
      if (importsUnderWay() === 0) lastIdle = now;
      if (hasFailed || now - lastIdle > IMPORT_LIMIT) void guardedReload();
    }, RETRY_INTERVAL);
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }, []);
}
