import { isSameDay } from '../../../lib/time/zoned-time.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import type { Language } from '../../../ui/text/Language.tsx';

/** An end that is nearer has its clock time, also after midnight. */
const SOON = 12 * 3_600_000;

/**
 * What affects a lot and until when: "event now until 11:00 PM", or until a day.
 *
 * @param what affects it
 * @param end milliseconds since 1970; null if it is not published
 * @param now milliseconds since 1970
 */
export function untilWords(
  what: string,
  end: number | null,
  now: number,
  language: Pick<Language, 'words' | 'formats' | 'timeZone'>,
): string {
  const { words, formats, timeZone } = language;
  if (end === null) return what;
  return end - now < SOON || isSameDay(end, now, timeZone)
    ? words.kiosk.until(what, formatClock(end, language))
    : words.kiosk.untilDay(what, formats.day(end));
}
