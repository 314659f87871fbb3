import { useMemo, useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import { listText, splitListText } from '../../../lib/names/list-text.ts';
import { stopNumbers } from '../../../lib/names/stop-numbers.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PlaceEntry } from './findPlaces.ts';
import { useStops } from './useStops.ts';

const NO_ROUTES: readonly string[] = [];

/** The stops on both sides of a street have the same name, and these tell them apart, as in the riders' search. */
const MOST_DESTINATIONS = 3;

/**
 * The city's stops to search in. Nothing is read before someone searches.
 *
 * @param ofRoutes only the stops of these routes; of all, if left out or empty
 */
export function useStopEntries(ofRoutes: readonly string[] = NO_ROUTES) {
  const { words, formats, nameOf } = useLanguage();
  const { routes } = useSettings();
  const [isSearched, setSearched] = useState(false);
  const allIDs = useMemo(() => routes.map(({ routeID }) => routeID), [routes]);
  // As text, because each render has a new array.
  const ofText = listText(ofRoutes);
  const searched = useMemo(
    () => (ofText === '' ? allIDs : splitListText(ofText)),
    [ofText, allIDs],
  );
  const { stops, isDone } = useStops(isSearched ? searched : NO_ROUTES);
  const entries = useMemo(
    (): readonly PlaceEntry[] =>
      stops.map((stop) => {
        const language = { words, formats, nameOf };
        const destinations = stop.destinations
          .filter((label) => !stop.exitsToward?.includes(label))
          .slice(0, MOST_DESTINATIONS);
        return {
          selection: { kind: 'stop' as const, id: stop.stopID },
          name: nameOf(stop.intersection, stop.stopID),
          detail: `${stopNumbers(stop, language)} ${towardText({ destinations }, language)}`.trim(),
        };
      }),
    [stops, words, formats, nameOf],
  );
  return { entries, isLoading: !isDone, start: () => setSearched(true) };
}
