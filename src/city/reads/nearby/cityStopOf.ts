import type { FoundStop } from '../../../features/nearby/nearbyStops.ts';
import { type CityStop, mergeStops } from '../../../features/stops/mergeStops.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** A found stop as the city's others are; without routes where the service doesn't say them. The same object each time. */
export const cityStopOf = memoizeByObject(({ lines, otherStops, ...stop }: FoundStop): CityStop => {
  const [merged = { ...stop, routes: [], destinations: [] }] = mergeStops(
    lines.map(({ routeID, ...line }) => ({ routeID, stops: [{ ...stop, ...line }] })),
  );
  return { ...merged, routes: merged.routes.filter((routeID) => routeID !== ''), otherStops };
});
