/**
 * The ETA Accuracy Benchmark: buckets by the time from what was said to the arrival; a time is right if the bus
 * comes at most `early` seconds before it and `late` seconds after it.
 */
export const BUCKETS = [
  { minutes: '0-3', from: 0, until: 180, early: 30, late: 90 },
  { minutes: '3-6', from: 180, until: 360, early: 60, late: 150 },
  { minutes: '6-10', from: 360, until: 600, early: 60, late: 210 },
  { minutes: '10-15', from: 600, until: 900, early: 90, late: 270 },
] as const;

export type Bucket = (typeof BUCKETS)[number];

/** The bucket of a time that was said so many seconds before the bus came; undefined if it is in none. */
export const bucketOf = (left: number): Bucket | undefined =>
  BUCKETS.find(({ from, until }) => left >= from && left < until);

/** @param error how many seconds later than said the bus came */
export const isRight = ({ early, late }: Bucket, error: number): boolean =>
  error >= -early && error <= late;
