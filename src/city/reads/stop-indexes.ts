import type { StopsAnswer } from '../../contract/stops/stop.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';

/*
 * Indexes, built once for each list: a city has two thousand stops, and the page's map, lists and cards all
 * look for one of them whenever the rider selects something.
 */

/** The stops of a list by stopID, and by the IDs of other stops at their places. */
export const stopsByID: (stops: readonly CityStop[]) => ReadonlyMap<string, CityStop> =
  memoizeByObject(
    (stops: readonly CityStop[]) =>
      new Map(
        stops.flatMap((stop) =>
          [...(stop.otherStops ?? []), stop].map(({ stopID }) => [stopID, stop] as const),
        ),
      ),
  );

const stopIDsOf = memoizeByObject(
  ({ stops }: StopsAnswer): ReadonlySet<string> => new Set(stops.map(({ stopID }) => stopID)),
);

/** Whether the stops that the service sent for a route have this one; false while there is no answer. */
export const hasStop = (answer: StopsAnswer | undefined, stopID: string): boolean =>
  answer !== undefined && stopIDsOf(answer).has(stopID);
