/** What a clock and a calendar on a wall show: no zone, no instant. Months count from 1. */
export interface CivilTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Civil time as if it were UTC: only differences of such numbers mean anything. */
function asUtc({ year, month, day, hour, minute, second }: CivilTime): number {
  const date = new Date(0);
  // Date.UTC takes the years 0 to 99 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}

/**
 * What the clocks of a zone show at an instant.
 *
 * @param instant milliseconds since 1970
 * @param timeZone IANA zone
 */
export function civilTimeOf(instant: number, timeZone: string): CivilTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function utcOffsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return asUtc(civilTimeOf(whole, timeZone)) - whole;
}

/** What a civil time would be by the offset from UTC of the day before, and by that of the day after. */
function candidateInstants(civil: CivilTime, timeZone: string): readonly [number, number] {
  const utc = asUtc(civil);
  return [utc - utcOffsetAt(utc - DAY, timeZone), utc - utcOffsetAt(utc + DAY, timeZone)];
}

/** When the clocks of a zone show a civil time: once as a rule, twice, or not at all; earliest first. */
function instantsOf(civil: CivilTime, timeZone: string): readonly number[] {
  const utc = asUtc(civil);
  return [...new Set(candidateInstants(civil, timeZone))]
    .filter((instant) => instant + utcOffsetAt(instant, timeZone) === utc)
    .toSorted((a, b) => a - b);
}

/**
 * When the clocks of a zone show a civil time (C20). A time that a change of the clocks leaves out
 * is moved forward by what was left out, 02:30 to 03:30; of one that comes twice the first is meant.
 *
 * @returns milliseconds since 1970
 */
export function instantOf(civil: CivilTime, timeZone: string): number {
  const [byDayBefore] = candidateInstants(civil, timeZone);
  return instantsOf(civil, timeZone)[0] ?? byDayBefore;
}

/** Whether the clocks of a zone show twice what they show at an instant: they are put back (C20). */
export function isAmbiguousTime(instant: number, timeZone: string): boolean {
  return instantsOf(civilTimeOf(instant, timeZone), timeZone).length > 1;
}

/** The minute that the clocks of a zone show, as the interface writes it: `2026-11-20T19:00` (2.5). */
export function formatCivilMinute(instant: number, timeZone: string): string {
  return formatIso(civilTimeOf(instant, timeZone)).slice(0, 16);
}

/** Whether the clocks of a zone show at an instant what they have shown before: they were put back. */
export function isSecondOccurrence(instant: number, timeZone: string): boolean {
  return instantOf(civilTimeOf(instant, timeZone), timeZone) < Math.floor(instant / 1000) * 1000;
}

/**
 * The minute of an instant as `parseDateTime` finds it again: as `formatCivilMinute` writes it, and with the
 * offset from UTC where the clocks show that minute for the second time, `2026-11-01T01:30-06:00`.
 */
export function formatMoment(instant: number, timeZone: string): string {
  const text = formatCivilMinute(instant, timeZone);
  if (!isSecondOccurrence(instant, timeZone)) return text;
  const minutes = Math.round(utcOffsetAt(instant, timeZone) / 60_000);
  const [hours, minutePart] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(
    twoDigits,
  );
  return `${text}${minutes < 0 ? '-' : '+'}${hours}:${minutePart}`;
}

/** When the clocks of a zone show, `days` days later, what they show at an instant (C20). */
export function addCalendarDays(instant: number, timeZone: string, days: number): number {
  const civil = civilTimeOf(instant, timeZone);
  return instantOf({ ...civil, day: civil.day + days }, timeZone);
}

/** The midnight, or the first moment, of the day that an instant lies in, `days` days later. */
export function startOfDay(instant: number, timeZone: string, days = 0): number {
  const { year, month, day } = civilTimeOf(instant, timeZone);
  return instantOf({ year, month, day: day + days, hour: 0, minute: 0, second: 0 }, timeZone);
}

/** Whether two instants lie in one day of the zone. */
export function isSameDay(a: number, b: number, timeZone: string): boolean {
  return startOfDay(a, timeZone) === startOfDay(b, timeZone);
}

/** A date-time that was sent as text. */
export interface ParsedDateTime {
  /** Milliseconds since 1970; of a date alone, the first moment of its day. */
  readonly instant: number;
  /** False where only a date was sent. */
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
 * Reads a date-time of the interface (2.5): civil time of the service's zone, `YYYY-MM-DDTHH:MM:SS`.
 * Seconds may be missing, and the time too. One that names its own offset from UTC, which the
 * interface does not provide for, is taken at its word.
 *
 * @returns null for anything else, a 30th of February among it
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
  // A 30th of February or a 25th hour comes back from the calendar as another time.
  if (new Date(utc).toISOString().slice(0, 19) !== formatIso(civil)) return null;
  return {
    instant: offset === undefined ? instantOf(civil, timeZone) : utc - parseOffset(offset),
    hasTime: hour !== undefined,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A civil time as the interface writes it (2.5): `2026-11-20T19:00:00`. */
export function formatIso({ year, month, day, hour, minute, second }: CivilTime): string {
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}
