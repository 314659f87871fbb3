import { type Bucket, bucketOf, BUCKETS, isRight } from './eta-benchmark.ts';

/** For the median, errors are counted in bins of 5 seconds, up to 10 minutes. Larger ones are in the last bin. */
const BIN_SECONDS = 5;
const MOST_BINS = 120;
const HOUR = 3_600_000;
const HOURS = 24;

/** What was counted in one hour of one bucket. */
interface Counted {
  count: number;
  right: number;
  absolute: number;
  /** By the error, the largest early one first. */
  readonly bins: Uint32Array;
}

interface BucketScore extends Pick<Bucket, 'minutes'> {
  readonly count: number;
  /** The share of right times, from 0 to 1. */
  readonly right: number;
  /** By how many seconds buses came later than said, to 5 s. */
  readonly medianError: number;
}

/** How good the times of the last 24 hours were. NaN where there are none. */
export interface Score {
  readonly count: number;
  /** The mean of the buckets' right times, in percent. */
  readonly score: number;
  readonly meanAbsoluteError: number;
  readonly buckets: readonly BucketScore[];
}

const none = (): Counted => ({
  count: 0,
  right: 0,
  absolute: 0,
  bins: new Uint32Array(2 * MOST_BINS + 1),
});

function medianOf({ bins, count }: Counted): number {
  let half = count / 2;
  const bin = bins.findIndex((those) => (half -= those) <= 0);
  return count === 0 ? Number.NaN : (bin - MOST_BINS) * BIN_SECONDS;
}

/** The running score of one kind of times, in 100 kB. */
export class RunningScore {
  /** For each of the last 24 hours the counts of each bucket. */
  readonly #hours = new Map<number, readonly Counted[]>();

  /**
   * @param now when the time was said, in milliseconds since 1970
   * @param came when the bus came
   */
  add(now: number, said: number, came: number): void {
    const bucket = bucketOf((came - now) / 1000);
    if (bucket === undefined || Number.isNaN(said)) return;
    const hour = Math.floor(came / HOUR);
    const existing = this.#hours.get(hour);
    const counted = existing ?? BUCKETS.map(none);
    if (existing === undefined) {
      this.#hours.set(hour, counted);
      for (const other of this.#hours.keys()) if (other <= hour - HOURS) this.#hours.delete(other);
    }
    const one = counted[BUCKETS.indexOf(bucket)];
    if (one === undefined) return;
    const error = (came - said) / 1000;
    const bin = Math.max(-MOST_BINS, Math.min(MOST_BINS, Math.round(error / BIN_SECONDS)));
    one.count += 1;
    one.right += Number(isRight(bucket, error));
    one.absolute += Math.abs(error);
    one.bins[bin + MOST_BINS] = (one.bins[bin + MOST_BINS] ?? 0) + 1;
  }

  /** @param now milliseconds since 1970 */
  score(now: number): Score {
    const oldest = Math.floor(now / HOUR) - HOURS;
    const sums = BUCKETS.map(none);
    for (const [hour, counted] of this.#hours) {
      if (hour <= oldest) continue;
      for (const [index, { count, right, absolute, bins }] of counted.entries()) {
        const sum = sums[index];
        if (sum === undefined) continue;
        sum.count += count;
        sum.right += right;
        sum.absolute += absolute;
        for (const [bin, those] of bins.entries()) sum.bins[bin] = (sum.bins[bin] ?? 0) + those;
      }
    }
    const total = (of: (sum: Counted) => number) => sums.reduce((all, sum) => all + of(sum), 0);
    const count = total((sum) => sum.count);
    const known = sums.filter((sum) => sum.count > 0);
    return {
      count,
      score: (100 * total((sum) => sum.right / Math.max(1, sum.count))) / known.length,
      meanAbsoluteError: total((sum) => sum.absolute) / count,
      buckets: BUCKETS.map(({ minutes }, index) => {
        const sum = sums[index] ?? none();
        return {
          minutes,
          count: sum.count,
          right: sum.right / sum.count,
          medianError: medianOf(sum),
        };
      }),
    };
  }
}
