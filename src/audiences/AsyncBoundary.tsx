import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';

interface AsyncBoundaryProps {
  /** As the sentence has it that stands in its place when it broke. */
  name: string;
  /** What stands in its place until its code is here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the page that is fetched, fails and recovers by itself (R25). */
export function AsyncBoundary({ name, fallback: wait = null, children }: AsyncBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(retry, error) => <PartFailed part={name} error={error} retry={retry} />}
    >
      <Suspense fallback={wait}>{children}</Suspense>
    </ErrorBoundary>
  );
}
