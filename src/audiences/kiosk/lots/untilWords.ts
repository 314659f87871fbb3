import { isSameDay } from '../../../lib/time/zoned-time.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import type { WholeLanguage } from '../../../ui/text/Language.tsx';

/**
 * What affects a lot and until when: "event parking now until 11:00 PM", or until a day. The second wording
 * is only "Until 11:00 PM", for where there is little room.
 *
 * @param end milliseconds since 1970; null if it is not published
 * @param now milliseconds since 1970
 */
export function untilWords(
  what: string,
  end: number | null,
  now: number,
  language: Pick<WholeLanguage, 'words' | 'formats' | 'timeZone'>,
): readonly string[] {
  const { words, formats, timeZone } = language;
  if (end === null) return [what];
  const { until, untilDay, onlyUntil, onlyUntilDay } = words.kiosk;
  if (isSameDay(end, now, timeZone)) {
    const clock = formatClock(end, language);
    return [until(what, clock), onlyUntil(clock)];
  }
  const day = formats.day(end);
  return [untilDay(what, day), onlyUntilDay(day)];
}
