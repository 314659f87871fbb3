import { ownValue } from '../ownValue.ts';
import type { LanguageWords } from './LanguageWords.ts';

interface LanguageEntry {
  /** The language's name for itself, for menus. */
  readonly name: string;
  readonly load: () => Promise<LanguageWords>;
}

/** All languages, by BCP 47 tag: a new one is a line here and a folder next to this file (decision 0056). */
export const LANGUAGES: Readonly<Record<string, LanguageEntry>> = {
  en: { name: 'English', load: async () => (await import('./en/language.ts')).language },
  es: { name: 'Español', load: async () => (await import('./es/language.ts')).language },
  'fr-CA': { name: 'Français', load: async () => (await import('./fr-CA/language.ts')).language },
  he: { name: 'עברית', load: async () => (await import('./he/language.ts')).language },
};

/** Loads the words of a language; undefined for a tag that is none of them. */
export const wordsOf = (tag: string) => ownValue(LANGUAGES, tag)?.load();

/**
 * The languages that a deployment offers, in its order.
 *
 * @param tags those of the settings; all languages if absent
 */
export const offeredLanguages = (tags: readonly string[] = Object.keys(LANGUAGES)) =>
  tags.flatMap((tag) => {
    const name = ownValue(LANGUAGES, tag)?.name;
    return name === undefined ? [] : [{ tag, name }];
  });

/** What the browser knows of a tag; undefined for text that is no tag. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** A tag without its last part: `zh-Hant-TW` without the country is `zh-Hant`; null for a language alone. */
const shortened = (tag: string): string | null =>
  tag.includes('-') ? tag.replace(/-[^-]*$/, '') : null;

/** The script of a tag, written or usual: `Hant` for zh-TW; undefined where the browser doesn't know. */
const scriptOf = (tag: string): string | undefined => localeOf(tag)?.maximize().script;

/**
 * Finds an offered language for a tag (RFC 4647, 3.4): the tag itself, else with ever fewer parts, else another
 * form of the same language, such as pt-BR for pt-PT, in the same script if there is one. Capitals don't matter.
 *
 * @param tag BCP 47
 * @returns undefined if the language is not offered
 */
export function matchLanguage(tag: string, offered: readonly string[]): string | undefined {
  // In its canonical form: `iw-il` is `he-IL`, `tl` is `fil`.
  const wanted = String(localeOf(tag) ?? tag);
  for (let part: string | null = wanted; part !== null; part = shortened(part)) {
    const lower = part.toLowerCase();
    const found = offered.find((one) => one.toLowerCase() === lower);
    if (found !== undefined) return found;
  }
  const languageOf = (one: string) => one.toLowerCase().split('-')[0];
  const forms = offered.filter((one) => languageOf(one) === languageOf(wanted));
  return forms.find((one) => scriptOf(one) === scriptOf(wanted)) ?? forms[0];
}

/**
 * Chooses a language: the first wanted one that the deployment offers, else the deployment's first.
 *
 * @param wanted BCP 47 tags, best first
 * @param tags those of the settings; all languages if absent
 * @returns a tag of LANGUAGES
 */
export function chooseLanguage(wanted: readonly string[], tags?: readonly string[]): string {
  const offered = offeredLanguages(tags).map(({ tag }) => tag);
  for (const tag of wanted) {
    const found = matchLanguage(tag, offered);
    if (found !== undefined) return found;
  }
  return offered[0] ?? 'en';
}
