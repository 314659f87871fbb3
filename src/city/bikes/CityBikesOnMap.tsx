import { useMemo } from 'react';

import { BikesOnMap } from '../../features/bikes/map/BikesOnMap.tsx';
import { usePageView } from '../../view/ViewContext.tsx';
import type { OnMapProps } from '../part-props.ts';
import { useBikes } from './useBikes.ts';

/** The bikes of the city on the map. */
export function CityBikesOnMap({ theme, highlight }: OnMapProps) {
  const { selection } = usePageView();
  const { stations, free } = useBikes(null);
  const ids = [selection, highlight].flatMap((one) => (one?.kind === 'bike' ? [one.id] : []));
  const key = ids.join('\n');
  const marked = useMemo(() => key.split('\n'), [key]);
  return <BikesOnMap stations={stations} free={free} theme={theme} marked={marked} />;
}
