import { messageIn } from '../../../contract/board/screens/messageIn.ts';
import {
  alternativeParts,
  isAlternativeUrl,
  isObject,
} from '../../../contract/settings/alternative.ts';

/** Where else people get the information. */
interface Alternative {
  readonly text: string;
  /** The web address that a QR code shows; null if the settings have none. */
  readonly url: string | null;
}

/**
 * Reads the setting `alternative`: a text, one text for each language, or either of them as `text` beside a `url`. The
 * server has named what is wrong in it; a display shows the rest.
 *
 * @returns null if there is no text
 */
export function alternativeIn(setting: unknown, lang: string): Alternative | null {
  const { text: texts, url } = alternativeParts(setting);
  const text =
    typeof texts === 'string' || isObject(texts) ? messageIn(texts, lang)?.trim() : undefined;
  return text === undefined || text === ''
    ? null
    : { text, url: isAlternativeUrl(url) ? url : null };
}
