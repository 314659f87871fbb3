import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Units } from '../../lib/geo/lengths.ts';
import type { NameOf } from '../../lib/names/nameIn.ts';
import { badgesOf, labelInSentence } from '../../lib/names/route-name.ts';
import type { BadgeText } from '../../lib/names/route-name.ts';
import { FULL_CITY } from '../../lib/words/city-words.ts';
import type { CityWords } from '../../lib/words/city-words.ts';
import { createFormats } from '../../lib/words/formats.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { RouteWithType } from '../../lib/words/kinds/vehicle-kinds.ts';
import { loadedPageWords, readWords } from '../../lib/words/loadWords.ts';
import type { PageWords, Words } from '../../lib/words/wordsOf.ts';

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

interface LanguageOnRoutes<W> extends LanguageWith<W> {
  /** The city's routes. */
  readonly routes: readonly RouteWithType[];
  /** The words for the vehicles of these routes: those of route 2 may be trains. */
  readonly wordsOn: (...routeIDs: readonly string[]) => W;
}

/** The page's language with the words that the first list needs. */
export type PageLanguage = LanguageOnRoutes<PageWords>;

/** The page's language with all words. */
export type Language = LanguageOnRoutes<Words>;

interface LanguageOfCity extends LanguageWith<PageWords> {
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
 * Provides the page's language. The words that the first list needs are always there; the others load when a component
 * needs them.
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
    const formats = words.reword(own);
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

/**
 * The page's language: with the words that the first list needs (`page`), or with all words. Suspends until all have
 * loaded, and throws `ChunkLoadError` if they can't be loaded. Throws an error outside a provider.
 */
export function useLanguage(part: 'page'): PageLanguage;
export function useLanguage(): Language;
export function useLanguage(part?: 'page'): PageLanguage {
  const language = use(LanguageContext);
  if (language === null) throw new Error('a component needs a LanguageProvider around it');
  const wordsFor = part === 'page' ? null : readWords(language.lang);
  return useMemo(() => {
    const { city, routes } = language;
    const words = wordsFor === null ? language.words : wordsFor(city);
    const wordsOn = (...routeIDs: readonly string[]) => {
      if (city.isBusCity) return words;
      const named = routes.filter(({ routeID }) => routeIDs.includes(routeID));
      return (wordsFor ?? loadedPageWords(language.lang))(city, named);
    };
    return { ...language, words, wordsOn };
  }, [language, wordsFor]);
}
