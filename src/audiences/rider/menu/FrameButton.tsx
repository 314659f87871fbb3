import { Suspense, useState } from 'react';

import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { PartFailed } from '../../PartFailed.tsx';

const FrameCode = lazyComponent(async () => (await import('./FrameCode.tsx')).FrameCode);

/** Opens the frame's code for the current view, which loads on demand because few people use it (R27). */
export function FrameButton() {
  const { share } = useLanguage().words;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="map-menu__share">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {share.frame}
      </Button>
      {isOpen ? (
        <ErrorBoundary
          fallback={(retry, error) => (
            <PartFailed part={share.frameCode} error={error} retry={retry} />
          )}
        >
          <Suspense fallback={null}>
            <FrameCode />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
