import type { AlertTexts } from '../../contract/alerts/Alert.ts';

/** Bytes of a push are at most 4,096, encrypted and with all else that it says. */
const MOST_BYTES = 2_500;
/** Bytes of a character in scripts that need the most, as UTF-8. */
const BYTES_OF_CHARACTER = 3;
const LONGEST = 200;

/** The header of an alert in all its languages, each cut so that together they fit in a push. */
export function shortTexts(header: AlertTexts): Record<string, string> {
  const texts = Object.entries(header);
  const fits = Math.floor(MOST_BYTES / (BYTES_OF_CHARACTER * Math.max(1, texts.length)));
  const most = Math.min(LONGEST, fits);
  return Object.fromEntries(
    texts.map(([language, text]) => [
      language,
      text.length > most ? `${text.slice(0, most - 1)}…` : text,
    ]),
  );
}
