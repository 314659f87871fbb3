import type { AlertTexts } from '../../../contract/alerts/Alert.ts';

/** A text and its language, BCP 47; undefined where that is not known or is the page's. */
export interface LocalText {
  readonly text: string;
  readonly lang: string | undefined;
}

const NO_LANGUAGE = 'und';
const baseOf = (language: string) => language.toLowerCase().split('-')[0];

/**
 * The text for a reader: in the page's language, else in another kind of that language, else the one that the
 * service has first, which is for all others. It is never translated.
 *
 * @param lang the page's language, BCP 47
 */
export function chooseText(texts: AlertTexts, lang: string): LocalText {
  const all = Object.entries(texts);
  const [language, text] = all.find(([tag]) => tag.toLowerCase() === lang.toLowerCase()) ??
    all.find(([tag]) => tag.toLowerCase() === baseOf(lang)) ??
    all.find(([tag]) => baseOf(tag) === baseOf(lang)) ??
    all[0] ?? [NO_LANGUAGE, ''];
  const isKnown = language !== NO_LANGUAGE && baseOf(language) !== baseOf(lang);
  return { text, lang: isKnown ? language : undefined };
}
