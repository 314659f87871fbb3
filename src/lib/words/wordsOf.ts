import { withoutFeedName } from '../names/feed-id.ts';
import type { CityWords } from './city-words.ts';
import { ended, pluralsOf } from './compiled-messages.ts';
import type { MessageTools } from './compiled-messages.ts';
import type { BuilderWords } from './compiled/en/words-en-builder.ts';
import type { RestWords } from './compiled/en/words-en-rest.ts';
import type { FirstWords } from './compiled/en/words-en.ts';
import type { Formats } from './formats.ts';
import { isolate, isolateRightToLeft, isRightToLeft } from './isolate.ts';
import { commonVehicleKind } from './kinds/vehicle-kinds.ts';
import type { RouteWithType } from './kinds/vehicle-kinds.ts';
import { rewordFormats } from './rewordFormats.ts';

/** The words that the first list needs: the page's frame, the lists of stops and their departures. */
export interface PageWords extends FirstWords {
  /** BCP 47 tag of the language that they are in: English, where that stands in for another one. */
  readonly lang: string;
  /** Changes what `Intl` writes to what people of the language write. */
  readonly reword: (formats: Formats) => Formats;
}

/** All words of the page. A sentence with values is a function; its numbers, distances and times arrive formatted. */
export interface Words extends PageWords, RestWords {}

/** The place whose nearby routes a large city's page shows first. */
export type StartPlace = keyof Words['manyRoutes']['near'];

/** The compiled messages that a language needs at once. */
export interface FirstMessages {
  /** BCP 47 tag */
  readonly lang: string;
  readonly first: (tools: MessageTools) => FirstWords;
  /** Patterns in what `Intl` writes, and what stands instead. */
  readonly reword: readonly (readonly [RegExp, string])[];
}

/** The other ones. */
export interface RestMessages {
  readonly rest: (tools: MessageTools) => RestWords;
}

/** Those that only the builder has. */
export interface BuilderMessages {
  readonly builder: (tools: MessageTools) => BuilderWords;
}

/** What menus say of a language. */
export interface LanguageName {
  /** Its name for itself. */
  readonly name: string;
  /** How many of the English messages it has, of a hundred, rounded down. */
  readonly percent: number;
}

/** How the messages of a language load, as they were compiled. */
export interface LanguageLoader {
  readonly first: () => Promise<FirstMessages>;
  readonly rest: () => Promise<RestMessages>;
  readonly builder: () => Promise<BuilderMessages>;
}

/**
 * The words of a language for a city.
 *
 * @param routes the routes whose vehicles the words speak of; none for the whole city
 */
export type WordsFor<W> = (city: CityWords, routes?: readonly RouteWithType[]) => W;

/** Creates each catalog once, because components compare its parts by identity. */
export function memoizeWords<W>(
  create: (tools: MessageTools, city: CityWords) => W,
  lang: string,
): WordsFor<W> {
  const catalogs = new Map<string, W>();
  const plural = pluralsOf(lang);
  return (city, routes = []) => {
    const { isBusCity, hasVehicles, hasParking, feeds } = city;
    const ofCity = isBusCity ? 'bus' : 'vehicle';
    const vehicle = routes.length === 0 ? ofCity : commonVehicleKind(routes);
    const key = JSON.stringify([
      vehicle,
      isBusCity,
      hasVehicles,
      hasParking,
      feeds,
      city.isRightToLeft,
    ]);
    const existing = catalogs.get(key);
    if (existing !== undefined) return existing;
    const forCity = city.isRightToLeft === true ? isolateRightToLeft : String;
    const tools = {
      vehicle,
      isBusCity,
      hasVehicles,
      hasParking,
      isolate: isRightToLeft(lang) ? isolate : forCity,
      ended,
      plural,
    };
    const words = create(tools, city);
    catalogs.set(key, words);
    return words;
  };
}

/** Names stops by their numbers as on the signs: without the names of feeds. */
function withSignIDs(words: FirstWords, feeds: readonly string[]): FirstWords {
  const { stopID } = words.stops;
  const toSignIDs = (ids: string) =>
    ids.replaceAll(/[^\s\u2066-\u2069]+/g, (id) => withoutFeedName(id, feeds));
  return { ...words, stops: { ...words.stops, stopID: (ids) => stopID(toSignIDs(ids)) } };
}

/** What people of the language write where `Intl` writes otherwise. */
function rewordBy(reword: FirstMessages['reword']): (formats: Formats) => Formats {
  if (reword.length === 0) return (formats) => formats;
  return rewordFormats((text) =>
    reword.reduce((now, [pattern, other]) => now.replace(pattern, other), text),
  );
}

const createPageWords =
  ({ lang, first, reword }: FirstMessages) =>
  (tools: MessageTools, { feeds = [] }: CityWords): PageWords => {
    const words = first(tools);
    return {
      ...(feeds.length === 0 ? words : withSignIDs(words, feeds)),
      lang,
      reword: rewordBy(reword),
    };
  };

/** The words of a language that the first list needs. */
export const pageWordsOf = (messages: FirstMessages): WordsFor<PageWords> =>
  memoizeWords(createPageWords(messages), messages.lang);

/** All words of a language. */
export function wordsOf(messages: FirstMessages, { rest }: RestMessages): WordsFor<Words> {
  const pageWords = createPageWords(messages);
  return memoizeWords(
    (tools, city) => ({ ...pageWords(tools, city), ...rest(tools) }),
    messages.lang,
  );
}
