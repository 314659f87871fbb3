import { importChunk } from '../ChunkLoadError.ts';
import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import type { Words } from './en.ts';
import { pageWordsFor } from './en/page/pageWords.ts';
import type { PageWords } from './en/page/pageWords.ts';
import type { WordsFor } from './kinds/memoizeWords.ts';
import type { RouteWithType } from './kinds/vehicle-kinds.ts';
import { LANGUAGES } from './languages.ts';

/** The words of the page's frame and of the stop list, and their language. */
interface LoadedPageWords {
  /** BCP 47 tag */
  readonly lang: string;
  readonly words: PageWords;
}

/**
 * Loads the words of the page's frame and of the stop list.
 *
 * @param lang tag of LANGUAGES
 * @param city left out while the settings are not known
 * @returns the English ones if those of `lang` cannot be loaded
 */
export async function loadPageWords(
  lang: string,
  city: CityWords = FULL_CITY,
): Promise<LoadedPageWords> {
  try {
    const wordsFor = await LANGUAGES[lang]?.loaders?.pageWords();
    if (wordsFor !== undefined) return { lang, words: wordsFor(city) };
  } catch {
    // The English ones are part of the first scripts.
  }
  return { lang: 'en', words: pageWordsFor(city) };
}

/** The words of a language: loading, loaded or failed to load. */
interface Catalog {
  readonly promise: Promise<WordsFor<Words>>;
  wordsFor?: WordsFor<Words>;
  error?: unknown;
}

const catalogs = new Map<string, Catalog>();

async function importWords(lang: string): Promise<WordsFor<Words>> {
  if (lang === 'en') return importChunk(async () => (await import('./en.ts')).wordsFor);
  try {
    const wordsFor = await LANGUAGES[lang]?.loaders?.words();
    if (wordsFor !== undefined) return wordsFor;
  } catch {
    // English instead, as for a language that does not exist.
  }
  return catalogOf('en').promise;
}

function catalogOf(lang: string): Catalog {
  const existing = catalogs.get(lang);
  if (existing !== undefined) return existing;
  const catalog: Catalog = { promise: importWords(lang) };
  catalogs.set(lang, catalog);
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
export const loadWords = async (lang: string, city: CityWords = FULL_CITY): Promise<Words> =>
  (await catalogOf(lang).promise)(city);

/**
 * Returns all words of a language to a component that is rendering. While they load, it throws their
 * promise, so that React suspends the component. If they could not be loaded, it throws `ChunkLoadError`.
 *
 * React's `use` does not work here. If a component calls it only while the words load, React loses
 * count of the hooks after it. If a component always calls it, updates inside `act` become asynchronous.
 *
 * @param routes as in `WordsFor`
 */
export function readWords(
  lang: string,
  city: CityWords = FULL_CITY,
  routes: readonly RouteWithType[] = [],
): Words {
  const { promise, wordsFor, error } = catalogOf(lang);
  if (wordsFor !== undefined) return wordsFor(city, routes);
  throw error ?? promise;
}
