import { importChunk } from '../loading/ChunkLoadError.ts';
import { ownValue } from '../ownValue.ts';
import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import * as english from './compiled/en/words-en.ts';
import { pageWordsOf, wordsOf } from './wordsOf.ts';
import type { FirstMessages, PageWords, RestMessages, Words, WordsFor } from './wordsOf.ts';

/** Loads the list of languages. People who read English never need it. */
const loadLanguages = () => importChunk(() => import('./languages.ts'));

/**
 * Chooses the page's language: the first wanted one that the deployment offers.
 *
 * @param wanted BCP 47 tags, best first
 * @param offered the tags of the settings; if absent, all languages that have most messages
 * @returns a tag of LANGUAGES; English if their list can't be loaded
 */
export async function findLanguage(
  wanted: readonly string[],
  offered?: readonly string[],
): Promise<string> {
  const isEnglish = offered?.includes('en') !== false && /^en\b/i.test(wanted[0] ?? 'en');
  if (isEnglish) return 'en';
  const found = loadLanguages().then(({ chooseLanguage }) => chooseLanguage(wanted, offered));
  return found.catch(() => 'en');
}

/** The messages of a language that load at once, and how its others load. */
interface Language {
  readonly first: FirstMessages;
  readonly pageWordsFor: WordsFor<PageWords>;
  readonly rest: () => Promise<RestMessages>;
}

const languageOf = (first: FirstMessages, rest: Language['rest']): Language => ({
  first,
  pageWordsFor: pageWordsOf(first),
  rest,
});

/** Its first messages are in the first scripts. */
const ENGLISH = languageOf(english, () => import('./compiled/en/words-en-rest.ts'));

/** By tag, since the page opened. */
const LOADED = new Map([['en', ENGLISH]]);

/** English stands in for a language that doesn't exist or can't be loaded. */
async function loadLanguage(lang: string): Promise<Language> {
  const existing = LOADED.get(lang);
  if (existing !== undefined) return existing;
  const load = async () => {
    const { LOADERS } = await import('./compiled/loaders.ts');
    const loader = ownValue(LOADERS, lang);
    return loader && languageOf(await loader.first(), loader.rest);
  };
  const language = await importChunk(load).catch(() => undefined);
  if (language === undefined) return ENGLISH;
  LOADED.set(lang, language);
  return language;
}

/** The words that the first list needs, and their language. */
interface LoadedPageWords {
  /** BCP 47 tag */
  readonly lang: string;
  readonly words: PageWords;
}

/**
 * Loads the words that the first list needs.
 *
 * @param lang tag of LANGUAGES
 * @param city left out while the settings are not known
 * @returns the English ones if those of `lang` cannot be loaded
 */
export async function loadPageWords(
  lang: string,
  city: CityWords = FULL_CITY,
): Promise<LoadedPageWords> {
  const language = await loadLanguage(lang);
  return { lang: language === ENGLISH ? 'en' : lang, words: language.pageWordsFor(city) };
}

/** The words that the first list needs, of a language that `loadPageWords` has loaded. */
export const loadedPageWords = (lang: string): WordsFor<PageWords> =>
  (LOADED.get(lang) ?? ENGLISH).pageWordsFor;

/** All words of a language: loading, loaded or failed to load. */
interface Catalog {
  readonly promise: Promise<WordsFor<Words>>;
  wordsFor?: WordsFor<Words>;
  error?: unknown;
}

/** By language, since the page opened. */
const CATALOGS = new Map<string, Catalog>();

async function importWords(lang: string): Promise<WordsFor<Words>> {
  const language = await loadLanguage(lang);
  try {
    return wordsOf(language.first, await importChunk(language.rest));
  } catch (error) {
    if (language === ENGLISH) throw error;
    return catalogOf('en').promise;
  }
}

/** Finds the catalog of a language and starts to load it, once. */
function catalogOf(lang: string): Catalog {
  const existing = CATALOGS.get(lang);
  if (existing !== undefined) return existing;
  const catalog: Catalog = { promise: importWords(lang) };
  CATALOGS.set(lang, catalog);
  catalog.promise.then(
    (wordsFor) => void (catalog.wordsFor = wordsFor),
    (error: unknown) => void (catalog.error = error),
  );
  return catalog;
}

/**
 * Loads all words of a language, once.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` cannot be loaded; rejects with `ChunkLoadError` if the
 *   English ones cannot be loaded either
 */
export async function loadWords(lang: string, city: CityWords = FULL_CITY): Promise<Words> {
  return (await catalogOf(lang).promise)(city);
}

/**
 * Returns all words to a component that is rendering. While they load, it throws their promise, so that React suspends
 * the component. If they could not be loaded, it throws `ChunkLoadError`.
 *
 * React's `use` does not work here. If a component calls it only while the words load, React loses
 * count of the hooks after it. If a component always calls it, updates inside `act` become asynchronous.
 */
export function readWords(lang: string): WordsFor<Words> {
  const { promise, wordsFor, error } = catalogOf(lang);
  if (wordsFor !== undefined) return wordsFor;
  throw error ?? promise;
}

/** Forgets a language, so that it loads again. Tests open several pages in one document. */
export function forgetWords(lang: string): void {
  LOADED.delete(lang);
  CATALOGS.delete(lang);
}
