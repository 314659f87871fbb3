import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { placesQuery } from '../../../api/queries/search/placesQuery.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { LEAST_OF_PLACE } from '../../../contract/places.ts';
import type { SearchEntry } from '../../../features/search/findEntries.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import type { SearchFailure } from './SearchFailures.tsx';

interface FoundPlaces {
  readonly entries: readonly SearchEntry[];
  readonly isWaiting: boolean;
  /** Whose data it is; null without entries. */
  readonly attribution: string | null;
  readonly failures: readonly SearchFailure[];
}

/**
 * The addresses and places that a text finds, where the service has a geocoder: from the third letter, and asked once
 * typing pauses.
 */
export function usePlaces(text: string, isTypingPaused: boolean): FoundPlaces {
  const { words } = useLanguage();
  const { city, features } = useSettings();
  const { near, camera } = usePageView();
  const query = placesQuery(useApi(), text, near ?? camera ?? city.center);
  const isOffered = features.places === true && text.length >= LEAST_OF_PLACE;
  const { data: read } = useQuery({ ...query, enabled: isOffered && isTypingPaused });
  const answer = isOffered ? read?.answer : undefined;
  const { placeKinds, kinds } = words.search;
  const entries = useMemo(
    () =>
      (answer?.places ?? []).map((found): SearchEntry => {
        const place = { lat: found.latitude, lon: found.longitude };
        const detail = [placeKinds[found.kind], found.detail].filter((part) => part !== '');
        return {
          kind: 'place',
          id: `${place.lat},${place.lon} ${found.name}`,
          name: found.name,
          detail: dotSeparated(detail),
          place,
        };
      }),
    [answer, placeKinds],
  );
  const failedKind = answer?.isPartial === true ? 'unreachable' : read?.failure?.error.kind;
  const failures = useMemo((): readonly SearchFailure[] => {
    if (!isOffered || failedKind === undefined) return [];
    const why = failureReason({ kind: failedKind, message: '' }, words.failures);
    const sentence = words.search.partFailed(kinds.place, why);
    return [{ sentence, kind: failedKind, queryKeys: [query.queryKey] }];
  }, [isOffered, failedKind, words, kinds, query.queryKey]);
  return {
    entries,
    isWaiting: isOffered && (!isTypingPaused || read === undefined),
    attribution: entries.length === 0 ? null : (answer?.attribution ?? null),
    failures,
  };
}
