import { startOfDay } from './zoned-time.ts';

const HOUR = 3_600_000;
/** A bus before then belongs to the evening before. */
const NIGHT_ENDS = 4 * HOUR;
/** How far back from an arrival the router looks. */
const LOOKED_BACK = 12 * HOUR;

/**
 * The latest arrivals by which to ask for the last way after an instant: when the night ends, at four in the morning. The
 * last bus of a day may have left long before, so a second one is 12 hours after the instant.
 */
export function lastArrivals(instant: number, timeZone: string): readonly number[] {
  const today = startOfDay(instant, timeZone) + NIGHT_ENDS;
  const morning = instant < today ? today : startOfDay(instant, timeZone, 1) + NIGHT_ENDS;
  return [...new Set([morning, Math.min(morning, instant + LOOKED_BACK)])];
}
