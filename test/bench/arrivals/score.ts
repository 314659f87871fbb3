import { BUCKETS, isRight } from '../../../src/transit/score/eta-benchmark.ts';

/** A time that was said, and what happened. In milliseconds since 1970. */
export interface Said {
  readonly now: number;
  readonly said: number;
  readonly came: number;
}

export interface Score {
  /** The share of right times in each bucket, in percent, and their count. */
  readonly buckets: readonly { readonly percent: number; readonly count: number }[];
  /** The median of how much later than said buses came, in seconds, in each bucket. */
  readonly medians: readonly number[];
  readonly meanAbsoluteError: number;
  /** The mean of the buckets. */
  readonly score: number;
}

/** A time as riders read it: whole minutes left, rounded down. */
export const asShown = ({ now, said, came }: Said): Said => ({
  now,
  said: now + Math.floor(Math.max(0, said - now) / 60_000) * 60_000,
  came,
});

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function scoreOf(all: readonly Said[]): Score {
  const errors = BUCKETS.map((bucket) =>
    all.flatMap(({ now, said, came }) => {
      const left = (came - now) / 1000;
      return left >= bucket.from && left < bucket.until ? [(came - said) / 1000] : [];
    }),
  );
  const buckets = BUCKETS.map((bucket, index) => {
    const list = errors[index] ?? [];
    const right = list.filter((error) => isRight(bucket, error)).length;
    return { percent: (100 * right) / list.length, count: list.length };
  });
  return {
    buckets,
    medians: errors.map(medianOf),
    meanAbsoluteError: meanOf(errors.flat().map(Math.abs)),
    score: meanOf(buckets.filter(({ count }) => count > 0).map(({ percent }) => percent)),
  };
}
