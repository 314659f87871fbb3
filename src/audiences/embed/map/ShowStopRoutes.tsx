import { useEffect } from 'react';

import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';

/** Shows the routes that stop at the stops of a frame's URL, which names no routes. */
export function ShowStopRoutes({ stopIDs }: { stopIDs: readonly string[] }): null {
  const { feeds } = useDepartures(stopIDs);
  const changeView = useChangeView();
  const served = feeds.flatMap((feed) => feed?.arrivals.map(({ routeID }) => routeID) ?? []);
  const routeIDs = [...new Set(served)].toSorted().join();
  useEffect(() => {
    if (routeIDs !== '') changeView({ routes: routeIDs.split(',') });
  }, [routeIDs, changeView]);
  return null;
}
