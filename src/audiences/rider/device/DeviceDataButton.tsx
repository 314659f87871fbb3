import { Suspense, useState } from 'react';

import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { PartFailed } from '../../PartFailed.tsx';

const DeviceData = lazyComponent(async () => (await import('./DeviceData.tsx')).DeviceData);

/** Opens the list of what the page saved on this device (R36). */
export function DeviceDataButton() {
  const { device } = useLanguage().words;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {device.button}
      </Button>
      {isOpen ? (
        <ErrorBoundary
          fallback={(retry, error) => (
            <PartFailed part={device.button} retry={retry} error={error} />
          )}
        >
          <Suspense fallback={null}>
            <DeviceData />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
