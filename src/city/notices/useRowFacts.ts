import { crowding } from '../../features/times/crowding.ts';
import type { DepartureRow } from '../../features/times/departureRows.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/**
 * Returns a function that says what riders should know about the next buses of a stop's row (T22): which are crowded, and
 * which don't have what the rider needs, such as "4 and 7: doesn't have what you need".
 */
export function useRowFacts(): (rows: readonly DepartureRow[]) => readonly string[] {
  const { words, formats, labelOf } = useLanguage();
  const { needs } = usePageView();
  return (rows) => {
    const routesByFact = new Map<string, string[]>();
    for (const { routeID, next } of rows) {
      const [{ arrival }] = next;
      // The timetable and the bus's report know of these needs only.
      const isUnmet =
        (needs.includes('accessible') && arrival.wheelChairAccessible === false) ||
        (needs.includes('bike') && arrival.bikeRack === false);
      for (const fact of [isUnmet ? words.needs.unmet : '', crowding(arrival, words)])
        if (fact !== '') routesByFact.set(fact, [...(routesByFact.get(fact) ?? []), routeID]);
    }
    return [...routesByFact].map(([fact, routeIDs]) =>
      words.lists.labeled(formats.list([...new Set(routeIDs)].map(labelOf)), fact),
    );
  };
}
