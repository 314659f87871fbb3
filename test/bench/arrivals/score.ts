/**
 * The ETA Accuracy Benchmark: buckets by the time to the arrival; a time is right if the bus comes at most `early`
 * seconds before it and `late` seconds after it.
 */
const BUCKETS = [
  { from: 0, until: 180, early: 30, late: 90 },
  { from: 180, until: 360, early: 60, late: 150 },
  { from: 360, until: 600, early: 60, late: 210 },
  { from: 600, until: 900, early: 90, late: 270 },
] as const;

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
  const errors = BUCKETS.map(({ from, until }) =>
    all.flatMap(({ now, said, came }) => {
      const left = (came - now) / 1000;
      return left >= from && left < until ? [(came - said) / 1000] : [];
    }),
  );
  const buckets = errors.map((list, index) => {
    const { early = 0, late = 0 } = BUCKETS[index] ?? {};
    const right = list.filter((error) => error >= -early && error <= late).length;
    return { percent: (100 * right) / list.length, count: list.length };
  });
  return {
    buckets,
    medians: errors.map(medianOf),
    meanAbsoluteError: meanOf(errors.flat().map(Math.abs)),
    score: meanOf(buckets.filter(({ count }) => count > 0).map(({ percent }) => percent)),
  };
}
