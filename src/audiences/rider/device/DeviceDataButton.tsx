import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { ExpandButton } from '../menu/ExpandButton.tsx';

const DeviceData = lazyComponent(async () => (await import('./DeviceData.tsx')).DeviceData);

/** Opens the list of what the page saved on this device (R36). */
export function DeviceDataButton() {
  const { device } = useWholeLanguage().words;
  return (
    <div>
      <ExpandButton label={device.button} part={device.button}>
        <DeviceData />
      </ExpandButton>
    </div>
  );
}
