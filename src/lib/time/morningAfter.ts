import { startOfDay } from './zoned-time.ts';

/** Who is on the way before then is on the way of the evening before. */
const NIGHT_ENDS = 4 * 3_600_000;

/** When the night ends in which an instant is, or which follows it: at four in the morning. */
export function morningAfter(instant: number, timeZone: string): number {
  const today = startOfDay(instant, timeZone) + NIGHT_ENDS;
  return instant < today ? today : startOfDay(instant, timeZone, 1) + NIGHT_ENDS;
}
