import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import type { SearchEntry, SearchMatches } from '../../../features/search/results/findEntries.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** One word with a digit or punctuation. IDs are those of a sign or a feed: 0341, 8503000:0:3, place-dwnxg. */
const STOP_ID = /^(?=.*[\p{N}\p{P}\p{S}])\S{1,60}$/u;

/** A name, such as O'Hare, may have punctuation but rarely has a digit. */
const DIGIT = /\p{N}/u;

/** Shorter numbers are mostly routes, so a stop is looked up only when it is chosen. */
const MIN_LENGTH = 3;

interface StopByID {
  /** Null if the text isn't a stop ID, or no stop has it. */
  readonly entry: SearchEntry | null;
  /** Whether the service says that there is no such stop. Never of a text that is more likely a name. */
  readonly isUnknown: boolean;
}

/**
 * Looks up a stop by its ID if it isn't among the entries (interface 4.3). A text with a digit is listed
 * as a stop at once, any other only when the service knows it.
 *
 * @param entries the entries that are searched by name
 */
export function useStopByID(
  text: string,
  entries: readonly SearchEntry[],
  isTypingPaused: boolean,
): StopByID {
  const { words, nameOf } = useLanguage();
  const { stops } = words;
  const isID =
    STOP_ID.test(text) && !entries.some(({ kind, id }) => kind === 'stop' && id === text);
  const isEnabled = isID && isTypingPaused && text.length >= MIN_LENGTH;
  const { data: read } = useQuery({ ...stopLocationQuery(useApi(), text), enabled: isEnabled });
  const hasDigit = DIGIT.test(text);
  const isRefused =
    isID && read?.failure !== undefined && isRefusedAsUnknown(read.failure.error, 'stop');
  const place = isID ? read?.answer : undefined;
  const isListed = isID && !isRefused && (hasDigit || place !== undefined);
  const entry = useMemo(
    (): SearchEntry | null =>
      isListed
        ? {
            kind: 'stop',
            id: place?.stopID ?? text,
            name:
              place === undefined ? stops.stopID(text) : nameOf(place.intersection, place.stopID),
            detail: place === undefined ? '' : stops.stopID(place.stopID),
          }
        : null,
    [isListed, text, place, stops, nameOf],
  );
  return { entry, isUnknown: isRefused && hasDigit };
}

/** The matches with a stop that was looked up, after the routes and the stops. */
export function withStop(found: SearchMatches, stop: SearchEntry | null): SearchMatches {
  const isFound = found.entries.some(({ kind, id }) => kind === 'stop' && id === stop?.id);
  if (stop === null || isFound) return found;
  const isAfter = ({ kind }: SearchEntry) => kind !== 'route' && kind !== 'stop';
  const first = found.entries.filter((entry) => !isAfter(entry));
  return {
    entries: [...first, stop, ...found.entries.filter(isAfter)],
    counts: { ...found.counts, stop: (found.counts.stop ?? 0) + 1 },
  };
}
