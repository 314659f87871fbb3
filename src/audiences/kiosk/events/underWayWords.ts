import { affectsFrom } from '../../../features/events/eventPhase.ts';
import type { PhaseOptions } from '../../../features/events/eventPhase.ts';
import type { CityEvent } from '../../../features/events/groupEvents.ts';
import { isSameDay } from '../../../lib/time/zoned-time.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import { eventEnd } from '../lots/eventEnd.ts';
import { untilWords } from '../lots/untilWords.ts';

/**
 * What an event that is under way does to parking: until when it affects it, or, as an estimate that must not look like
 * a fact, from when it may.
 */
export function underWayWords(
  { phase, times, lots }: Pick<CityEvent, 'phase' | 'times' | 'lots'>,
  options: PhaseOptions,
  language: Pick<Language, 'words' | 'formats' | 'timeZone'>,
): string {
  const { now, mayAffectFrom, mayAffect } = language.words.kiosk.events;
  if (phase === 'now') return untilWords(now, eventEnd(lots), options.now, language);
  const from = affectsFrom(times, options);
  return from !== null && isSameDay(from, options.now, options.timeZone)
    ? mayAffectFrom(formatClock(from, language))
    : mayAffect;
}
