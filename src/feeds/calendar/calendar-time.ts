import { civilTimeOf, utcOffsetAt } from '../../lib/time/civil-time.ts';
import { instantOf } from '../../lib/time/zoned-time.ts';
import { civilDay, type DayNumber, dayNumber } from './civil-days.ts';

/** A date, or a date-time in a zone, of a calendar. */
export interface CalendarTime {
  readonly day: DayNumber;
  /** Seconds after midnight by the zone's clocks; null for a date. */
  readonly second: number | null;
  /** IANA. */
  readonly zone: string;
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;

/**
 * Parses a date or date-time. Some programs say that a date-time is a date, so the text decides.
 *
 * @param zone of a date-time without Z
 * @returns null for any other text, and for a day that does not exist
 */
export function parseCalendarTime(text: string, zone: string): CalendarTime | null {
  const [, year, month, day, hour, minute, second = '0', utc] = TIME.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const number = dayNumber(Number(year), Number(month), Number(day));
  const civil = civilDay(number);
  if (civil.month !== Number(month) || civil.day !== Number(day)) return null;
  if (hour === undefined || minute === undefined) return { day: number, second: null, zone };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  return {
    day: number,
    second: Number(hour) * 3600 + Number(minute) * 60 + Number(second),
    zone: utc === undefined ? zone : 'UTC',
  };
}

const DAY = 86_400_000;
/** More weeks and zones than a calendar has that isn't hostile. */
const MOST_OFFSETS = 10_000;

const weekOffsets = new Map<string, number | null>();

/**
 * The UTC offset of a zone in the week of a day, in milliseconds; null if the clocks may change then.
 * Cached, because Intl is slow and a calendar may have thousands of times.
 */
function steadyOffset(day: DayNumber, zone: string): number | null {
  if (zone === 'UTC') return 0;
  const week = Math.floor(day / 7);
  const key = `${week} ${zone}`;
  const cached = weekOffsets.get(key);
  if (cached !== undefined) return cached;
  const before = utcOffsetAt((week * 7 - 2) * DAY, zone);
  const after = utcOffsetAt((week * 7 + 9) * DAY, zone);
  const offset = before === after ? before : null;
  if (weekOffsets.size >= MOST_OFFSETS) weekOffsets.clear();
  weekOffsets.set(key, offset);
  return offset;
}

/** Milliseconds since 1970; for a date, the start of the day in its zone. */
export function instantOfTime({ day, second, zone }: CalendarTime): number {
  const offset = steadyOffset(day, zone);
  if (offset !== null) return day * DAY + (second ?? 0) * 1000 - offset;
  const { year, month, day: ofMonth } = civilDay(day);
  const time = second ?? 0;
  return instantOf(
    {
      year,
      month,
      day: ofMonth,
      hour: Math.floor(time / 3600),
      minute: Math.floor(time / 60) % 60,
      second: time % 60,
    },
    zone,
  );
}

/** The day of an instant in a zone. */
export function dayOf(instant: number, zone: string): DayNumber {
  const { year, month, day } = civilTimeOf(instant, zone);
  return dayNumber(year, month, day);
}

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
