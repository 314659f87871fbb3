import { useState } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';

const DeviceData = lazyComponent(async () => (await import('./DeviceData.tsx')).DeviceData);

/** Opens the list of what the page saved on this device. */
export function DeviceDataButton() {
  const { device } = useLanguage().words;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {device.button}
      </Button>
      {isOpen ? (
        <AsyncBoundary name={device.button}>
          <DeviceData />
        </AsyncBoundary>
      ) : null}
    </div>
  );
}
