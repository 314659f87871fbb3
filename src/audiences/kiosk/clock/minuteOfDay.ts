import { civilTimeOf } from '../../../lib/time/civil-time.ts';

/** Minutes since midnight in a time zone, for an instant in milliseconds since 1970. */
export function minuteOfDay(instant: number, timeZone: string): number {
  const { hour, minute } = civilTimeOf(instant, timeZone);
  return hour * 60 + minute;
}
