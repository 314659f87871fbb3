import { useMemo } from 'react';

import type { PlacedStop } from '../../features/notices/map/closed-layers.ts';
import { ClosedOnMap } from '../../features/notices/map/ClosedOnMap.tsx';
import { closedStops, stoppedRoutes } from '../../features/notices/rules/closed.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useNotices } from './useNotices.ts';

/** What the agency says, on the map: closed stops and routes that don't run (N5). */
export function NoticesOnMap({ stops, theme }: { stops: readonly PlacedStop[]; theme: Theme }) {
  const { routes } = useCity();
  const { notices } = useNotices();
  const closed = useMemo(() => closedStops(notices), [notices]);
  const stopped = useMemo(() => stoppedRoutes(notices), [notices]);
  const { danger, fill, land } = MAP_COLORS[theme];
  return (
    <ClosedOnMap
      stops={stops}
      routes={routes}
      closed={closed}
      stopped={stopped}
      color={danger}
      bar={fill}
      land={land}
    />
  );
}
