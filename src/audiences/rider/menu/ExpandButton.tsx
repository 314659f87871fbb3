import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { PartFailed } from '../../PartFailed.tsx';

interface ExpandButtonProps {
  label: string;
  /** The content's name in the message that replaces it when it fails. */
  part: string;
  children: ReactNode;
}

/** A button that shows and hides content below it. The content may load on demand. */
export function ExpandButton({ label, part, children }: ExpandButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen ? (
        <ErrorBoundary
          fallback={(retry, error) => <PartFailed part={part} retry={retry} error={error} />}
        >
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
