import type { Steps } from '../../lib/steps.ts';
import { type SlotCounts, KEPT_DAYS, SLOTS_PER_DAY, UNKNOWN } from './LotCounts.ts';

/** How many slots before now the counts of two days are compared. */
const LAGS = [0, 6, 12, 24];

/** How much one lot's recent counts differ from those of a day so many days ago; NaN if unknown. */
function differenceOf(counts: SlotCounts, slot: number, age: number): number {
  let [sum, known] = [0, 0];
  for (const lag of LAGS) {
    const now = counts.at(slot - lag);
    const then = counts.at(slot - age * SLOTS_PER_DAY - lag);
    if (now === UNKNOWN || then === UNKNOWN) continue;
    sum += Math.abs(then - now);
    known += 1;
  }
  return known === 0 ? Number.NaN : sum / known;
}

/**
 * How much today differs from each earlier day so far, over all lots of the city: a holiday, a market or rain shows
 * in many lots, and one lot alone may look alike by chance. Other work runs between two lots.
 *
 * @param slot now, by the city's clock
 * @returns by the age of a day: 1 where three quarters of the days differ more; NaN where nothing is known
 */
export function* daysLikeToday(lots: Iterable<SlotCounts>, slot: number): Steps<Float64Array> {
  const sums = new Float64Array(KEPT_DAYS);
  const known = new Float64Array(KEPT_DAYS);
  const differences = new Float64Array(KEPT_DAYS);
  for (const counts of lots) {
    // Most lots of a new city have few days.
    const days = Math.min(KEPT_DAYS, Math.floor((slot - counts.first) / SLOTS_PER_DAY) + 1);
    let [total, own] = [0, 0];
    for (let age = 1; age < days; age++) {
      const difference = differenceOf(counts, slot, age);
      differences[age] = difference;
      if (Number.isNaN(difference)) continue;
      total += difference;
      own += 1;
    }
    // Small and large lots weigh the same.
    const mean = total / own;
    const until = mean > 0 ? days : 0;
    for (let age = 1; age < until; age++) {
      const difference = differences[age] ?? Number.NaN;
      if (Number.isNaN(difference)) continue;
      sums[age] = (sums[age] ?? 0) + difference / mean;
      known[age] = (known[age] ?? 0) + 1;
    }
    yield;
  }
  const means = sums.map((sum, age) => sum / (known[age] ?? 0));
  const sorted = means.filter((mean) => !Number.isNaN(mean)).toSorted();
  const quarter = Math.max(Number.EPSILON, sorted[Math.floor(sorted.length / 4)] ?? 1);
  return means.map((mean) => mean / quarter);
}
