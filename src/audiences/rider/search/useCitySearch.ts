import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';

import type { ApiError } from '../../../api/ApiError.ts';
import { searchQuery } from '../../../api/queries/search/searchQuery.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { SearchResult } from '../../../contract/places/search.ts';
import type { CityMatches, SearchEntry } from '../../../features/search/results/findEntries.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { stopDetail } from './stopDetail.ts';

interface CitySearch {
  /** Null while there is no answer: before the first one, or after a failure. */
  readonly found: CityMatches | null;
  readonly isWaiting: boolean;
  /** Why there is no answer. */
  readonly error: ApiError | undefined;
  /** Whether the service can't search at all: it is not Curbside's. */
  readonly isNotOffered: boolean;
  readonly queryKey: readonly unknown[];
}

/** A real service does not know the operation, and an older one of Curbside has nothing at its path. */
const isUnknownOperation = ({ kind, status }: ApiError) => kind === 'refused' || status === 404;

const stopsByID = memoizeByObject(
  (entries: readonly SearchEntry[]): ReadonlyMap<string, SearchEntry> =>
    new Map(entries.flatMap((entry) => (entry.kind === 'stop' ? [[entry.id, entry]] : []))),
);

/** The IDs of found stops whose name another one has. */
function stopsOfEqualNames(results: readonly SearchResult[]): ReadonlySet<string> {
  const stops = results.flatMap((result) => (result.kind === 'stop' ? [result] : []));
  const byName = groupBy(stops, ({ intersection }) => intersection);
  const ofEqualNames = [...byName.values()].filter(({ length }) => length > 1).flat();
  return new Set(ofEqualNames.map(({ stopID }) => stopID));
}

/** The number that follows the word for a stop, as cards and signs have both: "stop 0165". Else the text itself. */
export function withoutStopWord(text: string, stopText: (id: string) => string): string {
  const [word = ''] = stopText('0')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .toLowerCase()
    .split('0');
  const rest = text.slice(word.length);
  return word.trim() !== '' && text.startsWith(word) && /^\d/.test(rest) ? rest : text;
}

/**
 * Searches the stops and destinations of the whole city. While another letter is typed, the results of the text before
 * stay.
 *
 * @param text without spaces around it; '' searches nothing
 * @param loaded the entries of loaded stops, which say more numbers, and where riders only get off
 */
export function useCitySearch(text: string, loaded: readonly SearchEntry[]): CitySearch {
  const { words, formats, labelOf, nameOf } = useLanguage();
  const { city } = useSettings();
  const { near, camera } = usePageView();
  const searched = withoutStopWord(text.toLowerCase(), words.stops.stopID);
  const { lat, lon } = near ?? camera ?? city.center;
  const query = searchQuery(useApi(), searched, { lat, lon });
  const queryClient = useQueryClient();
  const hash = hashKey(query.queryKey);
  // useQuery asks once the letter has been painted. Until then the city in the page has the answer, for the same frame.
  const ask = useEffectEvent(() => void queryClient.prefetchQuery(query));
  useLayoutEffect(() => {
    if (text !== '') ask();
  }, [text, hash]);
  const { data: read, isPlaceholderData } = useQuery({
    ...query,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const answer = text === '' ? undefined : read?.answer;
  const found = useMemo((): CityMatches | null => {
    if (answer === undefined) return null;
    const stops = stopsByID(loaded);
    const routesText = (routes: readonly string[]) =>
      formats.list(routes.map(labelOf).toSorted(formats.compare));
    const twins = stopsOfEqualNames(answer.results);
    const entryOf = (result: SearchResult): SearchEntry | [] => {
      if (result.kind === 'stop') {
        const { stopID, intersection, routes, destinations = [] } = result;
        const own = stops.get(stopID);
        const place = { lat: result.latitude, lon: result.longitude };
        // The nearest of equal names comes first.
        const far = twins.has(stopID) ? formats.distance(metersBetween({ lat, lon }, place)) : '';
        // Of all its routes; a loaded stop has the chosen ones only.
        const { numbers = words.stops.stopID(stopID), exitsToward = [] } = own?.ofStop ?? {};
        const exits = exitsToward.filter((label) => !destinations.includes(label));
        const toward = towardText({ destinations, exitsToward: exits }, { words, formats, nameOf });
        return {
          ...own,
          kind: 'stop',
          id: stopID,
          name: own?.name ?? nameOf(intersection, stopID),
          detail: stopDetail(far, numbers, routesText(routes), toward),
        };
      }
      if (result.kind !== 'destination') return [];
      const { destination, routes } = result;
      return {
        kind: 'destination',
        id: destination,
        name: nameOf(destination),
        detail: routesText(routes),
        routeIDs: routes,
      };
    };
    const { stop, destination } = answer.counts;
    return { entries: answer.results.flatMap(entryOf), counts: { stop, destination } };
  }, [answer, loaded, words, formats, labelOf, nameOf, lat, lon]);
  const error = text === '' || isPlaceholderData ? undefined : read?.failure?.error;
  return {
    found,
    isWaiting: text !== '' && (read === undefined || isPlaceholderData),
    error,
    isNotOffered: error !== undefined && isUnknownOperation(error),
    queryKey: query.queryKey,
  };
}
