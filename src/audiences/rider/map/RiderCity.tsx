import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { cityMapQuery } from '../../../api/queries/cityMapQuery.ts';
import { SharedLines } from '../../../city/map/SharedLines.tsx';
import { useCity } from '../../../city/reads/CityContext.tsx';
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
  const { stops } = useCity();
  const { data } = useQuery(cityMapQuery(cityDocument));
  const shown = useMemo(() => new Set(stops.map(({ stopID }) => stopID)), [stops]);
  const city = data?.answer ?? null;
  const ink = MAP_COLORS[theme];
  if (hidden.includes('stops')) return null;
  return (
    <>
      <SharedLines theme={theme} />
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
