import { messageIn } from '../fleet/screensFile.ts';

/** Where else people get the information. */
interface Alternative {
  readonly text: string;
  /** The web address that a QR code shows; null if the settings have none. */
  readonly url: string | null;
}

/** A longer address would make a code whose modules are too small for a phone. The server refuses it. */
const LONGEST_URL = 300;

const isAddress = (url: unknown): url is string =>
  typeof url === 'string' && /^https?:\/\/\S+$/.test(url) && url.length <= LONGEST_URL;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the setting `alternative`: a text, one text for each language, or either of them as `text` beside a `url`
 * (A10). The server has named what is wrong in it; a display shows the rest.
 *
 * @returns null if there is no text
 */
export function alternativeIn(setting: unknown, lang: string): Alternative | null {
  const { text: texts, url = null } =
    isObject(setting) && ('text' in setting || 'url' in setting) ? setting : { text: setting };
  const text = typeof texts === 'string' || isObject(texts) ? messageIn(texts, lang) : undefined;
  if (text === undefined || text.trim() === '') return null;
  return { text, url: isAddress(url) ? url : null };
}
