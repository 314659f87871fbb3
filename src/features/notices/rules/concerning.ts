import type { AlertConcern } from '../../../contract/alerts/Alert.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** A place that notices may concern. A notice about a part that is left out here doesn't match. */
export interface NoticePlace {
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

/** Whether one of these is a trip, or names all its runs, or the start of a trip that runs once a day. */
function nameTrip(trips: readonly string[], tripID: string): boolean {
  const whole = wholeTrip(tripID);
  return trips.some((one) => one === tripID || one === whole || wholeTrip(one) === tripID);
}

/** Whether all that a concern names holds in a place. */
export function concernMatches(
  { routeID, destinations, stops, trips }: AlertConcern,
  place: NoticePlace,
): boolean {
  const isToward = destinations === undefined || (place.destinations?.length ?? 0) === 0;
  return (
    (routeID === undefined || haveCommon([routeID], place.routeIDs)) &&
    (isToward || haveCommon(destinations, place.destinations)) &&
    (stops === undefined || haveCommon(stops, place.stopIDs)) &&
    (trips === undefined || (place.tripID !== undefined && nameTrip(trips, place.tripID)))
  );
}

/** Whether a concern names a stop or trip, and not its whole route. */
const isNarrow = ({ stops, trips }: AlertConcern) => stops !== undefined || trips !== undefined;

const stopKey = (stopID: string) => `stop ${stopID}`;
const routeKey = (routeID: string) => `route ${routeID}`;

interface Concerning {
  readonly concerns: readonly AlertConcern[];
}

/** Where notices are found: by the stops or the route that a concern names; what names only trips is under ''. */
const placesOf = memoizeByObject((notices: readonly Concerning[]) => {
  const found = new Map<string, Set<number>>();
  for (const [index, { concerns }] of notices.entries())
    for (const { routeID, stops } of concerns)
      for (const place of stops?.map(stopKey) ?? [routeID === undefined ? '' : routeKey(routeID)]) {
        const indexes = found.get(place);
        if (indexes === undefined) found.set(place, new Set([index]));
        else indexes.add(index);
      }
  return found;
});

/**
 * The notices that concern a place, those about its stop or trip before those about a whole route. Those for the whole
 * city concern no place in particular.
 */
export function noticesFor<N extends Concerning>(notices: readonly N[], place: NoticePlace): N[] {
  const { stopIDs = [], routeIDs = [] } = place;
  const indexes = placesOf(notices);
  const keys = ['', ...stopIDs.map(stopKey), ...routeIDs.map(routeKey)];
  const candidates = new Set(keys.flatMap((key) => [...(indexes.get(key) ?? [])]));
  const found = [...candidates]
    .toSorted((one, other) => one - other)
    .flatMap((index) => {
      const notice = notices[index];
      if (notice === undefined) return [];
      const matching = notice.concerns.filter((concern) => concernMatches(concern, place));
      return matching.length === 0 ? [] : [{ notice, isNear: matching.some(isNarrow) }];
    });
  return [...found.filter(({ isNear }) => isNear), ...found.filter(({ isNear }) => !isNear)].map(
    ({ notice }) => notice,
  );
}
