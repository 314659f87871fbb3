import { instantIn, type Zone } from '../zones/Zone.ts';
import { civilDay, type DayNumber, dayNumber } from './civil-days.ts';

/** A date, or a date-time in a zone, of a calendar. */
export interface CalendarTime {
  readonly day: DayNumber;
  /** Seconds after midnight by the zone's clocks; null for a date. */
  readonly second: number | null;
  readonly zone: Zone;
}

const DAY_SECONDS = 86_400;

/** Also with the signs of ISO 8601, which some programs write: `2026-12-15T19:00:00-06:00`. */
const TIME =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses a date or date-time. Some programs say that a date-time is a date, so the text decides.
 *
 * @param zone of a date-time without an offset
 * @returns null for any other text, and for a day that does not exist
 */
export function parseCalendarTime(text: string, zone: Zone): CalendarTime | null {
  const match = TIME.exec(text.trim());
  if (match === null) return null;
  const [, year, , month, day, hour, minute, second = '0', offset] = match;
  const number = dayNumber(Number(year), Number(month), Number(day));
  const civil = civilDay(number);
  if (civil.month !== Number(month) || civil.day !== Number(day)) return null;
  if (hour === undefined || minute === undefined) return { day: number, second: null, zone };
  if (Number(minute) > 59 || Number(second) > 60) return null;
  const ofDay = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  // 24:00 is midnight at the end of the day (ISO 8601).
  if (ofDay > DAY_SECONDS) return null;
  if (offset === undefined)
    return ofDay === DAY_SECONDS
      ? { day: number + 1, second: 0, zone }
      : { day: number, second: ofDay, zone };
  const [, sign, hoursEast = '0', minutesEast = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  const secondsEast = (Number(hoursEast) * 60 + Number(minutesEast)) * 60 * (sign === '-' ? -1 : 1);
  const inUtc = number * DAY_SECONDS + ofDay - secondsEast;
  const dayInUtc = Math.floor(inUtc / DAY_SECONDS);
  return { day: dayInUtc, second: inUtc - dayInUtc * DAY_SECONDS, zone: 'UTC' };
}

/** Milliseconds since 1970; for a date, the start of the day in its zone. */
export const instantOfTime = ({ day, second, zone }: CalendarTime): number =>
  instantIn({ day, second: second ?? 0 }, zone);

const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Milliseconds of a duration such as `PT2H30M`; null for other text. */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text.trim().replace(/^\+/, ''));
  if (match === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
