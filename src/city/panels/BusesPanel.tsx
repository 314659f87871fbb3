import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useDeferredValue, useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { vehiclesKey } from '../../api/queries/query-keys.ts';
import { DestinationPicker } from '../../features/routes/DestinationPicker.tsx';
import { destinationsOf } from '../../features/stops/mergeStops.ts';
import { NeedsFilter } from '../../features/vehicles/list/NeedsFilter.tsx';
import { VehicleList } from '../../features/vehicles/list/VehicleList.tsx';
import { useShownVehicles } from '../../features/vehicles/useShownVehicles.ts';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useKnownReads } from '../reads/unknown-routes.ts';
import { useCityVehicles, VehiclesProvider } from '../reads/VehiclesContext.tsx';

const UnknownRoutes = lazyComponent(async () => (await import('./StopsNotices.tsx')).UnknownRoutes);

const selectionOf = (vehicle: TrackedVehicle): Selection => ({
  kind: 'vehicle',
  id: vehicleKey(vehicle),
});

/** The buses of the chosen routes, with the state of each route's feed. Needs no `CityProvider`. */
export function BusesPanel(props: PanelProps) {
  return (
    <VehiclesProvider>
      <BusesOfView {...props} />
    </VehiclesProvider>
  );
}

function BusesOfView({ onSelect, onHighlight }: PanelProps) {
  const { staleness } = useSettings();
  const { compareNames } = useLanguage('page');
  const view = usePageView();
  const changeView = useChangeView();
  const { allStops, showsAll } = useCityStops();
  const { feedReads, vehicles, isDimmed } = useCityVehicles();
  const queryClient = useQueryClient();
  const shown = useShownVehicles(feedReads, staleness);
  const select = useCallback(
    (vehicle: TrackedVehicle) => onSelect(selectionOf(vehicle)),
    [onSelect],
  );
  const highlight = useCallback(
    (vehicle: TrackedVehicle | null) => onHighlight(vehicle === null ? null : selectionOf(vehicle)),
    [onHighlight],
  );
  const retry = useCallback(
    (routeID: string) => void queryClient.refetchQueries({ queryKey: vehiclesKey(routeID) }),
    [queryClient],
  );
  // The list may have the buses of more routes than are in view.
  const destinations = useMemo(
    () =>
      destinationsOf(
        allStops,
        vehicles.map(({ direction }) => direction),
        compareNames,
      ),
    [allStops, vehicles, compareNames],
  );
  // A chip responds at once; the rows of the list follow.
  const needs = useDeferredValue(view.needs);
  const shownDimmed = useDeferredValue(isDimmed);
  const knownFeeds = useKnownReads(feedReads);
  return (
    <>
      <DestinationPicker
        destinations={destinations}
        chosen={view.destination}
        onChoose={(destination) => changeView({ destination })}
      />
      <NeedsFilter
        needs={view.needs}
        vehicles={shown}
        onNeedsChange={(needs) => changeView({ needs })}
      />
      {knownFeeds.length === feedReads.length ? null : (
        <Suspense fallback={null}>
          <UnknownRoutes reads={feedReads} />
        </Suspense>
      )}
      <VehicleList
        feeds={knownFeeds}
        mergesEmpty={showsAll === true}
        staleness={staleness}
        needs={needs}
        isDimmed={shownDimmed}
        onSelect={select}
        onHighlight={highlight}
        onRetry={retry}
      />
    </>
  );
}
