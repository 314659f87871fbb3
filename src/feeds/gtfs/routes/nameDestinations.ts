import { STOP_RULE_BITS } from '../../../contract/snapshot/timetable.ts';
import { singleSpaced } from '../singleSpaced.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';

/** The texts that patterns refer to. */
export interface DestinationTexts {
  /** The text of a trip's headsign. */
  readonly tripHeadsign: (headsign: number) => string;
  /** The text of a stop's headsign. */
  readonly stopHeadsign: (headsign: number) => string;
  /** The name of a stop by its number in stops.txt. */
  readonly stopName: (stop: number) => string;
}

/**
 * The destination of each stop of each pattern of one route (S6): the stop's headsign, else the
 * trip's, else the last stop's name. If both directions of the route have the same destination, the
 * last stop's name is added, because only the destination distinguishes directions in the interface.
 */
export function nameDestinations(
  patterns: readonly FeedPattern[],
  texts: DestinationTexts,
): readonly (readonly string[])[] {
  const lastStopOf = ({ stops }: FeedPattern) => texts.stopName(stops.at(-1) ?? -1);
  const named = patterns.map((pattern) => {
    const fallback =
      (pattern.headsign === -1 ? '' : singleSpaced(texts.tripHeadsign(pattern.headsign))) ||
      lastStopOf(pattern);
    return Array.from(pattern.flags, (flag) => {
      const headsign = flag >> STOP_RULE_BITS;
      return (headsign === 0 ? '' : singleSpaced(texts.stopHeadsign(headsign - 1))) || fallback;
    });
  });
  const directionsOf = new Map<string, Set<number>>();
  for (const [index, destinations] of named.entries()) {
    const directionID = patterns[index]?.directionID ?? -1;
    if (directionID === -1) continue;
    for (const destination of new Set(destinations)) {
      const directions = directionsOf.get(destination) ?? new Set();
      directionsOf.set(destination, directions.add(directionID));
    }
  }
  return named.map((destinations, index) => {
    const pattern = patterns[index];
    const last = pattern === undefined ? '' : lastStopOf(pattern);
    return destinations.map((destination) =>
      (directionsOf.get(destination)?.size ?? 0) > 1 && destination !== last
        ? `${destination} (${last})`
        : destination,
    );
  });
}
