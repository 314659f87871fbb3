import { useMemo } from 'react';

import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { vehiclesKey } from '../../api/queries/query-keys.ts';
import type { Read } from '../../api/Read.ts';
import { uniqueDestinations } from '../../lib/names/destination.ts';
import { useCached } from './useCached.ts';

/**
 * The directions of the routes' buses, as far as their feeds have loaded. Read from the query cache, because
 * the first list must not import the code that polls them (decision 0063).
 */
export function useVehicleDirections(
  routes: readonly { readonly routeID: string }[],
): readonly string[] {
  const joined = useCached((client) => {
    const vehicles = routes.flatMap(
      ({ routeID }) =>
        client.getQueryData<Read<VehicleFeed>>(vehiclesKey(routeID))?.answer?.vehicles ?? [],
    );
    return uniqueDestinations(vehicles.map(({ direction }) => direction))
      .toSorted()
      .join('\n');
  });
  return useMemo(() => joined.split('\n'), [joined]);
}
