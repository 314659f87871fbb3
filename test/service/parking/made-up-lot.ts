import {
  LotCounts,
  SLOTS_PER_DAY,
  SLOTS_PER_HOUR,
} from '../../../src/service/parking/LotCounts.ts';

/** Monday 2 March 2026, in days since 1970. */
const MONDAY = 20_514;

/** The slot of an hour of a day after that Monday, the first day of made-up counts. */
export const slotOn = (day: number, hour: number): number =>
  (MONDAY + day) * SLOTS_PER_DAY + Math.round(hour * SLOTS_PER_HOUR);

/** A lot of 100 spots that empties at night and fills from 7:00 to 10:00 on working days. */
export function officeLot(day: number, hour: number): number {
  const isWeekend = day % 7 >= 5;
  const filled =
    Math.min(1, Math.max(0, (hour - 7) / 3)) - Math.min(1, Math.max(0, (hour - 16) / 3));
  return Math.round(95 - (isWeekend ? 10 : 90) * filled);
}

/**
 * Counts of so many whole days and the hours after them.
 *
 * @param openAt the open spots at an hour of a day; null without a count
 */
export function madeUpCounts(
  openAt: (day: number, hour: number) => number | null,
  { days, hours }: { readonly days: number; readonly hours: number },
): LotCounts {
  const counts = new LotCounts();
  for (let slot = slotOn(0, 0); slot <= slotOn(days, hours); slot++) {
    const sinceMonday = slot - slotOn(0, 0);
    const day = Math.floor(sinceMonday / SLOTS_PER_DAY);
    const open = openAt(day, (sinceMonday % SLOTS_PER_DAY) / SLOTS_PER_HOUR);
    if (open !== null) counts.learn(slot, open);
  }
  return counts;
}
