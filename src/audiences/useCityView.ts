import { useCallback, useMemo } from 'react';

import { vehicleKey } from '../api/vehicleFeed.ts';
import type { TrackedVehicle } from '../api/vehicleFeed.ts';
import { lotKey } from '../contract/parking-lot.ts';
import type { Place } from '../lib/distance.ts';
import { useFeedsOf, useLots } from './liveReads.ts';
import type { StopsInView } from './useStopsInView.ts';
import type { Selection, View } from './view.ts';

/** All that the view is of: the stops that the first list has, and what lives: buses and lots. */
export function useCityView(stopsInView: StopsInView, { destination }: View) {
  const { routes, allStops } = stopsInView;
  const feedReads = useFeedsOf(routes);
  const lotsRead = useLots();
  const vehicles = useMemo(
    () => feedReads.flatMap(({ read }) => read?.answer?.vehicles ?? []),
    [feedReads],
  );
  /** A bus of another direction stays in sight, but stands back. */
  const isDimmed = useCallback(
    ({ direction }: TrackedVehicle) => destination !== null && direction !== destination,
    [destination],
  );
  const lots = useMemo(() => lotsRead?.answer?.lots ?? [], [lotsRead]);

  const placeOf = ({ kind, id }: Selection): Place | null => {
    if (kind === 'stop') {
      const stop = allStops.find(({ stopID }) => stopID === id);
      return stop === undefined ? null : { lat: stop.latitude, lon: stop.longitude };
    }
    if (kind === 'vehicle') {
      return vehicles.find((vehicle) => vehicleKey(vehicle) === id) ?? null;
    }
    const lot = kind === 'lot' ? lots.find((one) => lotKey(one) === id) : undefined;
    const coordinates = lot?.coordinates ?? null;
    return coordinates === null ? null : { lat: coordinates.lat, lon: coordinates.lng };
  };
  return {
    ...stopsInView,
    feedReads,
    lotsRead,
    vehicles,
    isDimmed,
    lots,
    /** Where a selected thing is now; null where it is not known or is in several places. */
    placeOf,
  };
}

export type CityView = ReturnType<typeof useCityView>;
