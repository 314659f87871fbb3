import { useEffect } from 'react';

import type { ListedLot } from '../../features/parking/listLots.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useCityVehicles } from '../reads/VehiclesContext.tsx';
import { useParkAndRide } from './useParkAndRide.ts';

/** Whether a bus is near a lot (R18); undefined while that is unknown. */
export type HasBusNearby = ((lot: ListedLot) => boolean) | undefined;

interface BusesNearLotsProps {
  /** A setState updater. */
  onChange: (make: () => HasBusNearby) => void;
}

/** Finds out which lots have a bus nearby. Renders nothing. Loaded when somebody sorts the lots by that. */
export function BusesNearLots({ onChange }: BusesNearLotsProps): null {
  const { feedReads } = useCityVehicles();
  const { allStops } = useCityStops();
  const hasBusNearby = useParkAndRide(useSettings(), { feedReads, allStops });
  useEffect(() => {
    onChange(() => hasBusNearby);
    return () => onChange(() => undefined);
  }, [hasBusNearby, onChange]);
  return null;
}
