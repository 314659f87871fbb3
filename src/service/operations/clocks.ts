import { type CivilTime, civilTimeOf } from '../../lib/time/civil-time.ts';
import { formatInstant } from '../../lib/time/zoned-time.ts';

/** A minute as answers write it. */
interface Minute {
  readonly civil: CivilTime;
  readonly stopClock: string;
  /** What is before and after the seconds in ISO 8601: `2012-01-15T10:13:` and `-06:00`. */
  readonly iso: readonly [before: string, after: string];
  /** Its first second, at which most departures are. */
  readonly text: string;
}

const MINUTE = 60_000;
/** More than the minutes of two days. When there would be more, all of them are dropped. */
const MOST_MINUTES = 4000;

/** The minutes of each zone: the same ones are in thousands of answers. */
const minutesByZone = new Map<string, Map<number, Minute>>();

const twoDigits = (value: number) => String(value).padStart(2, '0');
const hourOf12 = (hour: number) => hour % 12 || 12;
const dayPeriod = (hour: number) => (hour < 12 ? 'AM' : 'PM');

function createMinute(start: number, timeZone: string): Minute {
  const civil = civilTimeOf(start, timeZone);
  const { hour, minute } = civil;
  const iso = formatInstant(start, timeZone);
  const secondsAt = iso.length - '00-06:00'.length;
  return {
    civil,
    stopClock: `${hourOf12(hour)}:${twoDigits(minute)}${dayPeriod(hour).toLowerCase()}`,
    iso: [iso.slice(0, secondsAt), iso.slice(secondsAt + 2)],
    text: iso,
  };
}

function minuteAt(instant: number, timeZone: string): Minute {
  const number = Math.floor(instant / MINUTE);
  let minutes = minutesByZone.get(timeZone);
  const existing = minutes?.get(number);
  if (existing !== undefined) return existing;
  if (minutes === undefined || minutes.size >= MOST_MINUTES)
    minutesByZone.set(timeZone, (minutes = new Map()));
  const created = createMinute(number * MINUTE, timeZone);
  minutes.set(number, created);
  return created;
}

/** The seconds of an instant's minute. Zones differ by whole minutes. */
const SECONDS = Array.from({ length: 60 }, (_, second) => twoDigits(second));
const secondsOf = (instant: number) => SECONDS[Math.floor(instant / 1000) % 60] ?? '';

/** The timestamp of responses about stops (interface 2.1): `12:38pm`, in the service's zone. */
export const stopClock = (now: number, timeZone: string): string =>
  minuteAt(now, timeZone).stopClock;

/** The timestamp of getvehicles (interface 2.1): `1/15/2012 10:13:44 AM`, in the service's zone. */
export function vehicleClock(now: number, timeZone: string): string {
  const { year, month, day, hour, minute } = minuteAt(now, timeZone).civil;
  const time = `${hourOf12(hour)}:${twoDigits(minute)}:${secondsOf(now)}`;
  return `${month}/${day}/${year} ${time} ${dayPeriod(hour)}`;
}

/** An instant since 1973 as `formatInstant` writes it: `2026-11-20T19:00:00-06:00`. */
export function instantText(instant: number, timeZone: string): string {
  const { iso, text } = minuteAt(instant, timeZone);
  if (instant % MINUTE === 0) return text;
  return iso[0] + secondsOf(instant) + iso[1];
}
