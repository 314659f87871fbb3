import { LANGUAGES } from './languages.ts';

/** A tag without its last part: `zh-Hant-TW` without the country is `zh-Hant`; null for a language alone. */
const shortened = (tag: string): string | null =>
  tag.includes('-') ? tag.replace(/-[^-]*$/, '') : null;

/**
 * Finds an offered language for a tag (RFC 4647, 3.4): the tag itself, else with ever fewer parts, else another
 * form of the same language, such as pt-BR for pt-PT. Capitals don't matter.
 *
 * @param tag BCP 47
 * @returns undefined if the language is not offered
 */
export function matchLanguage(tag: string, offered: readonly string[]): string | undefined {
  const sameAs = (wanted: string) => offered.find((one) => one.toLowerCase() === wanted);
  let part: string | null = tag.toLowerCase();
  for (; part !== null; part = shortened(part)) {
    const found = sameAs(part);
    if (found !== undefined) return found;
  }
  const [language] = tag.toLowerCase().split('-');
  return offered.find((one) => one.toLowerCase().split('-')[0] === language);
}

/**
 * Chooses the language of the page: the one that the URL asks for, else the browser's first one that
 * the deployment offers, else the deployment's first (R23).
 *
 * @param requested the URL's `lang`, a BCP 47 tag
 * @param preferred the browser's languages as BCP 47 tags, best first
 * @param offered tags of LANGUAGES; all of them if left out
 * @returns a tag of `offered`
 */
export function chooseLanguage(
  requested: string | null,
  preferred: readonly string[],
  offered: readonly string[] = Object.keys(LANGUAGES),
): string {
  for (const tag of requested === null ? preferred : [requested, ...preferred]) {
    const found = matchLanguage(tag, offered);
    if (found !== undefined) return found;
  }
  return offered[0] ?? 'en';
}
