import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { cityMapQuery } from '../../../api/queries/cityMapQuery.ts';
import { useRoutesInFocus } from '../../../city/map/useRoutesInFocus.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { SharedLinesOnMap } from '../../../features/stops/map/SharedLinesOnMap.tsx';
import { WholeCityOnMap } from '../../../features/stops/map/WholeCityOnMap.tsx';
import type { Theme } from '../../../lib/colors/theme.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';
import { usePageView } from '../../../view/ViewContext.tsx';

/**
 * The lines that share a street, and those of the whole city with its stops, whatever routes are chosen. They load after the
 * map, and their failure isn't shown.
 */
export function RiderCity({ cityDocument, theme }: { cityDocument: string; theme: Theme }) {
  const { routes, selection, journey, hidden } = usePageView();
  const known = useCity();
  const { stops } = known;
  const focus = useRoutesInFocus(known);
  const { data } = useQuery(cityMapQuery(cityDocument));
  const shown = useMemo(() => new Set(stops.map(({ stopID }) => stopID)), [stops]);
  const city = data?.answer ?? null;
  const ink = MAP_COLORS[theme];
  if (hidden.includes('stops')) return null;
  return (
    <>
      <SharedLinesOnMap routes={known.routes} land={ink.land} focus={focus} />
      {city === null ? null : (
        <WholeCityOnMap
          city={city}
          ink={ink}
          shown={shown}
          isPale={routes !== null || selection !== null || journey !== null}
        />
      )}
    </>
  );
}
