import { minuteOfDay } from '../clock/minuteOfDay.ts';
import { guardedReload } from './guardedReload.ts';

const CHECK_INTERVAL = 60_000;
const HOUR = 60;
/** The hour of the reload, in the city's civil time. */
const NIGHT_HOUR = 3;

interface NightlyOptions {
  /** IANA name of the city's time zone. */
  readonly timeZone: string;
  /** The screen's `spreadOf`. */
  readonly spread: number;
  /** The time now, in milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Reloads the display once a night, at the screen's own minute between 3:00 and 4:00. If the server
 * can't be reached, it tries each minute until 4:00.
 *
 * @returns a function that stops it
 */
export function reloadNightly({ timeZone, spread, now }: NightlyOptions): () => void {
  // The last five minutes are left for tries.
  const first = NIGHT_HOUR * HOUR + Math.floor(spread * (HOUR - 5));
  const loaded = performance.now();
  const timer = setInterval(() => {
    const minute = minuteOfDay(now(), timeZone);
    const isTime = minute >= first && minute < (NIGHT_HOUR + 1) * HOUR;
    // A page that is younger than the hour has just been reloaded.
    if (isTime && performance.now() - loaded > HOUR * 60_000) void guardedReload();
  }, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
