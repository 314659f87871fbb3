import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Units } from '../../lib/geo/lengths.ts';
import type { NameOf } from '../../lib/names/nameIn.ts';
import { badgesOf, labelInSentence } from '../../lib/names/route-name.ts';
import type { BadgeText } from '../../lib/names/route-name.ts';
import { FULL_CITY } from '../../lib/words/city-words.ts';
import type { CityWords } from '../../lib/words/city-words.ts';
import type { FrameWords } from '../../lib/words/en/frame/frameWords.ts';
import type { PageWords } from '../../lib/words/en/page/pageWords.ts';
import type { RestWords } from '../../lib/words/en/rest/restWords.ts';
import type { Words } from '../../lib/words/en/words.ts';
import { createFormats } from '../../lib/words/formats.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { WordsFor } from '../../lib/words/kinds/memoizeWords.ts';
import type { RouteWithType } from '../../lib/words/kinds/vehicle-kinds.ts';
import { readPart } from '../../lib/words/loadWords.ts';

interface LanguageWith<W> {
  /** BCP 47 tag */
  readonly lang: string;
  readonly words: W;
  readonly formats: Formats;
  /** IANA zone of the service. */
  readonly timeZone: string;
  readonly units: Units;
  /** What stands on a route's badge, by its routeID. */
  readonly badgeOf: (routeID: string) => BadgeText;
  /** What people read as a route's number in a sentence, by its routeID. */
  readonly labelOf: (routeID: string) => string;
  /** A name of the feed in this language. The feed's own stays the key. */
  readonly nameOf: NameOf;
  /** Sorts names of the feed by what they are called in this language. */
  readonly compareNames: (a: string, b: string) => number;
}

/** The page's language with the words of its frame and of the stop list. */
export type PageLanguage = LanguageWith<PageWords>;

interface LanguageOnRoutes<W> extends LanguageWith<W> {
  /** The words for the vehicles of these routes: those of route 2 may be trains. */
  readonly wordsOn: (...routeIDs: readonly string[]) => W;
}

/** The page's language with the words of a frame on another site. */
export type FrameLanguage = LanguageOnRoutes<FrameWords>;

/** The page's language with the words of departures. */
export type DepartureLanguage = LanguageWith<FrameWords>;

interface LanguageOfRoutes<W> extends LanguageOnRoutes<W> {
  /** The city's routes. */
  readonly routes: readonly RouteWithType[];
}

/** The page's language with the words of the lists, the cards and the map. */
export type Language = LanguageOfRoutes<RestWords>;

/** The page's language with all words. */
export type WholeLanguage = LanguageOfRoutes<Words>;

interface LanguageOfCity extends PageLanguage {
  readonly city: CityWords;
  readonly routes: readonly RouteWithType[];
}

const LanguageContext = createContext<LanguageOfCity | null>(null);

interface LanguageProviderProps {
  lang: string;
  words: PageWords;
  units: Units;
  timeZone: string;
  /** Two capital letters (ISO 3166); with the language it decides about numbers, dates and times. */
  country?: string | undefined;
  city?: CityWords;
  /** The city's routes, which name their vehicles. */
  routes?: readonly RouteWithType[];
  /** Gives names in this language; the feed's own if left out. */
  nameOf?: NameOf | undefined;
  children: ReactNode;
}

const NO_ROUTES: readonly RouteWithType[] = [];

/**
 * Provides the page's language. The words of its frame are always there (decision 0063); the others
 * load when a component needs them.
 */
export function LanguageProvider({
  lang,
  words,
  units,
  timeZone,
  country,
  city = FULL_CITY,
  routes = NO_ROUTES,
  nameOf = String,
  children,
}: LanguageProviderProps) {
  const language = useMemo(() => {
    const badgeOf = badgesOf(routes);
    const own = createFormats(lang, units, timeZone, country);
    const formats = words.reword?.(own) ?? own;
    return {
      lang,
      words,
      units,
      timeZone,
      city,
      routes,
      formats,
      badgeOf,
      labelOf: (routeID: string) => labelInSentence(badgeOf(routeID)),
      nameOf,
      compareNames: (a: string, b: string) => formats.compare(nameOf(a), nameOf(b)),
    };
  }, [lang, words, units, timeZone, country, city, routes, nameOf]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function useLanguageOfCity(): LanguageOfCity {
  const language = use(LanguageContext);
  if (language === null) throw new Error('a component needs a LanguageProvider around it');
  return language;
}

/** The page's language with the words of its frame and of the stop list. Throws outside a provider. */
export const usePageLanguage = (): PageLanguage => useLanguageOfCity();

/**
 * The page's language with other words than those of its frame.
 *
 * @param wordsFor the words; always the same function while the language is the same
 */
export function useLanguageWith<W extends object>(wordsFor: WordsFor<W>): LanguageOfRoutes<W> {
  const language = useLanguageOfCity();
  return useMemo(() => {
    const { city, routes } = language;
    const { adapt = (own) => own } = language.words;
    const words = adapt(wordsFor(city));
    const wordsOn = (...routeIDs: readonly string[]) =>
      city.isBusCity
        ? words
        : adapt(
            wordsFor(
              city,
              routes.filter(({ routeID }) => routeIDs.includes(routeID)),
            ),
          );
    return { ...language, words, wordsOn };
  }, [language, wordsFor]);
}

/**
 * The page's language with the words of the lists, the cards and the map. Suspends until they have loaded;
 * throws `ChunkLoadError` if they cannot be loaded, and an error outside a provider.
 */
export const useLanguage = (): Language =>
  useLanguageWith(readPart('rest', usePageLanguage().lang));

/** As `useLanguage`, with all words: for what only riders and displays see, so that frames don't load them. */
export const useWholeLanguage = (): WholeLanguage =>
  useLanguageWith(readPart('all', usePageLanguage().lang));
