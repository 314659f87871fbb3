import { crowding } from '../../features/times/crowding.ts';
import type { DepartureRow } from '../../features/times/departureRows.ts';
import { meetsNeeds } from '../../features/vehicles/meetsNeeds.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/**
 * Returns a function that says what riders should know about the next buses of a stop's row (T22): which are crowded, and
 * which don't have what the rider needs, such as "4 and 7: doesn't have what you need".
 */
export function useRowFacts(): (rows: readonly DepartureRow[]) => readonly string[] {
  const { words, formats, labelOf } = useLanguage();
  const needs = usePageView().needs.filter((need) => need === 'accessible' || need === 'bike');
  return (rows) => {
    const routesByFact = new Map<string, string[]>();
    for (const { routeID, next } of rows) {
      const [{ arrival }] = next;
      const bus = { ...arrival, wheelChairLift: undefined, wifiAccess: undefined };
      const unmet = meetsNeeds(bus, needs) === 'no' ? words.needs.unmet : '';
      for (const fact of [unmet, crowding(arrival, words)])
        if (fact !== '') routesByFact.set(fact, [...(routesByFact.get(fact) ?? []), routeID]);
    }
    return [...routesByFact].map(
      ([fact, routeIDs]) => `${formats.list([...new Set(routeIDs)].map(labelOf))}: ${fact}`,
    );
  };
}
