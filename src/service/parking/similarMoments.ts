import { type SlotCounts, SLOTS_PER_DAY, UNKNOWN } from './LotCounts.ts';

/** A moment of an earlier day at which a lot filled or emptied as it does now. */
export interface SimilarMoment {
  readonly slot: number;
  /** How much it counts: more for a more similar moment. */
  readonly weight: number;
}

/** How many slots before each moment the counts are compared, and how much each counts: less with its age. */
const LAGS = [0, 2, 4, 6, 9, 12, 18, 24, 36];
const AGE_OF_A_LAG = 4;
const WEIGHTS = LAGS.map((lag, index) => {
  const [before, after] = [LAGS[index - 1] ?? -1, LAGS[index + 1] ?? lag + 4];
  return (Math.exp(-lag / AGE_OF_A_LAG) * (after - before)) / 2;
});
/** A lot that opened or was counted again a moment ago has no shape to compare. */
const LEAST_WEIGHT = 2.5;

/** How the shapes of two moments count against their levels, from 0 to 1. */
const SHAPE = 0.985;

/** What makes a moment less similar, in the difference that a quarter of all moments are within. */
const OTHER_WEEKDAY = 0.25;
const OTHER_KIND_OF_DAY = 0.5;
const EACH_DAY_OF_AGE = 0.003;
const OTHER_TIME = 0.3;
/** For a day that differs as much, over all lots, as the most similar quarter of the days at most. */
const OTHER_DAY_IN_CITY = 0.7;
/** What `daysLikeToday` gives for a day of which it knows nothing counts as such a day. */
const UNKNOWN_DAY = 2;
/** Moments a little earlier and later in the day are compared too, in slots. */
const SHIFTS = [-2, 0, 2];

/** So many of the most similar moments are used. */
const USED = 20;
/** The weight of the least similar one that is used, where the most similar one has 1. */
const LEAST_USED = 0.01;
/** Two weeks: no forecast from fewer days. */
const NEEDED_DAYS = 14;

interface Moment {
  readonly slot: number;
  readonly difference: number;
  /** What the day and the time add to the difference. */
  readonly penalty: number;
}

/** Days since 1970 begin on a Thursday. 0 is Sunday. */
const weekdayOf = (day: number): number => (day + 4) % 7;
const kindOf = (weekday: number): number => (weekday === 0 || weekday === 6 ? weekday : 1);

function penaltyOf(today: number, day: number, shift: number): number {
  const [now, then] = [weekdayOf(today), weekdayOf(day)];
  const ofDay = now === then ? 0 : kindOf(now) === kindOf(then) ? OTHER_WEEKDAY : OTHER_KIND_OF_DAY;
  return ofDay + EACH_DAY_OF_AGE * (today - day) + (shift === 0 ? 0 : OTHER_TIME);
}

/** How much the hours before two moments differ, in spots; null if too few of their counts are known. */
function differenceOf(counts: SlotCounts, recent: readonly number[], slot: number): number | null {
  let [sum, squares, weights] = [0, 0, 0];
  for (let index = 0; index < LAGS.length; index++) {
    const now = recent[index] ?? UNKNOWN;
    const then = counts.at(slot - (LAGS[index] ?? 0));
    if (now === UNKNOWN || then === UNKNOWN) continue;
    const weight = WEIGHTS[index] ?? 0;
    sum += weight * (then - now);
    squares += weight * (then - now) ** 2;
    weights += weight;
  }
  if (weights < LEAST_WEIGHT) return null;
  return 1 + Math.sqrt(Math.max(0, squares / weights - SHAPE * (sum / weights) ** 2));
}

/**
 * The moments of earlier days that were most similar to a moment: by the counts of the hours before, the weekday and
 * the time of day.
 *
 * @param days how much each earlier day differs over all lots, as `daysLikeToday` says
 * @param open the open spots at `slot`, the others are those of `counts`
 * @returns none with fewer than two weeks of counts at that time of day
 */
export function similarMoments(
  counts: SlotCounts,
  slot: number,
  open: number,
  days: Float64Array,
): readonly SimilarMoment[] {
  const today = Math.floor(slot / SLOTS_PER_DAY);
  const recent = LAGS.map((lag) => (lag === 0 ? open : counts.at(slot - lag)));
  const moments: Moment[] = [];
  let known = 0;
  for (let day = Math.floor(counts.first / SLOTS_PER_DAY); day < today; day++) {
    const found = moments.length;
    const inCity = days[today - day] ?? Number.NaN;
    const ofCity = OTHER_DAY_IN_CITY * (Number.isNaN(inCity) ? UNKNOWN_DAY : inCity);
    for (const shift of SHIFTS) {
      const then = slot + (day - today) * SLOTS_PER_DAY + shift;
      const difference = counts.at(then) === UNKNOWN ? null : differenceOf(counts, recent, then);
      if (difference !== null)
        moments.push({ slot: then, difference, penalty: ofCity + penaltyOf(today, day, shift) });
    }
    if (moments.length > found) known += 1;
  }
  if (known < NEEDED_DAYS) return [];
  const differences = moments.map(({ difference }) => difference).toSorted((a, b) => a - b);
  const quarter = differences[Math.floor(differences.length / 4)] ?? 1;
  const nearest = moments
    .map(({ slot, difference, penalty }) => ({ slot, distance: difference + penalty * quarter }))
    .toSorted((a, b) => a.distance - b.distance);
  const farthest = nearest[USED]?.distance ?? 1;
  return nearest
    .slice(0, USED)
    .map(({ slot, distance }) => ({ slot, weight: 1 - distance / farthest + LEAST_USED }));
}
