import { civilTimeOf } from '../../lib/time/civil-time.ts';
import type { CivilTime } from '../../lib/time/civil-time.ts';

/** The latest result per zone, because thousands of requests may arrive within one second. */
const lastCivilTimes = new Map<string, { readonly second: number; readonly civil: CivilTime }>();

function civilTimeNow(now: number, timeZone: string): CivilTime {
  const second = Math.floor(now / 1000);
  const last = lastCivilTimes.get(timeZone);
  if (last?.second === second) return last.civil;
  const civil = civilTimeOf(now, timeZone);
  lastCivilTimes.set(timeZone, { second, civil });
  return civil;
}

const padTwo = (value: number) => String(value).padStart(2, '0');
const hourOf12 = (hour: number) => hour % 12 || 12;
const dayPeriod = (hour: number) => (hour < 12 ? 'AM' : 'PM');

/** The timestamp of responses about stops (interface 2.1): `12:38pm`, in the service's zone. */
export function stopClock(now: number, timeZone: string): string {
  const { hour, minute } = civilTimeNow(now, timeZone);
  return `${hourOf12(hour)}:${padTwo(minute)}${dayPeriod(hour).toLowerCase()}`;
}

/** The timestamp of getvehicles (interface 2.1): `1/15/2012 10:13:44 AM`, in the service's zone. */
export function vehicleClock(now: number, timeZone: string): string {
  const { year, month, day, hour, minute, second } = civilTimeNow(now, timeZone);
  const time = `${hourOf12(hour)}:${padTwo(minute)}:${padTwo(second)}`;
  return `${month}/${day}/${year} ${time} ${dayPeriod(hour)}`;
}
