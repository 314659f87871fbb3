import { importChunk } from '../loading/ChunkLoadError.ts';
import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import type { Words } from './en.ts';
import type { CommonWords } from './en/common/commonWords.ts';
import { pageWordsFor } from './en/page/pageWords.ts';
import type { PageWords } from './en/page/pageWords.ts';
import type { WordsFor } from './kinds/memoizeWords.ts';
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
    const wordsFor = await importChunk(async () => LANGUAGES[lang]?.loaders?.pageWords());
    if (wordsFor !== undefined) return { lang, words: wordsFor(city) };
  } catch {
    // The English ones are part of the first scripts.
  }
  return { lang: 'en', words: pageWordsFor(city) };
}

/** The words of a language: loading, loaded or failed to load. */
interface Catalog<W> {
  readonly promise: Promise<WordsFor<W>>;
  wordsFor?: WordsFor<W>;
  error?: unknown;
}

/** Loads the words of a language by its tag, or nothing if there is no such language. */
type Loader<W> = (lang: string) => Promise<WordsFor<W>> | undefined;

/** Returns what finds the catalog of a language and starts to load it, once. */
function createCatalogs<W>(loadEnglish: () => Promise<WordsFor<W>>, load: Loader<W>) {
  const catalogs = new Map<string, Catalog<W>>();
  async function importWords(lang: string): Promise<WordsFor<W>> {
    if (lang === 'en') return importChunk(loadEnglish);
    try {
      const wordsFor = await importChunk(async () => load(lang));
      if (wordsFor !== undefined) return wordsFor;
    } catch {
      // English instead, as for a language that does not exist.
    }
    return catalogOf('en').promise;
  }
  function catalogOf(lang: string): Catalog<W> {
    const existing = catalogs.get(lang);
    if (existing !== undefined) return existing;
    const catalog: Catalog<W> = { promise: importWords(lang) };
    catalogs.set(lang, catalog);
    catalog.promise.then(
      (wordsFor) => void (catalog.wordsFor = wordsFor),
      (error: unknown) => void (catalog.error = error),
    );
    return catalog;
  }
  return catalogOf;
}

const commonOf = createCatalogs<CommonWords>(
  async () => (await import('./en/common/commonWords.ts')).commonWordsFor,
  (lang) => LANGUAGES[lang]?.loaders?.commonWords(),
);

const allOf = createCatalogs<Words>(
  async () => (await import('./en.ts')).wordsFor,
  (lang) => LANGUAGES[lang]?.loaders?.words(),
);

/**
 * Loads the words of the lists, the cards and the map, once.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` cannot be loaded; rejects with `ChunkLoadError` if the
 *   English ones cannot be loaded either
 */
export const loadCommonWords = async (
  lang: string,
  city: CityWords = FULL_CITY,
): Promise<CommonWords> => (await commonOf(lang).promise)(city);

/** As `loadCommonWords`, for all words of a language. */
export const loadWords = async (lang: string, city: CityWords = FULL_CITY): Promise<Words> => {
  const [words] = await Promise.all([allOf(lang).promise, commonOf(lang).promise]);
  return words(city);
};

/**
 * Returns words that a catalog has. While they load, it throws their promise, so that React suspends the
 * component. If they could not be loaded, it throws `ChunkLoadError`.
 *
 * React's `use` does not work here. If a component calls it only while the words load, React loses
 * count of the hooks after it. If a component always calls it, updates inside `act` become asynchronous.
 */
function readFrom<W>({ promise, wordsFor, error }: Catalog<W>): WordsFor<W> {
  if (wordsFor !== undefined) return wordsFor;
  throw error ?? promise;
}

/** Returns the words of the lists, the cards and the map to a component that is rendering (see `readFrom`). */
export const readCommonWords = (lang: string): WordsFor<CommonWords> => readFrom(commonOf(lang));

/** Returns all words of a language to a component that is rendering (see `readFrom`). */
export const readWords = (lang: string): WordsFor<Words> => readFrom(allOf(lang));
