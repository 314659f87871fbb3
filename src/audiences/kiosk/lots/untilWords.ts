import { isSameDay } from '../../../lib/time/zoned-time.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import type { Language } from '../../../ui/text/Language.tsx';

/**
 * What affects a lot and until when: "event parking now until 11:00 PM", or until a day. The last wording is
 * only "Until 11:00 PM", for where there is little room.
 *
 * @param whats wordings of what affects it, the longest first
 * @param end milliseconds since 1970; null if it is not published
 * @param now milliseconds since 1970
 */
export function untilWords(
  whats: readonly string[],
  end: number | null,
  now: number,
  language: Pick<Language, 'words' | 'formats' | 'timeZone'>,
): readonly string[] {
  const { words, formats, timeZone } = language;
  if (end === null) return whats;
  const { until, untilDay, onlyUntil, onlyUntilDay } = words.kiosk;
  if (isSameDay(end, now, timeZone)) {
    const clock = formatClock(end, language);
    return [...whats.map((what) => until(what, clock)), onlyUntil(clock)];
  }
  const day = formats.day(end);
  return [...whats.map((what) => untilDay(what, day)), onlyUntilDay(day)];
}
