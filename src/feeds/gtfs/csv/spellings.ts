/** A spelling that GTFS does not have, and that can be read all the same. */
export type Spelling =
  | 'not-utf-8'
  | 'lost-letter'
  | 'loose-quote'
  | 'decimal-comma'
  | 'time-spelling'
  | 'date-spelling';

export interface SpellingPlace {
  readonly line: number;
  readonly column: number;
  readonly value: string;
  count: number;
}

/** A time such as `8:05:00 AM`, with fractions of a second that are zero, or on the first day of spreadsheets. */
const SPELLED_TIME =
  /^(?:1899-12-30[ T])?(\d{1,3}):([0-5]\d)(?::([0-5]\d)(?:\.0+)?)?\s*(?:([ap])\.?m\.?)?$/i;

/** A time that GTFS does not spell so, in seconds; NaN if it is none. */
export function spelledSeconds(text: string): number {
  const found = SPELLED_TIME.exec(text);
  if (found === null) return Number.NaN;
  const [, hour = '', minute = '', second = '0', half = ''] = found;
  const isTwelveHours = half !== '';
  if (isTwelveHours && (Number(hour) < 1 || Number(hour) > 12)) return Number.NaN;
  const hours = isTwelveHours
    ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hour);
  return hours * 3600 + Number(minute) * 60 + Number(second);
}
