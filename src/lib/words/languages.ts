import type { Words } from './en.ts';
import type { FirstWords } from './en/core.ts';

/** A language that the page can speak. */
interface LanguageEntry {
  /** What it calls itself, so that whoever needs it can read it. */
  readonly name: string;
  /**
   * How its words are fetched: those of the first list, and all. English has none: it comes with
   * what speaks it, to fall back to.
   */
  readonly loaders?: {
    readonly core: () => Promise<FirstWords>;
    readonly all: () => Promise<Words>;
  };
}

/** All languages, by BCP 47 tag: a new one is an entry here and a folder beside this (decision 0018). */
export const LANGUAGES: Readonly<Record<string, LanguageEntry>> = {
  en: { name: 'English' },
  es: {
    name: 'Español',
    loaders: {
      core: async () => (await import('./es/core.ts')).first,
      all: async () => (await import('./es.ts')).es,
    },
  },
};
