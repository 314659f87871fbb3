import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { placesQuery } from '../../../api/queries/search/placesQuery.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { type FoundPlace, LEAST_OF_PLACE } from '../../../contract/places/places.ts';
import type { SearchEntry } from '../../../features/search/results/findEntries.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { isolate } from '../../../lib/words/isolate.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import type { SearchFailure } from './SearchFailures.tsx';
import { useTileNames } from './useTileNames.ts';

interface FoundPlaces {
  readonly entries: readonly SearchEntry[];
  readonly isWaiting: boolean;
  /** Whose data it is; null without entries. */
  readonly attribution: string | null;
  readonly failures: readonly SearchFailure[];
}

/**
 * The addresses and places that a text finds, from the third letter and once typing pauses: those of the service's
 * geocoder, or, without one that answers, the names in the map's own tiles.
 */
export function usePlaces(text: string, isTypingPaused: boolean): FoundPlaces {
  const { words } = useLanguage();
  const { city, features } = useSettings();
  const { near, camera } = usePageView();
  const here = near ?? camera ?? city.center;
  const query = placesQuery(useApi(), text, here);
  const isLong = text.length >= LEAST_OF_PLACE;
  const isOffered = features.places === true && isLong;
  const { data: read } = useQuery({ ...query, enabled: isOffered && isTypingPaused });
  const answer = isOffered ? read?.answer : undefined;
  const { placeKinds, kinds } = words.search;
  const failedKind = answer?.isPartial === true ? 'unreachable' : read?.failure?.error.kind;
  const isFound = (answer?.places.length ?? 0) > 0;
  const isOfMap = isLong && !isFound && (!isOffered || failedKind !== undefined);
  const ofMap = useTileNames(text, isOfMap, isTypingPaused, here);
  const entries = useMemo(() => {
    const entry = (
      found: Pick<FoundPlace, 'kind' | 'name' | 'detail'>,
      place: Place,
    ): SearchEntry => ({
      kind: 'place',
      id: `${place.lat},${place.lon} ${found.name}`,
      name: found.name,
      // An address begins with a number, which would stand at its end in a line from right to left.
      detail: dotSeparated(
        [placeKinds[found.kind], isolate(found.detail)].filter((part) => part !== ''),
      ),
      place,
    });
    return [
      ...(answer?.places ?? []).map((found) =>
        entry(found, { lat: found.latitude, lon: found.longitude }),
      ),
      ...ofMap.map((found) => entry({ ...found, detail: '' }, found.place)),
    ];
  }, [answer, ofMap, placeKinds]);
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
