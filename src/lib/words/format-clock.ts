import { memoizeByObject } from '../memoizeByObject.ts';
import { memoizeByString } from '../memoizeByString.ts';
import { isOtherTimeZone } from '../time/isOtherTimeZone.ts';
import { isSecondOccurrence } from '../time/zoned-time.ts';
import type { Formats } from './formats.ts';

interface ClockOptions {
  readonly formats: Pick<Formats, 'bareClock' | 'clock' | 'locale' | 'reword'>;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

/** Making a formatter takes longer than a hundred times with it, and each row of a list has a time. */
const formatterOf = memoizeByObject(({ locale }: Pick<Formats, 'locale'>) =>
  memoizeByString(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  ),
);

/**
 * A time with its zone's short name: "1:30 AM CST". Beside a zone, some languages write "09 h 05" for what is "9 h 05"
 * without one.
 */
export const formatClockWithZone = (instant: number, { formats, timeZone }: ClockOptions) =>
  formats.reword(
    formatterOf(formats)(timeZone)
      .format(instant)
      .replace(/^(\D*)0(?=\d)/, '$1'),
  );

/**
 * Formats an instant as a time in the service's zone. When clocks go back, the times of the second hour
 * include the zone's name: "1:30 AM", an hour later "1:30 AM CST".
 *
 * @param instant milliseconds since 1970
 */
export function formatClock(instant: number, options: ClockOptions): string {
  return isSecondOccurrence(instant, options.timeZone)
    ? formatClockWithZone(instant, options)
    : options.formats.clock(instant);
}

/** As `formatClock`, but also names the zone if this device is in another one and no text nearby says so. */
export function formatStandaloneClock(instant: number, options: ClockOptions): string {
  return isOtherTimeZone(options.timeZone)
    ? formatClockWithZone(instant, options)
    : formatClock(instant, options);
}

/** As `formatClock`, without "AM" or "PM", where something beside it says which half of the day it is. */
export const formatBareClock = (instant: number, options: ClockOptions): string =>
  isSecondOccurrence(instant, options.timeZone)
    ? formatClockWithZone(instant, options)
    : options.formats.bareClock(instant);
