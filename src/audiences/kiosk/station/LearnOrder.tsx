import { useEffect } from 'react';

import type { VehicleFeed } from '../../../api/feeds/vehicleFeed.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { storeSequences } from './stored-order.ts';

/** Stores what the finished rides of each feed have shown, for the next start of this display (A48). */
export function LearnOrder() {
  return useCity().feedReads.map(({ route, read }) =>
    read?.answer === undefined ? null : <LearnRoute key={route.routeID} feed={read.answer} />,
  );
}

function LearnRoute({ feed }: { feed: VehicleFeed }): null {
  const { routeID, stopOrder } = feed;
  // Replaced only when a ride ends.
  const { past } = stopOrder;
  useEffect(() => {
    if (past.size > 0) storeSequences(routeID, past);
  }, [routeID, past]);
  return null;
}
