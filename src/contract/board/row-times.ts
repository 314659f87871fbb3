import { minuteAt } from '../../lib/time/minuteAt.ts';
import { formatClock } from '../../lib/words/format-clock.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import type { Departure } from '../departures/departureRows.ts';
import type { TimesLanguage } from '../departures/departureWords.ts';
import type { RowColumn, RowOptions } from './row-options.ts';

/** A departure as a board shows its time. */
export const asShown = (departure: Departure, { times }: RowOptions): Departure =>
  times === 'minutes' || departure.minutes === null
    ? departure
    : { ...departure, minutes: null, arrival: { ...departure.arrival, headwaySeconds: undefined } };

/**
 * What a row has in one of its columns; '' for nothing. The planned time isn't said twice, where the row's own time is the
 * same on the clock.
 *
 * @param shown the row's departure as `asShown` returns it
 */
export function columnText(column: RowColumn, shown: Departure, own: TimesLanguage): string {
  const { arrival, at, minutes } = shown;
  if (column === 'platform') return arrival.platform ?? '';
  const { scheduledAt, headwaySeconds } = arrival;
  if (scheduledAt === undefined || headwaySeconds !== undefined) return '';
  const isSaid = minutes === null && minuteAt(scheduledAt) === minuteAt(at);
  return isSaid ? '' : formatClock(scheduledAt, inTimeZone(own, arrival.timeZone));
}
