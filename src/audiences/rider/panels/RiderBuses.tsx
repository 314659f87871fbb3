import { Suspense } from 'react';

import { BusesPanel } from '../../../city/panels/BusesPanel.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import type { PanelProps } from '../../../view/panel-props.ts';

// Below the list, which doesn't wait for what is saved on the device.
const RouteFavorites = lazyComponent(
  async () => (await import('./RouteFavorites.tsx')).RouteFavorites,
);

/** The list of buses, and below it the chosen routes, which can be favorites. */
export function RiderBuses(props: PanelProps) {
  return (
    <>
      <BusesPanel {...props} />
      <Suspense fallback={null}>
        <RouteFavorites />
      </Suspense>
    </>
  );
}
