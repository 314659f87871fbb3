import { civilTimeOf } from './civil-time.ts';
import { instantOf } from './zoned-time.ts';

/** A day of service as GTFS writes it, `YYYYMMDD`. Later dates compare as greater. */
export type ServiceDate = string;

const DAY = 86_400_000;

/** The year, the month from 1, and the day. */
function partsOf(date: ServiceDate): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(4, 6)), Number(date.slice(6, 8))];
}

function fromUtc(utc: number): ServiceDate {
  return new Date(utc).toISOString().slice(0, 10).replaceAll('-', '');
}

function utcOf(date: ServiceDate): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day);
}

/** The date in a time zone at an instant, milliseconds since 1970. */
export function serviceDateAt(instant: number, timeZone: string): ServiceDate {
  const { year, month, day } = civilTimeOf(instant, timeZone);
  return fromUtc(Date.UTC(year, month - 1, day));
}

/** The date a number of days later; earlier if `days` is negative. */
export function addDays(date: ServiceDate, days: number): ServiceDate {
  return fromUtc(utcOf(date) + days * DAY);
}

/** The days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: ServiceDate, to: ServiceDate): number {
  return (utcOf(to) - utcOf(from)) / DAY;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: ServiceDate): number {
  return (new Date(utcOf(date)).getUTCDay() + 6) % 7;
}

/** The date as ISO 8601 writes it, `YYYY-MM-DD`. */
export function isoDateOf(date: ServiceDate): string {
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
}

/**
 * The instant from which GTFS counts the times of a service day: noon minus 12 hours. When the
 * clocks change, it is an hour before or after midnight.
 *
 * @param timeZone the agency's IANA zone
 * @returns milliseconds since 1970
 */
export function startOfServiceDay(date: ServiceDate, timeZone: string): number {
  const [year, month, day] = partsOf(date);
  return instantOf({ year, month, day, hour: 12, minute: 0, second: 0 }, timeZone) - DAY / 2;
}

/**
 * The seconds after a service day's start that a realtime feed's start_time means: `25:10:00`, and `8:00`, which
 * some feeds send; NaN for anything else.
 */
export function secondsOfStart(time: string): number {
  const [, hours, minutes, seconds = 0] = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
