import { LANGUAGES } from './languages.ts';

/**
 * Chooses the language of the page: the one that the URL asks for, else the browser's first one that
 * the deployment offers, else the deployment's first (R23).
 *
 * @param requested the URL's `lang`
 * @param preferred the browser's languages as BCP 47 tags, best first
 * @param offered tags of LANGUAGES; all of them if left out
 * @returns a tag of `offered`
 */
export function chooseLanguage(
  requested: string | null,
  preferred: readonly string[],
  offered: readonly string[] = Object.keys(LANGUAGES),
): string {
  const candidates = [requested, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return candidates.find((lang) => lang !== null && offered.includes(lang)) ?? offered[0] ?? 'en';
}
