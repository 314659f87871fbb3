import { useMemo } from 'react';

import type { Settings } from '../contract/settings.ts';
import { NearbyOnMap } from '../features/nearby/NearbyOnMap.tsx';
import { DEFAULT_RADIUS_FEET } from '../features/nearby/nearbyStops.ts';
import { LotsOnMap } from '../features/parking/LotsOnMap.tsx';
import { RouteLinesOnMap } from '../features/stops/RouteLinesOnMap.tsx';
import { StopsOnMap } from '../features/stops/StopsOnMap.tsx';
import { VehiclesOnMap } from '../features/vehicles/VehiclesOnMap.tsx';
import { MAP_INK } from '../ui/map-ink.ts';
import type { Theme } from '../ui/map-ink.ts';
import type { CityView } from './useCityView.ts';
import type { Selection, View } from './view.ts';

interface CityOnMapProps {
  settings: Settings;
  view: View;
  city: CityView;
  theme: Theme;
  highlight: Selection | null;
  reducedMotion: boolean;
}

/** All subjects on the map, for every audience: what is hidden is left out, the rest is the same. */
export function CityOnMap({
  settings,
  view,
  city,
  theme,
  highlight,
  reducedMotion,
}: CityOnMapProps) {
  const ink = MAP_INK[theme];
  const { selection, hidden, near } = view;
  const markedLots = useMemo(
    () =>
      [selection, highlight].flatMap((one) => {
        if (one?.kind === 'lot') return [one.id];
        if (one?.kind !== 'event') return [];
        const event = city.events.find(({ key }) => key === one.id);
        return event?.lots.map(({ lotKey }) => lotKey) ?? [];
      }),
    [selection, highlight, city.events],
  );
  const markedStops = useMemo(
    () => [selection, highlight].flatMap((one) => (one?.kind === 'stop' ? [one.id] : [])),
    [selection, highlight],
  );
  return (
    <>
      {hidden.includes('stops') ? null : (
        <>
          <RouteLinesOnMap routes={city.routes} halo={ink.halo} />
          <StopsOnMap stops={city.stops} colorOf={city.colorOf} ink={ink} marked={markedStops} />
        </>
      )}
      {near === null ? null : (
        <NearbyOnMap
          point={near}
          radiusFeet={view.radius ?? DEFAULT_RADIUS_FEET}
          accent={ink.accent}
          halo={ink.halo}
        />
      )}
      {hidden.includes('lots') ? null : (
        <LotsOnMap lots={city.shownLots} theme={theme} marked={markedLots} />
      )}
      {hidden.includes('vehicles') ? null : (
        <VehiclesOnMap
          feeds={city.feedReads}
          colorOf={city.colorOf}
          staleness={settings.staleness}
          polling={settings.polling}
          theme={theme}
          reducedMotion={reducedMotion}
          selectedKey={selection?.kind === 'vehicle' ? selection.id : null}
          highlightedKey={highlight?.kind === 'vehicle' ? highlight.id : null}
          isDimmed={city.isDimmed}
        />
      )}
    </>
  );
}
