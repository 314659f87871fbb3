import { type SlotCounts, KEPT_DAYS, SLOTS_PER_DAY, UNKNOWN } from './LotCounts.ts';

/** How many slots before now the counts of two days are compared. */
const LAGS = [0, 6, 12, 24];

/** How much one lot's recent counts differ from those of earlier days, by their age in days; NaN if unknown. */
function differencesOf(counts: SlotCounts, slot: number): Float64Array {
  const recent = LAGS.map((lag) => counts.at(slot - lag));
  return Float64Array.from({ length: KEPT_DAYS }, (_, age) => {
    let [sum, known] = [0, 0];
    recent.forEach((now, index) => {
      const then = counts.at(slot - age * SLOTS_PER_DAY - (LAGS[index] ?? 0));
      if (now === UNKNOWN || then === UNKNOWN) return;
      sum += Math.abs(then - now);
      known += 1;
    });
    return age === 0 || known === 0 ? Number.NaN : sum / known;
  });
}

/**
 * How much today differs from each earlier day so far, over all lots of the city: a holiday, a market or rain shows
 * in many lots, and one lot alone may look alike by chance.
 *
 * @param slot now, by the city's clock
 * @returns by the age of a day: 1 where three quarters of the days differ more; NaN where nothing is known
 */
export function daysLikeToday(lots: Iterable<SlotCounts>, slot: number): Float64Array {
  const sums = new Float64Array(KEPT_DAYS);
  const known = new Float64Array(KEPT_DAYS);
  for (const counts of lots) {
    const differences = differencesOf(counts, slot);
    const own = differences.filter((difference) => !Number.isNaN(difference));
    // Small and large lots weigh the same.
    const mean = own.reduce((sum, difference) => sum + difference, 0) / own.length;
    if (!(mean > 0)) continue;
    differences.forEach((difference, age) => {
      if (Number.isNaN(difference)) return;
      sums[age] = (sums[age] ?? 0) + difference / mean;
      known[age] = (known[age] ?? 0) + 1;
    });
  }
  const means = sums.map((sum, age) => sum / (known[age] ?? 0));
  const sorted = means.filter((mean) => !Number.isNaN(mean)).toSorted();
  const quarter = Math.max(Number.EPSILON, sorted[Math.floor(sorted.length / 4)] ?? 1);
  return means.map((mean) => mean / quarter);
}
