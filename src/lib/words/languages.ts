import type { CityWords } from './city-words.ts';
import type { Words } from './en.ts';
import type { CommonWords } from './en/common/commonWords.ts';
import type { PageWords } from './en/page/pageWords.ts';
import type { WordsFor } from './kinds/memoizeWords.ts';

/** A language that the page can use. */
interface LanguageEntry {
  /** The language's name for itself, for the menu. */
  readonly name: string;
  /** How its words are loaded. English has none: `loadWords.ts` loads it as the fallback of all others. */
  readonly loaders?: {
    readonly pageWords: () => Promise<(city: CityWords) => PageWords>;
    readonly commonWords: () => Promise<WordsFor<CommonWords>>;
    readonly words: () => Promise<WordsFor<Words>>;
  };
}

/** All languages, by BCP 47 tag: a new one is an entry here and a folder next to this file (decision 0018). */
export const LANGUAGES: Readonly<Record<string, LanguageEntry>> = {
  en: { name: 'English' },
  es: {
    name: 'Español',
    loaders: {
      pageWords: async () => (await import('./es/page/pageWords.ts')).pageWordsFor,
      commonWords: async () => (await import('./es/common/commonWords.ts')).commonWordsFor,
      words: async () => (await import('./es.ts')).wordsFor,
    },
  },
};
