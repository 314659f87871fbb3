import { importChunk } from '../ChunkLoadError.ts';
import type { Words } from './en.ts';
import { pageWords } from './en/pageWords.ts';
import type { PageWords } from './en/pageWords.ts';
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
 * @returns the English ones if those of `lang` cannot be loaded
 */
export async function loadPageWords(lang: string): Promise<LoadedPageWords> {
  try {
    const words = await LANGUAGES[lang]?.loaders?.pageWords();
    if (words !== undefined) return { lang, words };
  } catch {
    // The English ones are part of the first scripts.
  }
  return { lang: 'en', words: pageWords };
}

/** The words of a language: loading, loaded or failed to load. */
interface Catalog {
  readonly promise: Promise<Words>;
  words?: Words;
  error?: unknown;
}

const catalogs = new Map<string, Catalog>();

async function importWords(lang: string): Promise<Words> {
  if (lang === 'en') return importChunk(async () => (await import('./en.ts')).en);
  try {
    const words = await LANGUAGES[lang]?.loaders?.words();
    if (words !== undefined) return words;
  } catch {
    // English instead, as for a language that does not exist.
  }
  return loadWords('en');
}

function catalogOf(lang: string): Catalog {
  const existing = catalogs.get(lang);
  if (existing !== undefined) return existing;
  const catalog: Catalog = { promise: importWords(lang) };
  catalogs.set(lang, catalog);
  catalog.promise.then(
    (words) => void (catalog.words = words),
    (error: unknown) => void (catalog.error = error),
  );
  return catalog;
}

/**
 * Loads all words of a language, once: later calls return the same promise.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` cannot be loaded; rejects with `ChunkLoadError` if the
 *   English ones cannot be loaded either
 */
export const loadWords = (lang: string): Promise<Words> => catalogOf(lang).promise;

/**
 * Returns all words of a language to a component that is rendering. While they load, it throws their
 * promise, so that React suspends the component. If they could not be loaded, it throws `ChunkLoadError`.
 *
 * React's `use` does not work here. If a component calls it only while the words load, React loses
 * count of the hooks after it. If a component always calls it, updates inside `act` become asynchronous.
 */
export function readWords(lang: string): Words {
  const { promise, words, error } = catalogOf(lang);
  if (words !== undefined) return words;
  throw error ?? promise;
}
