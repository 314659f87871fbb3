import { useCallback, useMemo } from 'react';

import { vehicleKey } from '../api/vehicleFeed.ts';
import type { TrackedVehicle } from '../api/vehicleFeed.ts';
import { lotKey } from '../contract/parking-lot.ts';
import type { Settings } from '../contract/settings.ts';
import { colorsOf, routesInView } from '../features/routes/routesInView.ts';
import { destinationsOf, mergeStops } from '../features/stops/mergeStops.ts';
import { orderStops } from '../features/stops/orderStops.ts';
import type { Place } from '../lib/distance.ts';
import { useLanguage } from '../ui/Language.tsx';
import { useFeedsOf, useLots, useStopsOf } from './cityReads.ts';
import type { Selection, View } from './view.ts';

/**
 * What the view is of: its routes with their colours, and all that was read of them and of the
 * lots. A first visit has one route, so that the map is never empty (R30).
 */
export function useCityView(settings: Settings, view: View) {
  const { words } = useLanguage();
  const { routes: known } = settings;
  const first = known[0]?.routeID;
  const chosen = useMemo(
    () => view.routes ?? (first === undefined ? [] : [first]),
    [view.routes, first],
  );
  const routes = useMemo(
    () => routesInView(chosen, known, words.routes.unnamed),
    [chosen, known, words],
  );
  const colorOf = useMemo(() => colorsOf(known), [known]);

  const stopReads = useStopsOf(routes);
  const feedReads = useFeedsOf(routes, settings.polling);
  const lotsRead = useLots(settings.polling);

  const allStops = useMemo(
    () =>
      mergeStops(
        stopReads.map(({ route, read }) => ({
          routeID: route.routeID,
          stops: read?.answer?.stops ?? [],
        })),
      ),
    [stopReads],
  );
  const { destination } = view;
  const stops = useMemo(() => {
    const headed =
      destination === null
        ? allStops
        : allStops.filter((stop) => stop.destinations.includes(destination));
    return orderStops(headed, routes, destination);
  }, [allStops, routes, destination]);
  const destinations = useMemo(() => destinationsOf(allStops), [allStops]);
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
    chosen,
    routes,
    colorOf,
    stopReads,
    feedReads,
    lotsRead,
    allStops,
    /** In the order of a ride, narrowed to the chosen destination. */
    stops,
    destinations,
    vehicles,
    isDimmed,
    lots,
    /** Where a selected thing is now; null where it is not known or is in several places. */
    placeOf,
  };
}

export type CityView = ReturnType<typeof useCityView>;
