import { useEffect } from 'react';

import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { askedDepartures } from '../../../contract/departure-filter.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';

/** Shows the routes that stop at the stops of a frame's URL, which names no routes. */
export function ShowStopRoutes({ stopIDs }: { stopIDs: readonly string[] }): null {
  const { filter } = useFrame().options.departures;
  const { feeds } = useDepartures(stopIDs, stopIDs, undefined, askedDepartures(filter));
  const changeView = useChangeView();
  const served = feeds.flatMap((feed) => feed?.arrivals.map(({ routeID }) => routeID) ?? []);
  const routeIDs = [...new Set(served)].toSorted().join();
  useEffect(() => {
    if (routeIDs !== '') changeView({ routes: routeIDs.split(',') });
  }, [routeIDs, changeView]);
  return null;
}
