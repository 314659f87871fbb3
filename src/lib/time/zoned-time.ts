import { asUtc, civilTimeOf, utcOffsetAt } from './civil-time.ts';
import type { CivilTime } from './civil-time.ts';

const DAY = 86_400_000;

/** The instants of a civil time with the UTC offset of the day before and of the day after. */
function candidateInstants(civil: CivilTime, timeZone: string): readonly [number, number] {
  const utc = asUtc(civil);
  return [utc - utcOffsetAt(utc - DAY, timeZone), utc - utcOffsetAt(utc + DAY, timeZone)];
}

/** The instants with a civil time, earliest first: usually one; two or none when the clocks change. */
function instantsOf(civil: CivilTime, timeZone: string): readonly number[] {
  const utc = asUtc(civil);
  return [...new Set(candidateInstants(civil, timeZone))]
    .filter((instant) => instant + utcOffsetAt(instant, timeZone) === utc)
    .toSorted((a, b) => a - b);
}

/**
 * The instant of a civil time in a time zone. A time that the clocks skip moves forward by the
 * skipped period, 02:30 to 03:30. For a time that occurs twice the first instant is returned.
 *
 * @returns milliseconds since 1970
 */
export function instantOf(civil: CivilTime, timeZone: string): number {
  const [byDayBefore] = candidateInstants(civil, timeZone);
  return instantsOf(civil, timeZone)[0] ?? byDayBefore;
}

/** The civil time of an instant to the minute, in the interface's format: `2026-11-20T19:00` (2.5). */
export function formatCivilMinute(instant: number, timeZone: string): string {
  return formatIso(civilTimeOf(instant, timeZone)).slice(0, 16);
}

/** Whether an instant is the second one with its civil time, after the clocks went back. */
export function isSecondOccurrence(instant: number, timeZone: string): boolean {
  return instantOf(civilTimeOf(instant, timeZone), timeZone) < Math.floor(instant / 1000) * 1000;
}

/**
 * Formats an instant to the minute so that `parseDateTime` returns the same minute: like
 * `formatCivilMinute`, plus the UTC offset if the civil time occurs for the second time,
 * `2026-11-01T01:30-06:00`.
 */
export function formatMoment(instant: number, timeZone: string): string {
  const text = formatCivilMinute(instant, timeZone);
  return isSecondOccurrence(instant, timeZone) ? text + offsetText(instant, timeZone) : text;
}

/** The UTC offset of a zone at an instant as ISO 8601 writes it, `-06:00`. */
function offsetText(instant: number, timeZone: string): string {
  const minutes = Math.round(utcOffsetAt(instant, timeZone) / 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** Formats an instant to the second with the zone's offset, `2026-11-20T19:00:00-06:00`. */
export function formatInstant(instant: number, timeZone: string): string {
  return formatIso(civilTimeOf(instant, timeZone)) + offsetText(instant, timeZone);
}

/** The instant with the same time of day `days` days later. */
export function addCalendarDays(instant: number, timeZone: string, days: number): number {
  const civil = civilTimeOf(instant, timeZone);
  return instantOf({ ...civil, day: civil.day + days }, timeZone);
}

/** The first instant of the day that is `days` days after the day of `instant`. */
export function startOfDay(instant: number, timeZone: string, days = 0): number {
  const { year, month, day } = civilTimeOf(instant, timeZone);
  return instantOf({ year, month, day: day + days, hour: 0, minute: 0, second: 0 }, timeZone);
}

/** Whether two instants are on the same day in the time zone. */
export function isSameDay(a: number, b: number, timeZone: string): boolean {
  return startOfDay(a, timeZone) === startOfDay(b, timeZone);
}

export interface ParsedDateTime {
  /** Milliseconds since 1970. For a date without time, the start of the day. */
  readonly instant: number;
  /** False for a date without time. */
  readonly hasTime: boolean;
}

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

function parseOffset(text: string): number {
  if (/^z$/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * Parses a date-time of the interface (2.5): civil time in the service's time zone,
 * `YYYY-MM-DDTHH:MM:SS`. The seconds or the time may be missing. A UTC offset, which the interface does
 * not have, is respected.
 *
 * @returns null for everything else, also for dates that do not exist
 */
export function parseDateTime(text: string, timeZone: string): ParsedDateTime | null {
  const [, year, month, day, hour, minute, second, offset] = DATE_TIME.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const civil = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  const utc = asUtc(civil);
  // Date changes February 30 or 25:00 into another date, so the formatted text differs.
  if (new Date(utc).toISOString().slice(0, 19) !== formatIso(civil)) return null;
  return {
    instant: offset === undefined ? instantOf(civil, timeZone) : utc - parseOffset(offset),
    hasTime: hour !== undefined,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a civil time like the interface (2.5): `2026-11-20T19:00:00`. */
export function formatIso({ year, month, day, hour, minute, second }: CivilTime): string {
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}
