import { Suspense, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { onChunkImport } from '../lib/loading/ChunkLoadError.ts';
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

interface AsyncBoundaryProps {
  /** The part's name in the message that replaces it when it fails. */
  name: string;
  /** Shown until the part's code has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that loads, fails and recovers independently of the others (R25).
 *
 * It renders again whenever code has loaded. React alone would show the part at the earliest 0.3 s after the
 * last fallback anywhere on the page, and parts that load one after another would wait that long each.
 */
export function AsyncBoundary({ name, fallback = null, children }: AsyncBoundaryProps) {
  const [, renderAgain] = useState({});
  // An effect after the paint could miss code that loads before it.
  useLayoutEffect(() => onChunkImport(() => renderAgain({})), []);
  return (
    <ErrorBoundary
      fallback={(retry, error) => <PartFailed part={name} error={error} retry={retry} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
