import { useEffect } from 'react';

import type { RouteSettings } from '../../contract/settings/settings.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { useKnownRoutes } from '../reads/routes/useKnownRoutes.ts';
import { useStopsOfRoutes } from '../reads/routes/useStopsOfRoutes.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useCityVehicles } from '../reads/VehiclesContext.tsx';
import { useParkAndRide } from './useParkAndRide.ts';

/** Whether a bus is near a lot; undefined while that is unknown. */
export type HasBusNearby = ((lot: ListedLot) => boolean) | undefined;

interface BusesNearLotsProps {
  /** A setState updater. */
  onChange: (make: () => HasBusNearby) => void;
}

const NO_ROUTES: readonly RouteSettings[] = [];

/** Finds out which lots have a bus nearby. Renders nothing. Loaded when somebody sorts the lots by that. */
export function BusesNearLots({ onChange }: BusesNearLotsProps): null {
  const settings = useSettings();
  const { feedReads } = useCityVehicles();
  const inView = useCityStops();
  // Where the page has the buses of all routes, it needs their stops too.
  const wanted = inView.showsAll === true ? settings.routes : NO_ROUTES;
  const routes = useKnownRoutes(wanted);
  const allStops = useStopsOfRoutes(wanted);
  const isRead = inView.stopReads.every(({ read }) => read !== undefined);
  const stopsOfChosen = { routes: inView.routes, allStops: isRead ? inView.allStops : undefined };
  const hasBusNearby = useParkAndRide(settings, {
    feedReads,
    ...(inView.showsAll === true ? { routes, allStops } : stopsOfChosen),
  });
  useEffect(() => {
    onChange(() => hasBusNearby);
    return () => onChange(() => undefined);
  }, [hasBusNearby, onChange]);
  return null;
}
