import { isElsewhere } from '../time/isElsewhere.ts';
import { isSecondTime } from '../time/zoned-time.ts';
import type { Formats } from './formats.ts';

interface ClockOptions {
  /** BCP 47 */
  readonly lang: string;
  readonly formats: Pick<Formats, 'clock'>;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

const withZone = (instant: number, { lang, timeZone }: ClockOptions) =>
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
export function clockOf(instant: number, options: ClockOptions): string {
  return isSecondTime(instant, options.timeZone)
    ? withZone(instant, options)
    : options.formats.clock(instant);
}

/** The same where nothing beside it names the zone: it does so to whoever is in another one (R28). */
export function loneClockOf(instant: number, options: ClockOptions): string {
  return isElsewhere(options.timeZone) ? withZone(instant, options) : clockOf(instant, options);
}
