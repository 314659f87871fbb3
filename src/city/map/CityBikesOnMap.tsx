import { useMemo } from 'react';

import { BikesOnMap } from '../../features/bikes/map/BikesOnMap.tsx';
import type { Theme } from '../../lib/colors/theme.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useBikes } from '../bikes/useBikes.ts';

interface CityBikesOnMapProps {
  theme: Theme;
  highlight: Selection | null;
}

const NONE: readonly never[] = [];

/** The bikes of the city on the map. */
export function CityBikesOnMap({ theme, highlight }: CityBikesOnMapProps) {
  const { selection } = usePageView();
  const { stations, feed } = useBikes(null);
  const ids = [selection, highlight].flatMap((one) => (one?.kind === 'bike' ? [one.id] : []));
  const key = ids.join('\n');
  const marked = useMemo(() => key.split('\n'), [key]);
  return <BikesOnMap stations={stations} free={feed?.free ?? NONE} theme={theme} marked={marked} />;
}
