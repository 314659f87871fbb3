import type { AlertConcern } from '../../../contract/alerts/Alert.ts';
import { type ConcernPlace, concernMatches } from '../../../contract/alerts/concernMatches.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** A place that notices may concern. */
export type NoticePlace = ConcernPlace;

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
