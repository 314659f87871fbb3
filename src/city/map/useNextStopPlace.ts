import { useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { stopFinder } from '../../lib/names/stop-by-name.ts';
import type { Selection } from '../../view/view.ts';
import type { CityView } from '../reads/useCityView.ts';

/**
 * Where the next stop of the selected vehicle is; null if no loaded stop has its name, or if several may
 * be meant.
 */
export function useNextStopPlace(
  { allStops, vehicles }: CityView,
  selection: Selection | null,
): Place | null {
  const stopForName = useMemo(() => stopFinder(allStops), [allStops]);
  const vehicle =
    selection?.kind === 'vehicle'
      ? vehicles.find((one) => vehicleKey(one) === selection.id)
      : undefined;
  return useMemo(() => {
    if (vehicle === undefined) return null;
    const stop = stopForName(vehicle.nextStop, vehicle.direction, vehicle);
    return stop === null ? null : { lat: stop.latitude, lon: stop.longitude };
  }, [stopForName, vehicle]);
}
