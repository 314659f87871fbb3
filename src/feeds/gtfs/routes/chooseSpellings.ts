import { groupBy } from '../../../lib/groupBy.ts';
import { destinationKey } from '../../../lib/names/destination.ts';
import type { Findings } from '../Findings.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';

const isAllCapitals = (text: string) => text === text.toUpperCase();

/**
 * Chooses one spelling for each destination of a route: the one of most trips, and in a tie the one that is not
 * all in capitals. Two spellings name one destination if the page treats them as the same.
 *
 * @param given the destinations of each pattern's stops
 * @returns a function from any spelling to the chosen one
 */
export function chooseSpellings(
  patterns: readonly FeedPattern[],
  given: readonly (readonly string[])[],
  findings: Findings,
): (destination: string) => string {
  const tripsOf = new Map<string, number>();
  for (const [index, destinations] of given.entries())
    for (const destination of new Set(destinations))
      tripsOf.set(destination, (tripsOf.get(destination) ?? 0) + (patterns[index]?.trips ?? 0));
  const chosen = new Map<string, string>();
  for (const spellings of groupBy(tripsOf.keys(), destinationKey).values()) {
    const [best = '', ...others] = spellings.toSorted(
      (a, b) =>
        (tripsOf.get(b) ?? 0) - (tripsOf.get(a) ?? 0) ||
        Number(isAllCapitals(a)) - Number(isAllCapitals(b)),
    );
    for (const other of others) {
      chosen.set(other, best);
      findings.add('destination-spellings', {
        file: 'trips.txt',
        field: 'trip_headsign',
        values: { other, destination: best },
      });
    }
  }
  return (destination) => chosen.get(destination) ?? destination;
}
