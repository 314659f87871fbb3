import { useEffect } from 'react';

import { ChunkLoadError, canAutoReload } from '../../ui/loading/lazyComponent.ts';
import { PartFailed } from '../PartFailed.tsx';

/** Milliseconds. */
const RETRY_INTERVAL = 30_000;
const MIN_RELOAD_INTERVAL = 15 * 60_000;

interface BoardFailedProps {
  part: string;
  error: unknown;
  retry: () => void;
}

/** A part of a board that broke: nobody stands there to press, so it is tried again by itself (A33). */
export function BoardFailed({ part, error, retry }: BoardFailedProps) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!(error instanceof ChunkLoadError) || canAutoReload(MIN_RELOAD_INTERVAL)) retry();
    }, RETRY_INTERVAL);
    return () => clearInterval(timer);
  }, [error, retry]);
  return <PartFailed part={part} retry={retry} />;
}
