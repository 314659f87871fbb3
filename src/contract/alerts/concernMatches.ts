import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import type { AlertConcern } from './Alert.ts';

/** A place that alerts may concern. An alert about a part that is left out here doesn't match. */
export interface ConcernPlace {
  readonly routeIDs?: readonly string[];
  /** Destinations of these routes; any if this is empty or left out. */
  readonly destinations?: readonly string[];
  readonly stopIDs?: readonly string[];
  readonly tripID?: string;
}

const haveCommon = (some: readonly string[], others: readonly string[] = []) =>
  some.some((one) => others.includes(one));

/** A tripID of one run of a trip that is repeated, without the run's start (getarrivals). */
const wholeTrip = (tripID: string) => tripID.replace(/^(\d{8}\.)\d{1,12}\./, '$1');

const tripSets = memoizeByObject((trips: readonly string[]) => ({
  named: new Set(trips),
  whole: new Set(trips.map(wholeTrip)),
}));

/** Whether one of these is a trip, or names all its runs, or the start of a trip that runs once a day. */
function nameTrip(trips: readonly string[], tripID: string): boolean {
  const { named, whole } = tripSets(trips);
  return named.has(tripID) || named.has(wholeTrip(tripID)) || whole.has(tripID);
}

/** Whether all that a concern names holds in a place. */
export function concernMatches(
  { routeID, destinations, stops, trips }: AlertConcern,
  place: ConcernPlace,
): boolean {
  const isToward = destinations === undefined || (place.destinations?.length ?? 0) === 0;
  return (
    (routeID === undefined || haveCommon([routeID], place.routeIDs)) &&
    (isToward || haveCommon(destinations, place.destinations)) &&
    (stops === undefined || haveCommon(stops, place.stopIDs)) &&
    (trips === undefined || (place.tripID !== undefined && nameTrip(trips, place.tripID)))
  );
}
