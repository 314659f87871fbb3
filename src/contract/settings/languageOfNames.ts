import { matchLanguage } from '../../lib/words/languages.ts';
import type { NamesSettings } from './NamesSettings.ts';

/**
 * The language of the document with the names for a page's language: fr-CA, else fr, else another French; '' if the
 * feed's own names are the best.
 */
export function languageOfNames({ languages, own }: NamesSettings, lang: string): string {
  const isOwn = own !== undefined && !languages.includes(own);
  const found = matchLanguage(lang, isOwn ? [own, ...languages] : languages);
  return languages.find((one) => one === found) ?? '';
}
