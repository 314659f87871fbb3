import { useEffect } from 'react';

import { CodeNotFetched, mayReloadByItself } from '../../ui/loading/fetched.ts';
import { PartFailed } from '../PartFailed.tsx';

/** Milliseconds. */
const BETWEEN_TRIES = 30_000;
const BETWEEN_RELOADS = 15 * 60_000;

interface BoardFailedProps {
  part: string;
  error: unknown;
  retry: () => void;
}

/** A part of a board that broke: nobody stands there to press, so it is tried again by itself (A33). */
export function BoardFailed({ part, error, retry }: BoardFailedProps) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!(error instanceof CodeNotFetched) || mayReloadByItself(BETWEEN_RELOADS)) retry();
    }, BETWEEN_TRIES);
    return () => clearInterval(timer);
  }, [error, retry]);
  return <PartFailed part={part} retry={retry} />;
}
