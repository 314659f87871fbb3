import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { crowding } from '../../features/times/crowding.ts';
import { groupByEach } from '../../lib/groupBy.ts';
import { withCapital } from '../../lib/words/withCapital.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/**
 * Returns a function that says what riders should know about the next buses of a stop's row: which are crowded, and
 * which don't have what the rider needs, such as "4 and 7: doesn't have what you need". What is true of all of them
 * needs no routes, and a route is named with its destination where only one of its buses is meant.
 */
export function useRowFacts(): (rows: readonly DepartureRow[]) => readonly string[] {
  const { words, formats, labelOf, nameOf } = useLanguage();
  const { needs } = usePageView();
  return (rows) => {
    const rowsByFact = groupByEach(rows, ({ next: [{ arrival }] }) => {
      // The timetable and the bus's report know of these needs only.
      const isUnmet =
        (needs.includes('accessible') && arrival.wheelChairAccessible === false) ||
        (needs.includes('bike') && arrival.bikeRack === false);
      const facts = [isUnmet ? words.needs.unmet : '', crowding(arrival, words)];
      return facts.filter((fact) => fact !== '');
    });
    return [...rowsByFact].map(([fact, meant]) => {
      if (meant.length === rows.length) return withCapital(fact);
      const isWhole = (routeID: string) =>
        rows.every((row) => row.routeID !== routeID || meant.includes(row));
      const names = meant.map(({ routeID, destination }) =>
        isWhole(routeID) ? labelOf(routeID) : words.times.to(labelOf(routeID), nameOf(destination)),
      );
      return words.lists.labeled(formats.list([...new Set(names)]), fact);
    });
  };
}
