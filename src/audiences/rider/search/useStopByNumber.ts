import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { stopLocationQuery } from '../../../api/queries/search-queries.ts';
import type { SearchEntry } from '../../../features/search/findEntries.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { isUnknownStop } from '../../../api/isUnknownStop.ts';
import { useTypingPaused } from './useTypingPaused.ts';

/** What a sign may hold: four digits once, letters and more digits since (interface in practice). */
const STOP_ID = /^(?=.*\d)[\p{L}\p{N}]{1,8}$/u;

/** Shorter numbers are mostly routes: their stop is asked for when it is chosen. */
const MIN_LENGTH = 3;

interface StopByNumber {
  /** Null where the text is no number, or that of no stop. */
  readonly entry: SearchEntry | null;
  /** The service says that there is no such stop. */
  readonly isUnknown: boolean;
}

/**
 * The stop of a number that is not among those that can be searched: asked of the service (4.3).
 *
 * @param entries what is searched by name
 */
export function useStopByNumber(text: string, entries: readonly SearchEntry[]): StopByNumber {
  const { stops } = useLanguage().words;
  const isTypingPaused = useTypingPaused(text);
  const isNumber =
    STOP_ID.test(text) && !entries.some(({ kind, id }) => kind === 'stop' && id === text);
  const isEnabled = isNumber && isTypingPaused && text.length >= MIN_LENGTH;
  const { data: read } = useQuery({ ...stopLocationQuery(useApi(), text), enabled: isEnabled });
  const isUnknown = isNumber && read?.failure !== undefined && isUnknownStop(read.failure.error);
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
