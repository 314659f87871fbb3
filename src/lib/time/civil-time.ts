/** A date and time of day without a time zone. Months count from 1. */
export interface CivilTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

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

/** Milliseconds since 1970 as if the civil time were UTC. */
export function asUtc({ year, month, day, hour, minute, second }: CivilTime): number {
  const date = new Date(0);
  // Date.UTC adds 1900 to the years 0 to 99.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}

/** The civil time of an instant by the browser's formatter, which is slow. */
function formattedCivilTime(instant: number, timeZone: string): CivilTime {
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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The start of 1973. Since then every zone has changed its offset at a whole minute. */
const WHOLE_MINUTES_SINCE = 94_694_400_000;
/** So many offsets are kept of a zone. When there would be more, all of them are dropped. */
const MAX_OFFSETS = 4000;

/** The offsets of each zone, by minute: the same few instants are asked for again with each answer. */
const offsets = new Map<string, Map<number, number>>();

function formattedOffset(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return asUtc(formattedCivilTime(whole, timeZone)) - whole;
}

function offsetAtMinute(minute: number, timeZone: string): number {
  const cached = offsets.get(timeZone)?.get(minute);
  if (cached !== undefined) return cached;
  const offset = formattedOffset(minute * MINUTE, timeZone);
  const ofZone = offsets.get(timeZone);
  if (ofZone === undefined || ofZone.size >= MAX_OFFSETS)
    offsets.set(timeZone, new Map([[minute, offset]]));
  else ofZone.set(minute, offset);
  return offset;
}

/**
 * The UTC offset of a time zone at an instant, in milliseconds; positive east of Greenwich. No zone changes its
 * offset and changes it back within a day, so the ends of a day tell all of it but on a day with a change:
 * a list of events asks for many minutes of a few days, and each takes the browser's formatter 0.1 ms.
 */
export function utcOffsetAt(instant: number, timeZone: string): number {
  if (!(instant >= WHOLE_MINUTES_SINCE)) return formattedOffset(instant, timeZone);
  const midnight = Math.floor(instant / DAY) * DAY;
  const first = offsetAtMinute(midnight / MINUTE, timeZone);
  const next = offsetAtMinute((midnight + DAY) / MINUTE, timeZone);
  return first === next ? first : offsetAtMinute(Math.floor(instant / MINUTE), timeZone);
}

/**
 * The civil time of a time zone at an instant.
 *
 * @param instant milliseconds since 1970
 * @param timeZone IANA zone
 */
export function civilTimeOf(instant: number, timeZone: string): CivilTime {
  if (!(instant >= WHOLE_MINUTES_SINCE)) return formattedCivilTime(instant, timeZone);
  const local = new Date(instant + utcOffsetAt(instant, timeZone));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  };
}
