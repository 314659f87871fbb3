import { memoizeByString } from '../memoizeByString.ts';
import { hasSameClocks } from '../time/hasSameClocks.ts';
import { formatClockWithZone } from './format-clock.ts';
import { DAY, type Formats } from './formats.ts';

interface Zoned {
  readonly formats: Formats;
  /** IANA zone. */
  readonly timeZone: string;
}

/** Comparing two zones takes some milliseconds. */
const isSameTime = memoizeByString((zones) => {
  const [one = '', other = ''] = zones.split(' ');
  return hasSameClocks(one, other);
});

/**
 * A language whose clock times are those of a stop in another time zone, with the zone's short name: "11:40 AM CST". The
 * clock on that platform shows the same.
 *
 * @param timeZone the stop's IANA zone; undefined for that of the city
 */
export function inTimeZone<L extends Zoned>(language: L, timeZone: string | undefined): L {
  const { formats } = language;
  if (timeZone === undefined || timeZone === language.timeZone) return language;
  if (isSameTime(`${timeZone} ${language.timeZone}`)) return language;
  const clock = (instant: number) => formatClockWithZone(instant, { formats, timeZone });
  const inZone = (options: Intl.DateTimeFormatOptions) => (instant: number) =>
    formats.reword(
      new Intl.DateTimeFormat(formats.locale, { timeZone, ...options }).format(instant),
    );
  return {
    ...language,
    timeZone,
    formats: {
      ...formats,
      clock,
      bareClock: clock,
      hour: inZone({ hour: 'numeric' }),
      day: inZone(DAY),
    },
  };
}
