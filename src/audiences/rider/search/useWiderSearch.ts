import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { useKnownReads } from '../../../city/reads/unknown-routes.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useTypingPaused } from './useTypingPaused.ts';

/**
 * A number is a route, or a stop that is looked up by its ID; shorter texts match almost anything. In scripts
 * without capitals, such as Japanese, two letters can be a whole name.
 */
const NAME = /^(?=.*\p{L}).{3,}$|\p{Lo}{2}/u;

/** More IDs make a sentence that nobody reads. */
const MAX_NAMED_ROUTES = 4;

interface WiderSearch {
  /** Whether the search will read the stops of all routes as soon as typing pauses. */
  readonly isDue: boolean;
  /** Whether there are routes whose stops are not searched. */
  readonly canWiden: boolean;
  /** Which routes were searched; null while that needs no explanation. */
  readonly searchedOnly: string | null;
}

interface WiderSearchOptions {
  /** Empty while the favorites are shown. */
  query: string;
  /** Whether a stop matches. */
  hasStop: boolean;
  /** Whether the stops of all routes are searched. */
  isWide: boolean;
  /** Called at most once for each time that the search is opened. */
  onWiden: () => void;
}

/**
 * Widens the search by name to the stops of all routes if no stop in view matches: riders don't know which
 * routes are loaded. Only in a small city; a large one would need hundreds of requests.
 */
export function useWiderSearch({
  query,
  hasStop,
  isWide,
  onWiden,
}: WiderSearchOptions): WiderSearch {
  const { words, formats, labelOf } = useWholeLanguage();
  const { routes } = useSettings();
  const { chosen, stopReads, isSmallCity } = useCityStops();
  const searched = useKnownReads(stopReads);
  const canWiden =
    query !== '' && !isWide && routes.some(({ routeID }) => !chosen.includes(routeID));
  const isMissing =
    canWiden &&
    !hasStop &&
    NAME.test(query) &&
    // A failed read is not "no match", and a service that is down gets no further requests.
    searched.every(({ read }) => read?.answer !== undefined);
  const isDue = isMissing && isSmallCity;
  const isPaused = useTypingPaused(isDue ? query : '');
  if (isDue && isPaused) onWiden();
  const labels = searched.map(({ route }) => labelOf(route.routeID));
  const names = labels.length > MAX_NAMED_ROUTES ? '' : formats.list(labels);
  return {
    isDue,
    canWiden,
    searchedOnly: isMissing && !isDue ? words.search.searchedOnly(labels.length, names) : null,
  };
}
