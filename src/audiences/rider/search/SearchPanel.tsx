import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { SelectionMark } from '../../../city/cards/SelectionMark.tsx';
import { CityProvider, useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useKnownReads } from '../../../city/reads/unknown-routes.ts';
import { FavoritesContext, useFavorites } from '../../../features/favorites/favorites.ts';
import type { Favorite } from '../../../features/favorites/favorites.ts';
import { ENTRY_KINDS, findEntries } from '../../../features/search/findEntries.ts';
import type { SearchEntry } from '../../../features/search/findEntries.ts';
import { SearchResults } from '../../../features/search/SearchResults.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { VehicleIcon } from '../../../ui/icons/VehicleIcon.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import type { WholeLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { isSupported } from '../../../view/supportedView.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { SearchFailures, searchFailures } from './SearchFailures.tsx';
import { useSearchEntries } from './useSearchEntries.ts';
import { useStopByID, withStop } from './useStopByID.ts';
import { useTypingPaused } from './useTypingPaused.ts';
import { useWiderSearch } from './useWiderSearch.ts';
import { WiderSearch } from './WiderSearch.tsx';

interface SearchPanelProps extends PanelProps {
  text: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

const NO_FAVORITES: readonly Favorite[] = [];

/** The search results, in place of the lists. */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <FavoritesContext value={RIDER_FAVORITES}>
      <CityProvider>
        <Results {...props} />
      </CityProvider>
    </FavoritesContext>
  );
}

/** The favorites as search entries: routes first, then stops and lots. */
function favoriteEntries(
  favorites: readonly Favorite[],
  { words, labelOf, nameOf }: WholeLanguage,
): SearchEntry[] {
  const entryOfKind = {
    route: ({ id, name }) => ({
      name: words.routes.unnamed(labelOf(id)),
      detail: nameOf(name),
    }),
    stop: ({ id, name }) => ({ name: nameOf(name, id), detail: words.stops.stopID(id) }),
    lot: ({ name }) => ({ name, detail: '' }),
  } satisfies Record<Favorite['kind'], (one: Favorite) => Pick<SearchEntry, 'name' | 'detail'>>;
  const entryOf = (one: Favorite): SearchEntry => ({ ...one, ...entryOfKind[one.kind](one) });
  return ENTRY_KINDS.flatMap((kind) => favorites.filter((one) => one.kind === kind).map(entryOf));
}

function Results({ text, inputRef, onSelect, onHighlight, onClose }: SearchPanelProps) {
  const language = useWholeLanguage();
  const { words, formats } = language;
  const announce = useAnnounce();
  const [isWide, setWide] = useState(false);
  const city = useCity();
  const { chosen } = city;
  const settings = useSettings();
  const { features } = settings;
  const changeView = useChangeView();
  const { entries: searched, stopReads } = useSearchEntries(settings, city, isWide, text !== '');
  const query = useDeferredValue(text.trim());
  const isFavorites = query === '';
  const { entry: stop, isUnknown } = useStopByID(query, searched);
  const found = useMemo(
    () => withStop(findEntries(searched, query), stop),
    [searched, query, stop],
  );
  const favorites = useFavorites();
  // Without parking data, a favorite lot from before leads nowhere.
  const favoriteList = useMemo(
    () => (favorites?.all ?? NO_FAVORITES).filter(({ kind }) => isSupported(kind, features)),
    [favorites, features],
  );
  const entries = useMemo(
    () => (isFavorites ? favoriteEntries(favoriteList, language) : found.entries),
    [isFavorites, favoriteList, found, language],
  );

  const { lotsRead } = city;
  const knownReads = useKnownReads(stopReads);
  const failures = isFavorites ? [] : searchFailures(knownReads, lotsRead, language);
  const { isDue, canWiden, searchedOnly } = useWiderSearch({
    query,
    hasStop: found.counts.stop > 0,
    isWide,
    onWiden: () => setWide(true),
  });
  const searchingWords = isDue || isWide ? words.search.searchingAll : words.nearby.searching;
  const isWaiting =
    isDue ||
    (features.parking && lotsRead === undefined) ||
    stopReads.some(({ read }) => read === undefined);
  const count = Object.values(found.counts).reduce((sum, ofKind) => sum + ofKind, 0);
  const statusWords = () => {
    const { search } = words;
    if (isFavorites)
      return favoriteList.length === 0 ? words.favorites.none : words.favorites.heading;
    if (count > 0) {
      const sentence = search.count(count, formats.number(count));
      return isWaiting ? `${sentence} · ${searchingWords}` : sentence;
    }
    if (isWaiting) return searchingWords;
    return failures.length > 0 ? search.noneInSearched(query) : search.none(query);
  };
  const status = statusWords();
  // Announced once typing pauses, not after every letter.
  const isTypingPaused = useTypingPaused(query);
  const unknown = isUnknown ? [words.stop.unknown(query)] : [];
  const announcement = [
    status,
    ...unknown,
    ...failures.map(({ sentence }) => sentence),
    ...(searchedOnly === null ? [] : [searchedOnly]),
  ].join(' ');
  useEffect(() => {
    if (isTypingPaused) announce(announcement);
  }, [isTypingPaused, query, announcement, announce]);

  // While all buses are shown, the rider has not chosen a route to keep.
  const withRoutes = (routeIDs: readonly string[]) => ({
    routes: [...new Set([...(city.showsAll ? [] : chosen), ...routeIDs])],
    destination: null,
  });
  const showRoute = (routeID: string) => {
    onClose();
    changeView({ ...withRoutes([routeID]), selection: null, near: null, panel: 'stops' }, 'push');
  };
  const showStop = (id: string) => {
    const { routes = [] } = favoriteList.find((one) => one.kind === 'stop' && one.id === id) ?? {};
    const isShown = routes.every((routeID) => chosen.includes(routeID));
    onSelect({ kind: 'stop', id }, isShown ? {} : withRoutes(routes));
  };

  return (
    <SearchResults
      text={text.trim()}
      entries={entries}
      counts={isFavorites ? undefined : found.counts}
      status={status}
      inputRef={inputRef}
      markOf={({ kind, id }) =>
        kind === 'route' ? (
          <VehicleIcon routeIDs={[id]} />
        ) : (
          <SelectionMark selection={{ kind, id }} />
        )
      }
      onChoose={({ kind, id }) => {
        if (kind === 'route') showRoute(id);
        else if (kind === 'stop') showStop(id);
        else onSelect({ kind, id });
      }}
      // A route has no mark of its own on the map.
      onHighlight={(entry) =>
        onHighlight(
          entry === null || entry.kind === 'route' ? null : { kind: entry.kind, id: entry.id },
        )
      }
    >
      {unknown.map((sentence) => (
        <p key={sentence} className="search-results__status">
          {sentence}
        </p>
      ))}
      <SearchFailures parts={failures} />
      {canWiden ? (
        <WiderSearch
          searchedOnly={searchedOnly}
          onWiden={() => {
            setWide(true);
            inputRef.current?.focus();
          }}
        />
      ) : null}
      {isFavorites && favoriteList.length > 0 ? (
        <p className="search-results__status">
          <Button variant="plain" onClick={() => favorites?.clear()}>
            {words.favorites.clear}
          </Button>
        </p>
      ) : null}
    </SearchResults>
  );
}
