import { isOtherTimeZone } from '../time/isOtherTimeZone.ts';
import { isSecondOccurrence } from '../time/zoned-time.ts';
import type { Formats } from './formats.ts';

interface ClockOptions {
  /** BCP 47 */
  readonly lang: string;
  readonly formats: Pick<Formats, 'clock'>;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

const formatClockWithZone = (instant: number, { lang, timeZone }: ClockOptions) =>
  new Intl.DateTimeFormat(lang, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);

/**
 * An instant as the clock of the service's zone, which names its zone where it shows that time for the
 * second time of the day: "1:30 AM", and an hour later "1:30 AM CST".
 */
export function formatClock(instant: number, options: ClockOptions): string {
  return isSecondOccurrence(instant, options.timeZone)
    ? formatClockWithZone(instant, options)
    : options.formats.clock(instant);
}

/** The same where nothing beside it names the zone: it does so to whoever is in another one (R28). */
export function formatStandaloneClock(instant: number, options: ClockOptions): string {
  return isOtherTimeZone(options.timeZone)
    ? formatClockWithZone(instant, options)
    : formatClock(instant, options);
}
