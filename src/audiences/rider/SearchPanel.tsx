import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import { isUnknownStop } from '../cards/isUnknownStop.ts';
import { useApi } from '../ApiContext.ts';
import { stopLocationQuery } from '../../api/found-queries.ts';
import { FavouritesContext, useFavourites } from '../../features/favourites/favourites.ts';
import type { Favourite } from '../../features/favourites/favourites.ts';
import { findEntries } from '../../features/search/findEntries.ts';
import type { Found, SearchEntry } from '../../features/search/findEntries.ts';
import { SearchResults } from '../../features/search/SearchResults.tsx';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { LaterWords } from '../LaterWords.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useCityView } from '../useCityView.ts';
import type { CityView } from '../useCityView.ts';
import type { StopsInView } from '../useStopsInView.ts';
import { RIDER_FAVOURITES } from './rider-favourites.ts';

interface SearchPanelProps extends Pick<
  PanelProps,
  'settings' | 'view' | 'changeView' | 'onSelect'
> {
  text: string;
  stopsInView: StopsInView;
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** What a sign may hold: four digits once, letters and more digits since (interface in practice). */
const STOP_ID = /^(?=.*\d)[\p{L}\p{N}]{1,8}$/u;

/** Shorter numbers are mostly routes: their stop is asked for when it is chosen. */
const LEAST_ASKED = 3;

/** A number is asked for when nobody has typed for so long. */
const PAUSE = 300;

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

/** All that can be found without asking: the settings' routes, and what is loaded. */
function useEntries(settings: PanelProps['settings'], city: CityView): SearchEntry[] {
  const { words, formats } = useLanguage();
  const { routes, allStops, lots, events } = city;
  return useMemo(() => {
    const towards = (destinations: readonly string[]) =>
      destinations.length === 0 ? [] : [words.stops.towards(formats.list(destinations))];
    const known = new Set(settings.routes.map(({ routeID }) => routeID));
    const all = [...settings.routes, ...routes.filter(({ routeID }) => !known.has(routeID))];
    return [
      ...all.map(({ routeID, name }): SearchEntry => ({
        kind: 'route',
        id: routeID,
        name: words.routes.unnamed(routeID),
        detail: name === words.routes.unnamed(routeID) ? '' : name,
      })),
      ...allStops.map(({ stopID, intersection, destinations }): SearchEntry => ({
        kind: 'stop',
        id: stopID,
        name: intersection,
        // The two sides of a street have one name.
        detail: [words.stops.stopID(stopID), ...towards(destinations)].join(' '),
      })),
      ...lots.map(({ key, lot }): SearchEntry => ({
        kind: 'lot',
        id: key,
        name: lot.name,
        detail: '',
      })),
      ...events.map(({ key, eventName, eventVenue }): SearchEntry => ({
        kind: 'event',
        id: key,
        name: eventName,
        detail: eventVenue ?? '',
      })),
    ];
  }, [settings.routes, routes, allStops, lots, events, words, formats]);
}

/** The text, once nobody has typed for a moment. */
function useSettled(text: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? settled : null;
}

/** The stop of a number that is on no chosen route: asked of the service (4.3). */
function useStopByNumber(text: string, city: CityView) {
  const { words } = useLanguage();
  const api = useApi();
  const settled = useSettled(text);
  const isLoaded = city.allStops.some(({ stopID }) => stopID === text);
  const isNumber = STOP_ID.test(text) && !isLoaded;
  const isAsked = isNumber && settled === text && text.length >= LEAST_ASKED;
  const { data: read } = useQuery({ ...stopLocationQuery(api, text), enabled: isAsked });
  const isUnknown = isNumber && read?.failure !== undefined && isUnknownStop(read.failure.error);
  const place = isNumber ? read?.answer : undefined;
  const entry = useMemo(
    (): SearchEntry | null =>
      !isNumber || isUnknown
        ? null
        : {
            kind: 'stop',
            id: text,
            name: place?.intersection ?? words.stops.stopID(text),
            detail: place === undefined ? '' : words.stops.stopID(text),
          },
    [isNumber, isUnknown, text, place, words],
  );
  return { entry, isUnknown };
}

function withStop(found: Found, stop: SearchEntry | null): Found {
  if (stop === null) return found;
  const isAfter = ({ kind }: SearchEntry) => kind === 'lot' || kind === 'event';
  const first = found.entries.filter((entry) => !isAfter(entry));
  return {
    entries: [...first, stop, ...found.entries.filter(isAfter)],
    count: found.count + 1,
  };
}

function Results({ text, settings, view, stopsInView, inputRef, ...on }: SearchPanelProps) {
  const { words, formats } = useLanguage();
  const announce = useAnnounce();
  const city = useCityView(settings, stopsInView, view);
  const all = useEntries(settings, city);
  const asked = useDeferredValue(text.trim());
  const { entry: stop, isUnknown } = useStopByNumber(asked, city);
  const found = useMemo(() => withStop(findEntries(all, asked), stop), [all, asked, stop]);
  const favourites = useFavourites();
  const kept = favourites?.all ?? NO_FAVOURITES;
  const entries = useMemo(
    () =>
      asked === ''
        ? (['route', 'stop', 'lot'] as const).flatMap((kind) =>
            kept
              .filter((one) => one.kind === kind)
              .map((one): SearchEntry => {
                if (kind === 'lot') return { ...one, detail: '' };
                if (kind === 'stop') return { ...one, detail: words.stops.stopID(one.id) };
                return { ...one, name: words.routes.unnamed(one.id), detail: one.name };
              }),
          )
        : found.entries,
    [asked, kept, found, words],
  );
  const none = isUnknown ? words.stop.unknown(asked) : words.searching.none(asked);
  const ofSearch =
    found.count === 0 ? none : words.searching.count(found.count, formats.number(found.count));
  const ofFavourites = kept.length === 0 ? words.favourites.none : words.favourites.heading;
  const status = asked === '' ? ofFavourites : ofSearch;
  // A listener is told of what was typed, and not of every letter of it.
  const isSettled = useSettled(asked) !== null;
  useEffect(() => {
    if (isSettled) announce(status);
  }, [isSettled, asked, status, announce]);

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

  return (
    <SearchResults
      // Another question begins at its best answer.
      key={asked}
      entries={entries}
      status={status}
      inputRef={inputRef}
      onChoose={({ kind, id }) => {
        if (kind === 'route') showRoute(id);
        else if (kind === 'stop') showStop(id);
        else on.onSelect({ kind, id });
      }}
    >
      {asked === '' && kept.length > 0 ? (
        <p className="search-results__status">
          <Button look="plain" onClick={() => favourites?.clear()}>
            {words.favourites.clear}
          </Button>
        </p>
      ) : null}
    </SearchResults>
  );
}
