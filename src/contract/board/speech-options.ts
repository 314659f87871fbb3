import { isOpenAt, parseHoursOfUse, type WeeklyHours } from '../../lib/time/weekly-hours.ts';
import { parseNumberIn, parseOneOf, type ParseText } from '../links/parameter-parsers.ts';
import type { ParameterReader } from '../links/parameterReader.ts';

/** Minutes between two readings, at most. */
export const MOST_SAY_MINUTES = 60;

/** How loud a board is read. */
interface Volume {
  readonly percent: number;
  /** When it is so loud; null for whenever no other volume is named. */
  readonly hours: WeeklyHours | null;
}

/** Whether and when a board is read aloud. */
export interface SpeechOptions {
  /** Whether a key reads it. */
  readonly speech: boolean;
  /** How often it is read by itself, in minutes; null for never. */
  readonly sayMinutes: number | null;
  /** In which hours; null for always. */
  readonly sayHours: WeeklyHours | null;
  readonly volumes: readonly Volume[];
}

const parsePercent = parseNumberIn(/^\d{1,3}$/, 0, 100);

/** Parses an entry of `volume`: `80`, or `40@20:00-07:00` for some hours. */
const parseVolume: ParseText<Volume> = (text) => {
  const [number = '', hours, ...more] = text.split('@');
  const percent = parsePercent(number);
  const weekly = hours === undefined ? null : parseHoursOfUse(hours);
  if (percent === null || more.length > 0) return null;
  return hours !== undefined && weekly === null ? null : { percent, hours: weekly };
};

/** Reads `speech`, `say`, `sayhours` and `volume`. */
export const readSpeechOptions = ({ first, list }: ParameterReader): SpeechOptions => ({
  speech: first('speech', parseOneOf(['0', '1'])) === '1',
  sayMinutes: first('say', parseNumberIn(/^\d{1,2}$/, 1, MOST_SAY_MINUTES)),
  sayHours: first('sayhours', parseHoursOfUse),
  volumes: list('volume', parseVolume),
});

/**
 * Whether a board is read by itself in the minute of an instant: every so many minutes from midnight on.
 *
 * @param instant milliseconds since 1970
 * @param minute the minutes since midnight then
 */
export const isSaidAt = (
  { sayMinutes, sayHours }: SpeechOptions,
  instant: number,
  minute: number,
  timeZone: string,
): boolean =>
  sayMinutes !== null &&
  minute % sayMinutes === 0 &&
  (sayHours === null || isOpenAt(sayHours, instant, timeZone));

/** How loud a board is read at an instant, from 0 to 1: as of the first of its volumes for these hours. */
export function volumeAt({ volumes }: SpeechOptions, instant: number, timeZone: string): number {
  const found =
    volumes.find(({ hours }) => hours !== null && isOpenAt(hours, instant, timeZone)) ??
    volumes.find(({ hours }) => hours === null);
  return (found?.percent ?? 100) / 100;
}
