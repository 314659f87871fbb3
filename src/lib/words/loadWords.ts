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

const promises = new Map<string, Promise<Words>>();

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

/**
 * Loads all words of a language, once: later calls return the same promise. A fulfilled one carries
 * the fields in which React's `use` looks for the value, so that no component suspends on it.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` cannot be loaded; rejects with `ChunkLoadError` if the
 *   English ones cannot be loaded either
 */
export function loadWords(lang: string): Promise<Words> {
  const existing = promises.get(lang);
  if (existing !== undefined) return existing;
  const promise = importWords(lang);
  promises.set(lang, promise);
  const markFulfilled = (value: Words) =>
    void Object.assign(promise, { status: 'fulfilled', value });
  promise.then(markFulfilled, () => {});
  return promise;
}
