import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import type { SearchEntry, SearchMatches } from '../../../features/search/findEntries.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useTypingPaused } from './useTypingPaused.ts';

/** A stop ID on a sign. Old ones have four digits; newer ones may be longer or have letters. */
const STOP_ID = /^(?=.*\d)[\p{L}\p{N}]{1,8}$/u;

/** Shorter numbers are mostly routes, so a stop is looked up only when it is chosen. */
const MIN_LENGTH = 3;

interface StopByNumber {
  /** Null if the text isn't a stop ID, or no stop has it. */
  readonly entry: SearchEntry | null;
  /** Whether the service says that there is no such stop. */
  readonly isUnknown: boolean;
}

/**
 * Looks up a stop by its number if it isn't among the entries (4.3).
 *
 * @param entries the entries that are searched by name
 */
export function useStopByNumber(text: string, entries: readonly SearchEntry[]): StopByNumber {
  const { stops } = useLanguage().words;
  const isTypingPaused = useTypingPaused(text);
  const isNumber =
    STOP_ID.test(text) && !entries.some(({ kind, id }) => kind === 'stop' && id === text);
  const isEnabled = isNumber && isTypingPaused && text.length >= MIN_LENGTH;
  const { data: read } = useQuery({ ...stopLocationQuery(useApi(), text), enabled: isEnabled });
  const isUnknown =
    isNumber && read?.failure !== undefined && isRefusedAsUnknown(read.failure.error, 'stop');
  const place = isNumber ? read?.answer : undefined;
  const entry = useMemo(
    (): SearchEntry | null =>
      !isNumber || isUnknown
        ? null
        : {
            kind: 'stop',
            id: place?.stopID ?? text,
            name: place?.intersection ?? stops.stopID(text),
            detail: place === undefined ? '' : stops.stopID(place.stopID),
          },
    [isNumber, isUnknown, text, place, stops],
  );
  return { entry, isUnknown };
}

/** The matches with a stop that was looked up, after the routes and the stops. */
export function withStop(found: SearchMatches, stop: SearchEntry | null): SearchMatches {
  const isFound = found.entries.some(({ kind, id }) => kind === 'stop' && id === stop?.id);
  if (stop === null || isFound) return found;
  const isAfter = ({ kind }: SearchEntry) => kind !== 'route' && kind !== 'stop';
  const first = found.entries.filter((entry) => !isAfter(entry));
  return {
    entries: [...first, stop, ...found.entries.filter(isAfter)],
    counts: { ...found.counts, stop: found.counts.stop + 1 },
  };
}
