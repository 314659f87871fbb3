import { createContext, use, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { RouteFeed } from '../../features/vehicles/feed/route-feed.ts';
import { meetsNeeds } from '../../features/vehicles/meetsNeeds.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useVehicleFeeds } from './live/live-reads.ts';

/** The buses that the page's view shows. */
export interface CityVehicles {
  /** The feed of each route that is shown. */
  readonly feedReads: readonly RouteFeed[];
  /** The buses of all these feeds. */
  readonly vehicles: readonly TrackedVehicle[];
  /** Whether a bus is drawn faintly, because it goes another way or lacks what the rider needs. */
  readonly isDimmed: (vehicle: TrackedVehicle) => boolean;
}

const VehiclesContext = createContext<CityVehicles | null>(null);

/** Gives the buses of the page's view to everything inside. Needs a `StopsInViewProvider`. */
export function VehiclesProvider({ children }: { children: ReactNode }) {
  const { destination, needs } = usePageView();
  const feedReads = useVehicleFeeds();
  const vehicles = useMemo(
    () => feedReads.flatMap(({ read }) => read?.answer?.vehicles ?? []),
    [feedReads],
  );
  const isDimmed = useCallback(
    (vehicle: TrackedVehicle) =>
      (destination !== null && !sameDestination(vehicle.direction, destination)) ||
      meetsNeeds(vehicle, needs) !== 'yes',
    [destination, needs],
  );
  const value = useMemo(() => ({ feedReads, vehicles, isDimmed }), [feedReads, vehicles, isDimmed]);
  return <VehiclesContext value={value}>{children}</VehiclesContext>;
}

/**
 * The buses of the page's view; the same object until one of them changes. Throws outside a
 * `VehiclesProvider`.
 */
export function useCityVehicles(): CityVehicles {
  const vehicles = use(VehiclesContext);
  if (vehicles === null) throw new Error('useCityVehicles outside a VehiclesProvider');
  return vehicles;
}
