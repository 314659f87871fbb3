import { STOP_RULE_BITS } from '../../../contract/snapshot/timetable.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';
import type { DestinationTexts } from './DestinationTexts.ts';

/** More destinations than this share of a pattern's stops are none. */
const MOST_DESTINATIONS = 1 / 3;

export interface StopHeadsigns {
  /** The headsign of each stop; empty where the trip's counts. */
  readonly all: readonly string[];
  /** The stop_headsigns that are no destinations. */
  readonly unused: readonly string[];
}

/**
 * The stop_headsigns of a pattern that are destinations. Some cities fill them with the name of the stop itself or
 * of the next one: a headsign that is only at stops of its own name is none, and neither are any if they change
 * more often than at each third stop (F31).
 */
export function stopHeadsigns(
  { stops, flags }: FeedPattern,
  { stopHeadsign, stopName }: Pick<DestinationTexts, 'stopHeadsign' | 'stopName'>,
): StopHeadsigns {
  const given = Array.from(flags, (flag) => {
    const headsign = flag >> STOP_RULE_BITS;
    return headsign === 0 ? '' : plainName(stopHeadsign(headsign - 1));
  });
  const elsewhere = new Set(given.filter((text, at) => text !== stopName(stops[at] ?? -1)));
  const named = new Set(given.filter((text) => text !== '' && elsewhere.has(text)));
  const isTooMany = named.size > Math.max(1, stops.length * MOST_DESTINATIONS);
  const isUsed = (text: string) => !isTooMany && named.has(text);
  return {
    all: given.map((text) => (isUsed(text) ? text : '')),
    unused: [...new Set(given)].filter((text) => text !== '' && !isUsed(text)),
  };
}
