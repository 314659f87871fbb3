import type { Alert } from '../../contract/alerts/Alert.ts';
import { cutText } from '../../lib/text/plainText.ts';

/** Characters of all descriptions: riders read them in one answer, each minute. */
const MOST_TOGETHER = 600_000;

/**
 * Alerts whose descriptions are together not too long for one answer. The longest are cut to the same length, and
 * those below it stay whole.
 */
export function fitDescriptions(alerts: readonly Alert[]): readonly Alert[] {
  const lengths = alerts
    .flatMap(({ description }) => Object.values(description).map((text) => text.length))
    .toSorted((one, other) => one - other);
  let room = MOST_TOGETHER;
  for (const [index, length] of lengths.entries()) {
    const share = Math.floor(room / (lengths.length - index));
    if (length > share)
      return alerts.map((alert) => ({
        ...alert,
        description: Object.fromEntries(
          Object.entries(alert.description).map(([language, text]) => [
            language,
            cutText(text, share),
          ]),
        ),
      }));
    room -= length;
  }
  return alerts;
}
