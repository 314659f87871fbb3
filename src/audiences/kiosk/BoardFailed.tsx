import { useEffect } from 'react';

import { ChunkLoadError } from '../../lib/ChunkLoadError.ts';
import { PartFailed } from '../PartFailed.tsx';

/** Milliseconds. */
const RETRY_INTERVAL = 30_000;

interface BoardFailedProps {
  part: string;
  error: unknown;
  retry: () => void;
}

/**
 * A part of a board that broke: nobody stands there to press, so it is tried again by itself (A33).
 * After a script that could not be loaded, `useReloadAfterChunkFailure` reloads the page instead.
 */
export function BoardFailed({ part, error, retry }: BoardFailedProps) {
  useEffect(() => {
    if (error instanceof ChunkLoadError) return undefined;
    const timer = setInterval(retry, RETRY_INTERVAL);
    return () => clearInterval(timer);
  }, [error, retry]);
  return <PartFailed part={part} error={error} retry={retry} />;
}
