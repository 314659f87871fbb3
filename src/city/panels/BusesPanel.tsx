import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';

import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { vehiclesKey } from '../../api/queries/query-keys.ts';
import { FavoriteButton } from '../../features/favorites/card/FavoriteButton.tsx';
import { DestinationPicker } from '../../features/routes/DestinationPicker.tsx';
import { NeedsFilter } from '../../features/vehicles/list/NeedsFilter.tsx';
import { VehicleList } from '../../features/vehicles/list/VehicleList.tsx';
import { useShownVehicles } from '../../features/vehicles/map/useShownVehicles.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import type { PanelProps } from '../cards/panel-props.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const selectionOf = (vehicle: TrackedVehicle): Selection => ({
  kind: 'vehicle',
  id: vehicleKey(vehicle),
});

/** The buses of the chosen routes, with the state of each route's feed. */
export function BusesPanel({ onSelect, onHighlight }: PanelProps) {
  const { staleness } = useSettings();
  const view = usePageView();
  const changeView = useChangeView();
  const city = useCity();
  const { words } = useLanguage();
  const queryClient = useQueryClient();
  const shown = useShownVehicles(city.feedReads, staleness);
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
  // A chip responds at once; the rows of the list follow.
  const needs = useDeferredValue(view.needs);
  const isDimmed = useDeferredValue(city.isDimmed);
  return (
    <>
      <DestinationPicker
        destinations={city.destinations}
        chosen={view.destination}
        onChoose={(destination) => changeView({ destination })}
      />
      <NeedsFilter
        needs={view.needs}
        vehicles={shown}
        onNeedsChange={(needs) => changeView({ needs })}
      />
      <VehicleList
        feeds={city.feedReads}
        mergesEmpty={city.showsAll === true}
        staleness={staleness}
        needs={needs}
        isDimmed={isDimmed}
        onSelect={select}
        onHighlight={highlight}
        onRetry={retry}
      />
      <p className="buses-panel__favorites">
        {(city.showsAll ? [] : city.routes).map(({ routeID, name }) => (
          <FavoriteButton
            key={routeID}
            favorite={{ kind: 'route', id: routeID, name }}
            label={words.favorites.addRoute(routeID)}
          />
        ))}
      </p>
    </>
  );
}
