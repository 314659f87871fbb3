import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

interface AsyncBoundaryProps {
  /** The part's name in the message that replaces it when it fails. */
  name: string;
  /** Shown until the part's code has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the page that loads, fails and recovers independently of the others. */
export const AsyncBoundary = ({ name, fallback = null, children }: AsyncBoundaryProps) => (
  <ErrorBoundary
    fallback={(retry, error) => <PartFailed part={name} error={error} retry={retry} />}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
