import { utcOffsetAt } from '../../../lib/time/civil-time.ts';

export const TIME_ZONE = 'America/Chicago';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Civil time as if it were UTC, in milliseconds. Only its fields and differences are meaningful. */
export type CivilTime = number;

/** The city's offset from UTC in milliseconds, cached per quarter of an hour. */
const offsets = new Map<number, number>();

function offsetAt(now: number): number {
  // UTC offsets change only at whole quarters of an hour.
  const quarter = Math.floor(now / (15 * MINUTE));
  const cached = offsets.get(quarter);
  if (cached !== undefined) return cached;
  const offset = utcOffsetAt(quarter * 15 * MINUTE, TIME_ZONE);
  if (offsets.size > 5000) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** The city's civil time at an instant, milliseconds since 1970. */
export const civilTimeAt = (now: number): CivilTime => now + offsetAt(now);

/** The instant of a civil time, milliseconds since 1970. */
export const instantAt = (civil: CivilTime): number => civil - offsetAt(civil - offsetAt(civil));

/** The start of the day: civil midnight. */
export const dayOf = (civil: CivilTime): CivilTime => Math.floor(civil / DAY) * DAY;

/** 0 is Sunday. */
export const weekdayOf = (civil: CivilTime) => new Date(civil).getUTCDay();

/** Hours since midnight, with a fraction. */
export const hourOf = (civil: CivilTime) => (civil - dayOf(civil)) / HOUR;

export const isWeekend = (civil: CivilTime) => weekdayOf(civil) % 6 === 0;

/** The format of the interface (2.5): a local date and time without a zone. */
export const isoLocal = (civil: CivilTime) => new Date(civil).toISOString().slice(0, 19);
