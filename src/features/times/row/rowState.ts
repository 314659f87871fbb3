import type { Departure } from '../../../contract/departures/departureRows.ts';
import { stateNote } from '../../../contract/departures/departureWords.ts';
import { formatBareClock, formatClock } from '../../../lib/words/format-clock.ts';
import { inTimeZone } from '../../../lib/words/inTimeZone.ts';
import type { PageLanguage } from '../../../ui/text/Language.tsx';

/** How a row's next bus comes. Colors are never alone: the word stands there. */
export interface RowState {
  /** "On time", "3 min late", "Scheduled"; '' for a live bus that no timetable has. */
  readonly word: string;
  readonly tone: 'ok' | 'warn' | 'soft';
}

/** The word for how a bus comes, and its tone. */
export function rowState(departure: Departure, language: PageLanguage): RowState {
  const { arrival, minutesLate } = departure;
  const word = stateNote(departure, language);
  if (minutesLate !== 0) return { word, tone: 'warn' };
  // That it is live is said once for all rows.
  if (word !== language.words.times.live) return { word, tone: 'soft' };
  return arrival.scheduledAt === undefined
    ? { word: '', tone: 'soft' }
    : { word: language.words.times.onTime, tone: 'ok' };
}

/**
 * The clock times of a bus that is counted in minutes: when it comes, and struck through the scheduled time if that no
 * longer holds. The minutes beside them say which half of the day it is.
 */
export function rowClocks(
  { arrival, at, minutes, minutesLate }: Departure,
  own: PageLanguage,
): { readonly struck: string | null; readonly clock: string } | null {
  const language = inTimeZone(own, arrival.timeZone);
  if (minutes === null) return null;
  if (minutesLate === 0 || arrival.scheduledAt === undefined)
    return { struck: null, clock: formatClock(at, language) };
  return {
    struck: formatBareClock(arrival.scheduledAt, language),
    clock: formatBareClock(at, language),
  };
}
