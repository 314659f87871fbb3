import { useDeferredValue, useEffect, useMemo } from 'react';
import type { RefObject } from 'react';

import type { RouteRead } from '../../../api/RouteRead.ts';
import { journeyTo } from '../../../city/near/journeyTo.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useKnownReads } from '../../../city/reads/unknown-routes.ts';
import type { StopsAnswer } from '../../../contract/stops/stop.ts';
import { useFavorites } from '../../../features/favorites/favorites.ts';
import { findEntries, findWithCity } from '../../../features/search/results/findEntries.ts';
import type { SearchEntry } from '../../../features/search/results/findEntries.ts';
import { SearchResults } from '../../../features/search/results/SearchResults.tsx';
import type { Place } from '../../../lib/geo/distance.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { type JourneyEnd, withEnd } from '../../../view/journey-view.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { EntryMark } from './EntryMark.tsx';
import { favoriteEntries, searchedFavorites } from './favoriteEntries.ts';
import { journeyEndOf } from './journeyEndOf.ts';
import { citySearchFailure, searchFailures } from './SearchFailures.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { useClearFavorites } from './useClearFavorites.ts';
import { useNamesOrStreet } from './useNamesOrStreet.ts';
import { useSearchEntries } from './useSearchEntries.ts';
import { useStopByID, withStop } from './useStopByID.ts';
import { YourLocation } from './YourLocation.tsx';

export interface SearchedCityProps extends PanelProps {
  text: string;
  /** Which end of the view's journey is searched for. */
  end: 'from' | 'to';
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  /** Shows as much of the map as there is, where the list covers it. */
  onMap: () => void;
}

const NO_READS: readonly RouteRead<StopsAnswer>[] = [];

/** The results for the text in the search field; the favorites while it is empty. */
export function SearchedCity({
  text,
  end,
  inputRef,
  onSelect,
  onHighlight,
  onClose,
  onMap,
}: SearchedCityProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const announce = useAnnounce();
  const city = useCity();
  const { chosen } = city;
  const settings = useSettings();
  const { features } = settings;
  const changeView = useChangeView();
  const view = usePageView();
  const { journey } = view;
  const searched = useSearchEntries(settings, city, text !== '');
  const typed = text.trim();
  const names = useNamesOrStreet(typed, searched);
  const { ofCity, places, isStreet, isTypingPaused, text: asked } = names;
  const { found: all } = ofCity;
  // Without an answer the page searches its own stops. That takes a while, so letters are shown before it.
  const deferred = useDeferredValue(all === null ? asked : '');
  const query = all === null ? deferred : asked;
  const isFavorites = query === '';
  const matches = useMemo(
    () => (all === null ? findEntries(searched, query) : findWithCity(searched, query, all)),
    [searched, query, all],
  );
  const { entry: stop, isUnknown } = useStopByID(query, matches.entries, isTypingPaused);
  const found = useMemo(() => withStop(matches, stop), [matches, stop]);
  const favorites = useFavorites();
  const clearFavorites = useClearFavorites(favorites);
  const favoriteList = useMemo(
    () => searchedFavorites(favorites?.all ?? [], features),
    [favorites, features],
  );
  const entries = useMemo(
    () =>
      isFavorites ? favoriteEntries(favoriteList, language) : [...found.entries, ...places.entries],
    [isFavorites, favoriteList, found, places.entries, language],
  );
  const endOf = (entry: SearchEntry) => journeyEndOf(entry, city.placesOf);
  const shown = journey === null ? entries : entries.filter((entry) => endOf(entry) !== null);

  const { lotsRead } = city;
  // Another service than Curbside's can't search, so the page has the stops of the chosen routes.
  const stopReads = useKnownReads(ofCity.isNotOffered ? city.stopReads : NO_READS);
  const failures = isFavorites
    ? []
    : [
        ...citySearchFailure(ofCity, language),
        ...searchFailures(stopReads, lotsRead, language),
        ...places.failures,
      ];
  const isWaiting =
    ofCity.isWaiting ||
    places.isWaiting ||
    (features.parking && lotsRead === undefined) ||
    stopReads.some(({ read }) => read === undefined);
  const { route = 0, destination = 0, vehicle = 0, ...ofPlaces } = found.counts;
  // A way begins and ends at a place.
  const others = journey === null ? [route, destination, vehicle] : [];
  const counts = [...Object.values(ofPlaces), ...others];
  const count = counts.reduce((a, b) => a + b, places.entries.length);
  const isNone = count === 0 && !isFavorites && !isWaiting;
  const statusWords = () => {
    const { search } = words;
    if (isFavorites)
      return favoriteList.length === 0 ? words.favorites.none : words.stops.favorites;
    if (count > 0) {
      const counted = search.count(count, formats.number(count));
      const sentence = isStreet ? `${search.withoutNumber(query)} ${counted}` : counted;
      return isWaiting ? `${sentence} · ${words.nearby.searching}` : sentence;
    }
    if (isWaiting) return words.nearby.searching;
    return failures.length > 0 ? search.noneInSearched(typed) : search.none(typed);
  };
  const status = statusWords();
  const unknown = isUnknown ? [words.stops.unknown(query)] : [];
  const announcement = [status, ...unknown, ...failures.map(({ sentence }) => sentence)].join(' ');
  useEffect(() => {
    if (isTypingPaused) announce(announcement);
  }, [isTypingPaused, query, announcement, announce]);

  // While all buses are shown, the rider has not chosen a route to keep.
  const withRoutes = (routeIDs: readonly string[]) => ({
    routes: [...new Set([...(city.showsAll ? [] : chosen), ...routeIDs])],
    destination: null,
  });
  const showRoutes = (routes: readonly string[], destination: string | null) => {
    onClose();
    changeView({ routes, destination, selection: null, near: null, panel: 'stops' }, 'push');
  };
  const showStop = (id: string) => {
    const { routes = [] } = favoriteList.find((one) => one.kind === 'stop' && one.id === id) ?? {};
    const isShown = routes.every((routeID) => chosen.includes(routeID));
    onSelect({ kind: 'stop', id }, isShown ? {} : withRoutes(routes));
  };

  const showNear = (near: Place | null = null) => {
    onClose();
    changeView({ near, selection: null, panel: 'stops' }, 'push');
  };
  const chooseEnd = (place: JourneyEnd | null) => {
    if (journey === null) return;
    changeView({ journey: withEnd(journey, end, place) });
    onClose();
  };

  return (
    <SearchResults
      text={typed}
      entries={shown}
      counts={isFavorites || journey !== null ? undefined : found.counts}
      status={status}
      inputRef={inputRef}
      Mark={EntryMark}
      head={isFavorites && <YourLocation end={end} onChoose={() => chooseEnd(null)} />}
      directionsTo={(entry) => {
        const to = features.times === true && journey === null ? endOf(entry) : null;
        if (to === null) return null;
        return () => {
          onClose();
          changeView(journeyTo(to, view, undefined, entry.kind === 'lot'), 'push');
        };
      }}
      onChoose={(entry) => {
        const { kind, id, routeIDs, place } = entry;
        if (journey !== null) chooseEnd(endOf(entry));
        else if (kind === 'route') showRoutes([id], null);
        else if (kind === 'destination') showRoutes(routeIDs ?? [], id);
        else if (kind === 'stop') showStop(id);
        else if (kind === 'place') showNear(place);
        else onSelect({ kind, id });
      }}
      // A route, a destination and a place have no mark of their own on the map.
      onHighlight={(entry) => {
        const isOnMap = entry !== null && entry.kind !== 'place';
        const hasMark = isOnMap && entry.kind !== 'route' && entry.kind !== 'destination';
        onHighlight(hasMark ? { kind: entry.kind, id: entry.id } : null);
      }}
    >
      <SearchNotes
        unknown={unknown}
        failures={failures}
        attribution={isFavorites ? null : places.attribution}
        onMap={journey !== null || isStreet || isNone ? onMap : null}
        onClear={isFavorites && favoriteList.length > 0 ? clearFavorites : null}
      />
    </SearchResults>
  );
}
