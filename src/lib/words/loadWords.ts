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
const loaded = new Map<string, Words>();

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

async function importAndCache(lang: string): Promise<Words> {
  const words = await importWords(lang);
  loaded.set(lang, words);
  return words;
}

/**
 * Loads all words of a language, once: later calls return the same promise.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` cannot be loaded; rejects with `ChunkLoadError` if the
 *   English ones cannot be loaded either
 */
export function loadWords(lang: string): Promise<Words> {
  const promise = promises.get(lang) ?? importAndCache(lang);
  promises.set(lang, promise);
  return promise;
}

/** All words of a language if they have loaded, else undefined. */
export function loadedWords(lang: string): Words | undefined {
  return loaded.get(lang);
}
