import { useMemo } from 'react';

import type { Settings } from '../contract/settings.ts';
import { NearbyOnMap } from '../features/nearby/NearbyOnMap.tsx';
import { useNearbySearch } from '../features/nearby/useNearbySearch.ts';
import { LotsOnMap } from '../features/parking/LotsOnMap.tsx';
import { mergeStops } from '../features/stops/mergeStops.ts';
import { RouteLinesOnMap } from '../features/stops/RouteLinesOnMap.tsx';
import { StopsOnMap } from '../features/stops/StopsOnMap.tsx';
import { useNextStopPlace } from './useNextStopPlace.ts';
import type { OnLead } from '../features/vehicles/useLead.ts';
import { VehiclesOnMap } from '../features/vehicles/VehiclesOnMap.tsx';
import { MAP_INK } from '../ui/map-ink.ts';
import type { Theme } from '../ui/map-ink.ts';
import { useApi } from './ApiContext.ts';
import type { CityView } from './useCityView.ts';
import type { Selection, View } from './view.ts';

interface CityOnMapProps {
  settings: Settings;
  view: View;
  city: CityView;
  theme: Theme;
  highlight: Selection | null;
  followedKey: string | null;
  onLead: OnLead | undefined;
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
  ...follow
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
  const { metresPerMinute } = settings.walking;
  const search = useNearbySearch({
    api: useApi(),
    point: near,
    radius: view.radius,
    metresPerMinute,
  });
  // What a search found is on the map as in the list, also where no chosen route stops there.
  const stops = useMemo(() => {
    const shown = new Set(city.stops.map(({ stopID }) => stopID));
    const others = search.found.flatMap(({ stop }) => (shown.has(stop.stopID) ? [] : [stop]));
    const found = mergeStops([{ routeID: '', stops: others }]);
    return [...city.stops, ...found.map((stop) => ({ ...stop, routes: [] }))];
  }, [city.stops, search.found]);
  const nextStopAt = useNextStopPlace(city, selection);
  return (
    <>
      {hidden.includes('stops') ? null : (
        <>
          <RouteLinesOnMap routes={city.routes} halo={ink.halo} />
          <StopsOnMap stops={stops} colorOf={city.colorOf} ink={ink} marked={markedStops} />
        </>
      )}
      {near === null ? null : (
        <NearbyOnMap
          point={near}
          radiusFeet={search.reachFeet}
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
          nextStopAt={nextStopAt}
          {...follow}
        />
      )}
    </>
  );
}
