import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { vehiclesKey } from '../../api/queries/query-keys.ts';
import type { Read } from '../../api/Read.ts';
import { uniqueDestinations } from '../../lib/names/destination.ts';

/**
 * The directions of the routes' buses, as far as their feeds have loaded. Read from the query cache, because
 * the first list must not import the code that polls them (decision 0063).
 */
export function useVehicleDirections(
  routes: readonly { readonly routeID: string }[],
): readonly string[] {
  const client = useQueryClient();
  const joined = useSyncExternalStore(
    useCallback(
      (listen) => {
        // A query is added to the cache during rendering, when no other component may be updated.
        const later = notifyManager.batchCalls(listen);
        return client.getQueryCache().subscribe(({ type }) => type === 'updated' && later());
      },
      [client],
    ),
    () => {
      const vehicles = routes.flatMap(
        ({ routeID }) =>
          client.getQueryData<Read<VehicleFeed>>(vehiclesKey(routeID))?.answer?.vehicles ?? [],
      );
      return uniqueDestinations(vehicles.map(({ direction }) => direction))
        .toSorted()
        .join('\n');
    },
  );
  return useMemo(() => joined.split('\n'), [joined]);
}
