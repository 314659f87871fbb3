import { isSecondTime } from '../zoned-time.ts';
import type { Formats } from './formats.ts';

interface ClockOptions {
  /** BCP 47 */
  readonly lang: string;
  readonly formats: Pick<Formats, 'clock'>;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

/**
 * An instant as the clock of the service's zone, which names its zone where it shows that time for the
 * second time of the day: "1:30 AM", and an hour later "1:30 AM CST".
 */
export function clockOf(instant: number, { lang, formats, timeZone }: ClockOptions): string {
  if (!isSecondTime(instant, timeZone)) return formats.clock(instant);
  return new Intl.DateTimeFormat(lang, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
