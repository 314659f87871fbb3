import { ownValue } from '../ownValue.ts';
import { NAMES } from './compiled/languages.ts';

/** All languages, by BCP 47 tag: a new one is a line in languages.json and a folder next to it (decision 0064). */
export const LANGUAGES = NAMES;

/** Languages with fewer messages, of a hundred, are offered only where the settings name them. */
const ENOUGH = 90;

const withMostMessages = () =>
  Object.entries(LANGUAGES).flatMap(([tag, { percent }]) => (percent < ENOUGH ? [] : [tag]));

/**
 * The languages that a deployment offers, in its order. The name of one that lacks messages says so: "Deutsch (95%)".
 *
 * @param tags those of the settings; if absent, all languages that have most messages
 */
export const offeredLanguages = (tags: readonly string[] = withMostMessages()) =>
  tags.flatMap((tag) => {
    const language = ownValue(LANGUAGES, tag);
    if (language === undefined) return [];
    const { name, percent } = language;
    return [{ tag, name: percent === 100 ? name : `${name} (${percent}%)` }];
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

/** RFC 5646 (4.4.1) asks software to keep 35 characters of a tag. */
const LONGEST_TAG = 100;

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
  const written = tag.slice(0, LONGEST_TAG);
  const wanted = String(localeOf(written) ?? written);
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
