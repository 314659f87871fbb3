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
 * Shown in place of a part that threw. It retries by itself, since nobody can press a button (A33). If a
 * script couldn't be loaded, `useReloadAfterChunkFailure` reloads the page instead.
 */
export function BoardFailed({ part, error, retry }: BoardFailedProps) {
  useEffect(() => {
    if (error instanceof ChunkLoadError) return undefined;
    const timer = setInterval(retry, RETRY_INTERVAL);
    return () => clearInterval(timer);
  }, [error, retry]);
  return <PartFailed part={part} error={error} retry={retry} />;
}
