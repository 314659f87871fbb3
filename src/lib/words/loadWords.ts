import { importChunk } from '../loading/ChunkLoadError.ts';
import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import { language as english } from './en/language.ts';
import type { PageWords } from './en/page/pageWords.ts';
import type { LanguageWords, WordsByPart, WordsPart } from './LanguageWords.ts';

/** Loads the list of languages. People who read English never need it. */
const loadLanguages = () => importChunk(() => import('./languages.ts'));

/**
 * Chooses the page's language: the first wanted one that the deployment offers.
 *
 * @param wanted BCP 47 tags, best first
 * @param offered the tags of the settings; all languages if absent
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

/** English stands in for a language that doesn't exist or can't be loaded: its page words are in the first scripts. */
async function loadLanguage(lang: string): Promise<LanguageWords> {
  if (lang === 'en') return english;
  const load = async () => (await loadLanguages()).wordsOf(lang);
  return (await importChunk(load).catch(() => english)) ?? english;
}

/** The words that the page needs at once, and their language. */
interface LoadedPageWords {
  /** BCP 47 tag */
  readonly lang: string;
  readonly words: PageWords;
}

/**
 * Loads the words that the page needs at once.
 *
 * @param lang tag of LANGUAGES
 * @param city left out while the settings are not known
 * @returns the English ones if those of `lang` cannot be loaded
 * @throws ChunkLoadError if what adapts them to the city cannot be loaded
 */
export async function loadPageWords(
  lang: string,
  city: CityWords = FULL_CITY,
): Promise<LoadedPageWords> {
  const language = await loadLanguage(lang);
  const words = language.pageWordsFor(city);
  return {
    lang: language === english ? 'en' : lang,
    words:
      city.feeds || city.isRightToLeft
        ? (await importChunk(() => import('./kinds/adaptWords.ts'))).adaptWords(words, city)
        : words,
  };
}

/** The words of a language and part: loading, loaded or failed to load. */
interface Catalog<W> {
  readonly promise: Promise<W>;
  wordsFor?: W;
  error?: unknown;
}

/** By language, since the page opened. */
const CATALOGS: { readonly [Part in WordsPart]: Map<string, Catalog<WordsByPart[Part]>> } = {
  frame: new Map(),
  rest: new Map(),
  all: new Map(),
  builder: new Map(),
};

/** A part whose words are in another one's files. */
const SMALLER: { readonly [Part in WordsPart]?: WordsPart } = { rest: 'frame', all: 'rest' };

async function importWords<Part extends WordsPart>(
  part: Part,
  lang: string,
): Promise<WordsByPart[Part]> {
  const { parts } = await loadLanguage(lang);
  try {
    const smaller = SMALLER[part];
    const [words] = await Promise.all([
      importChunk(parts[part]),
      // What is shown with the larger part must not disappear once more until the smaller one is there.
      smaller === undefined ? null : catalogOf(smaller, lang).promise,
    ]);
    return words;
  } catch (error) {
    if (parts === english.parts) throw error;
    return catalogOf(part, 'en').promise;
  }
}

/** Finds the catalog of a language and starts to load it, once. */
function catalogOf<Part extends WordsPart>(part: Part, lang: string): Catalog<WordsByPart[Part]> {
  const existing = CATALOGS[part].get(lang);
  if (existing !== undefined) return existing;
  const catalog: Catalog<WordsByPart[Part]> = { promise: importWords(part, lang) };
  CATALOGS[part].set(lang, catalog);
  catalog.promise.then(
    (wordsFor) => void (catalog.wordsFor = wordsFor),
    (error: unknown) => void (catalog.error = error),
  );
  return catalog;
}

/**
 * Loads words of a language, once.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` cannot be loaded; rejects with `ChunkLoadError` if the
 *   English ones cannot be loaded either
 */
export const loadPart = async (part: WordsPart, lang: string): Promise<void> => {
  await catalogOf(part, lang).promise;
};

/**
 * Returns words to a component that is rendering. While they load, it throws their promise, so that React suspends
 * the component. If they could not be loaded, it throws `ChunkLoadError`.
 *
 * React's `use` does not work here. If a component calls it only while the words load, React loses
 * count of the hooks after it. If a component always calls it, updates inside `act` become asynchronous.
 */
export function readPart<Part extends WordsPart>(part: Part, lang: string): WordsByPart[Part] {
  const { promise, wordsFor, error } = catalogOf(part, lang);
  if (wordsFor !== undefined) return wordsFor;
  throw error ?? promise;
}
