import type { LanguageWords } from './LanguageWords.ts';

/** A language that the page can use. */
interface LanguageEntry {
  /** The language's name for itself, for menus. */
  readonly name: string;
  readonly load: () => Promise<LanguageWords>;
}

/** All languages, by BCP 47 tag: a new one is a line here and a folder next to this file (decision 0056). */
export const LANGUAGES: Readonly<Record<string, LanguageEntry>> = {
  en: { name: 'English', load: async () => (await import('./en/language.ts')).language },
  es: { name: 'Español', load: async () => (await import('./es/language.ts')).language },
};

/**
 * The languages that a deployment offers, in its order.
 *
 * @param tags those of the settings; all languages if absent
 */
export const offeredLanguages = (tags: readonly string[] = Object.keys(LANGUAGES)) =>
  tags.flatMap((tag) => {
    const name = LANGUAGES[tag]?.name;
    return name === undefined ? [] : [{ tag, name }];
  });
