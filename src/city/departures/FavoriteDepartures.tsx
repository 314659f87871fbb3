import { useMemo } from 'react';

import { StopList } from '../../features/stops/StopList.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useListDepartures } from './useListDepartures.tsx';

const NO_DESTINATIONS: readonly string[] = [];

interface FavoriteDeparturesProps {
  /** With the names and routes that they had when the rider chose them. */
  favorites: readonly {
    readonly id: string;
    readonly name: string;
    readonly routes?: readonly string[] | undefined;
  }[];
  onSelect: OnSelect;
}

/** The favorite stops with their next departures. */
export function FavoriteDepartures({ favorites, onSelect }: FavoriteDeparturesProps) {
  const { words } = useLanguage('page');
  const { colorOf } = useCityStops();
  const stops = useMemo(
    () =>
      favorites.map(({ id, name, routes = [] }) => ({
        stopID: id,
        intersection: name,
        routes,
        destinations: NO_DESTINATIONS,
      })),
    [favorites],
  );
  const below = useListDepartures(stops, colorOf, false);
  return (
    <StopList
      label={words.stops.favorites}
      stops={stops}
      colorOf={colorOf}
      showsRoutes
      below={below}
      onSelect={({ stopID }) => onSelect({ kind: 'stop', id: stopID })}
    />
  );
}
