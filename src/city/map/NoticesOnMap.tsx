import { useMemo, useState } from 'react';

import type { PlacedStop } from '../../features/notices/map/closed-layers.ts';
import { ClosedOnMap } from '../../features/notices/map/ClosedOnMap.tsx';
import { closedStops, stoppedRoutes } from '../../features/notices/rules/closed.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { useNotices } from '../notices/useNotices.ts';
import { useCity } from '../reads/CityContext.tsx';

/** The set before while it has the same members. Most new notices close nothing, and the map then doesn't redraw. */
function useSameSet(set: ReadonlySet<string>): ReadonlySet<string> {
  const [before, setBefore] = useState(set);
  if (before.size === set.size && [...set].every((id) => before.has(id))) return before;
  setBefore(set);
  return set;
}

/** What the agency says, on the map: closed stops and routes that don't run. */
export function NoticesOnMap({ stops, theme }: { stops: readonly PlacedStop[]; theme: Theme }) {
  const { routes } = useCity();
  const { notices } = useNotices();
  const closed = useSameSet(useMemo(() => closedStops(notices), [notices]));
  const stopped = useSameSet(useMemo(() => stoppedRoutes(notices), [notices]));
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
