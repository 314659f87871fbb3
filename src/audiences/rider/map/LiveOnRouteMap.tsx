import { LiveOnMap } from '../../../city/map/LiveOnMap.tsx';
import { LotsProvider } from '../../../city/reads/LotsContext.tsx';
import { VehiclesProvider } from '../../../city/reads/VehiclesContext.tsx';
import type { Theme } from '../../../lib/colors/theme.ts';

/** The lots and buses on the map of routes, which has no `CityProvider`. They stand still: the map is soon replaced. */
export function LiveOnRouteMap({ theme }: { theme: Theme }) {
  return (
    <VehiclesProvider>
      <LotsProvider>
        <LiveOnMap theme={theme} reducedMotion />
      </LotsProvider>
    </VehiclesProvider>
  );
}
