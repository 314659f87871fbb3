import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ChunkLoadError } from '../../lib/loading/ChunkLoadError.ts';
import { PartFailed } from '../PartFailed.tsx';
import { DISPLAY_ERRORS } from './fleet/errorQueue.ts';

/** Milliseconds. */
const RETRY_INTERVAL = 30_000;

interface BoardFailedProps {
  part: string;
  error: unknown;
  retry: () => void;
}

/**
 * Shown in place of a part that threw. It retries with the next data and every half minute, since nobody
 * can press a button. If a script couldn't be loaded, `useReloadAfterChunkFailure` reloads the page instead.
 */
export function BoardFailed({ part, error, retry }: BoardFailedProps) {
  const client = useQueryClient();
  useEffect(() => DISPLAY_ERRORS.addError(error), [error]);
  useEffect(() => {
    if (error instanceof ChunkLoadError) return undefined;
    const timer = setInterval(retry, RETRY_INTERVAL);
    const stopListening = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') retry();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [client, error, retry]);
  return <PartFailed part={part} error={error} retry={retry} />;
}
