import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { Boundary } from '../ui/loading/Boundary.tsx';
import { PartFailed } from './PartFailed.tsx';

interface PartProps {
  /** As the sentence has it that stands in its place when it broke. */
  name: string;
  /** What stands in its place until its code is here. */
  wait?: ReactNode;
  children: ReactNode;
}

/** A part of the page that is fetched, fails and recovers by itself (R25). */
export function Part({ name, wait = null, children }: PartProps) {
  return (
    <Boundary fallback={(retry) => <PartFailed part={name} retry={retry} />}>
      <Suspense fallback={wait}>{children}</Suspense>
    </Boundary>
  );
}
