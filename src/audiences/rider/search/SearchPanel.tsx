import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { FavouritesContext, useFavourites } from '../../../features/favourites/favourites.ts';
import type { Favourite } from '../../../features/favourites/favourites.ts';
import { ENTRY_KINDS, findEntries } from '../../../features/search/findEntries.ts';
import type { Found, SearchEntry } from '../../../features/search/findEntries.ts';
import { SearchResults } from '../../../features/search/SearchResults.tsx';
import type { Words } from '../../../lib/words/en.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { LaterWords } from '../../LaterWords.tsx';
import { SelectionMark } from '../../../city/cards/SelectionMark.tsx';
import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { useCityView } from '../../../city/reads/useCityView.ts';
import type { StopsInView } from '../../../city/reads/useStopsInView.ts';
import { RIDER_FAVOURITES } from '../rider-favourites.ts';
import { Unsearched, unsearchedParts } from './Unsearched.tsx';
import { useSearched } from './useSearched.ts';
import { useSettledText } from './useSettledText.ts';
import { useStopByNumber } from './useStopByNumber.ts';

interface SearchPanelProps extends Pick<
  PanelProps,
  'settings' | 'view' | 'changeView' | 'onSelect'
> {
  text: string;
  stopsInView: StopsInView;
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

const NO_FAVOURITES: readonly Favourite[] = [];

/** What the search finds, in the place of the lists (R5). */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <LaterWords>
      <FavouritesContext value={RIDER_FAVOURITES}>
        <Results {...props} />
      </FavouritesContext>
    </LaterWords>
  );
}

function withStop(found: Found, stop: SearchEntry | null): Found {
  if (stop === null) return found;
  const isAfter = ({ kind }: SearchEntry) => kind === 'lot' || kind === 'event';
  const first = found.entries.filter((entry) => !isAfter(entry));
  return {
    entries: [...first, stop, ...found.entries.filter(isAfter)],
    counts: { ...found.counts, stop: found.counts.stop + 1 },
  };
}

/** The favourites as they are found: routes first, then stops and lots. */
function favouriteEntries(kept: readonly Favourite[], words: Words): SearchEntry[] {
  const entryOf = (one: Favourite): SearchEntry => {
    if (one.kind === 'lot') return { ...one, detail: '' };
    if (one.kind === 'stop') return { ...one, detail: words.stops.stopID(one.id) };
    return { ...one, name: words.routes.unnamed(one.id), detail: one.name };
  };
  return ENTRY_KINDS.flatMap((kind) => kept.filter((one) => one.kind === kind).map(entryOf));
}

function Results({ text, settings, view, stopsInView, inputRef, ...on }: SearchPanelProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const announce = useAnnounce();
  const [isWide, setWide] = useState(false);
  const city = useCityView(settings, stopsInView, view);
  const { entries: searched, stopReads } = useSearched(settings, city, isWide);
  const asked = useDeferredValue(text.trim());
  const isFavourites = asked === '';
  const { entry: stop, isUnknown } = useStopByNumber(asked, searched);
  const found = useMemo(
    () => withStop(findEntries(searched, asked), stop),
    [searched, asked, stop],
  );
  const favourites = useFavourites();
  const kept = favourites?.all ?? NO_FAVOURITES;
  const entries = useMemo(
    () => (isFavourites ? favouriteEntries(kept, words) : found.entries),
    [isFavourites, kept, found, words],
  );

  const { lotsRead } = city;
  const unsearched = isFavourites ? [] : unsearchedParts(stopReads, lotsRead, language);
  const isWaiting = lotsRead === undefined || stopReads.some(({ read }) => read === undefined);
  const count = Object.values(found.counts).reduce((sum, ofKind) => sum + ofKind, 0);
  const statusWords = () => {
    const { favourites: of, searching, stop: ofStop, nearby } = words;
    if (isFavourites) return kept.length === 0 ? of.none : of.heading;
    if (count > 0) {
      const sentence = searching.count(count, formats.number(count));
      return isWaiting ? `${sentence} · ${nearby.searching}` : sentence;
    }
    if (isUnknown) return ofStop.unknown(asked);
    if (isWaiting) return nearby.searching;
    return unsearched.length > 0 ? searching.noneOfRest(asked) : searching.none(asked);
  };
  const status = statusWords();
  // A listener is told of what was typed, and not of every letter of it.
  const isSettled = useSettledText(asked);
  const spoken = [status, ...unsearched.map(({ sentence }) => sentence)].join(' ');
  useEffect(() => {
    if (isSettled) announce(spoken);
  }, [isSettled, asked, spoken, announce]);

  const withRoutes = (routeIDs: readonly string[]) => ({
    routes: [...new Set([...stopsInView.chosen, ...routeIDs])],
    destination: null,
  });
  const showRoute = (routeID: string) => {
    on.onClose();
    on.changeView(
      { ...withRoutes([routeID]), selection: null, near: null, panel: 'stops' },
      'push',
    );
  };
  const showStop = (id: string) => {
    const { routes = [] } = kept.find((one) => one.kind === 'stop' && one.id === id) ?? {};
    const isShown = routes.every((routeID) => stopsInView.chosen.includes(routeID));
    on.onSelect({ kind: 'stop', id }, isShown ? {} : withRoutes(routes));
  };

  const canWiden =
    !isFavourites &&
    !isWide &&
    settings.routes.some(({ routeID }) => !stopsInView.chosen.includes(routeID));
  return (
    <SearchResults
      // Another question begins at its best answer.
      key={asked}
      entries={entries}
      counts={isFavourites ? undefined : found.counts}
      status={status}
      inputRef={inputRef}
      markOf={({ kind, id }) =>
        kind === 'route' ? (
          <Icon name="bus" />
        ) : (
          <SelectionMark selection={{ kind, id }} city={city} />
        )
      }
      onChoose={({ kind, id }) => {
        if (kind === 'route') showRoute(id);
        else if (kind === 'stop') showStop(id);
        else on.onSelect({ kind, id });
      }}
    >
      <Unsearched parts={unsearched} />
      {canWiden ? (
        <p className="search-results__status">
          <Button
            look="plain"
            onClick={() => {
              setWide(true);
              inputRef.current?.focus();
            }}
          >
            {words.searching.wider}
          </Button>
        </p>
      ) : null}
      {isFavourites && kept.length > 0 ? (
        <p className="search-results__status">
          <Button look="plain" onClick={() => favourites?.clear()}>
            {words.favourites.clear}
          </Button>
        </p>
      ) : null}
    </SearchResults>
  );
}
