import { minuteAt } from '../../lib/time/minuteAt.ts';
import { formatClock } from '../../lib/words/format-clock.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import type { Departure } from '../departures/departureRows.ts';
import type { TimesLanguage } from '../departures/departureWords.ts';
import { parseOneOf, parseShortText } from '../links/parameter-parsers.ts';
import type { ParameterReader } from '../links/parameterReader.ts';

/** How a board says when live buses come. Those of the timetable always have a clock time. */
export const BOARD_TIMES = ['minutes', 'clock'] as const;

/** What rows can have in columns of their own. */
export const ROW_COLUMNS = ['platform', 'planned'] as const;
export type RowColumn = (typeof ROW_COLUMNS)[number];

/** What the rows of a board have, and in which columns they are. */
export interface RowOptions {
  readonly times: (typeof BOARD_TIMES)[number];
  readonly columns: readonly RowColumn[];
  /** The destinations of the first of two columns of rows; empty for one list. */
  readonly split: readonly string[];
}

/** Reads `times`, `columns` and `split`. */
export function readRowOptions({ first, list }: ParameterReader): RowOptions {
  const columns = list('columns', parseOneOf(ROW_COLUMNS));
  return {
    times: first('times', parseOneOf(BOARD_TIMES)) ?? 'minutes',
    columns: ROW_COLUMNS.filter((column) => columns.includes(column)),
    split: list('split', parseShortText),
  };
}

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
