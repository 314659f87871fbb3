import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { vehiclesKey } from '../../api/queries/query-keys.ts';
import type { Read } from '../../api/Read.ts';
import type { VehicleFeed } from '../../api/feeds/vehicleFeed.ts';
import { uniqueDestinations } from '../../lib/destination.ts';

/**
 * Where the buses of the routes go, as far as their feeds were read. The first list takes it from
 * where they are kept: what reads them comes after it (decision 0013).
 */
export function useVehicleDirections(
  routes: readonly { readonly routeID: string }[],
): readonly string[] {
  const client = useQueryClient();
  const joined = useSyncExternalStore(
    useCallback(
      // A query that a component asks for is added while that component is rendered: told later.
      (listen) => client.getQueryCache().subscribe(notifyManager.batchCalls(listen)),
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
