/** What this device saw of one lot on one day of the service's zone (C32). */
export interface LotDay {
  /** By `lotKey`. */
  readonly lot: string;
  /** `2026-11-20` */
  readonly day: string;
  /** Whether an event was on that day: such days are kept apart from plain ones. */
  readonly isEvent: boolean;
  /** For each of the 24 hours of the clock, the sum of the counts seen, and how many there were. */
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

/** One count of a lot, in the civil time of the service's zone. */
export interface DaySample {
  readonly lot: string;
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly open: number;
  readonly isEvent: boolean;
}

const NO_HOURS: readonly number[] = Array.from({ length: 24 }, () => 0);

const addedAt = (values: readonly number[], at: number, amount: number) =>
  values.map((value, index) => (index === at ? value + amount : value));

/** Adds a count to what is known of its day. */
export function withSample(existing: LotDay | undefined, sample: DaySample): LotDay {
  const { lot, day, hour, open, isEvent } = sample;
  return {
    lot,
    day,
    isEvent: isEvent || existing?.isEvent === true,
    sums: addedAt(existing?.sums ?? NO_HOURS, hour, open),
    counts: addedAt(existing?.counts ?? NO_HOURS, hour, 1),
  };
}

/** What a lot usually has open at an hour of a weekday. */
export interface TypicalLevel {
  /** The middle of the days' averages. */
  readonly open: number;
  readonly min: number;
  readonly max: number;
  /** On how many days it was seen. */
  readonly days: number;
}

/** Fewer days than this are no habit. */
const MIN_DAYS = 3;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * What is usual at an hour of the weekday of `day`, from the days before it: plain days for a plain
 * one, event days for one with an event (C32).
 *
 * @returns null where too few such days were seen
 */
export function typicalLevel(
  days: readonly LotDay[],
  { day, hour, isEvent }: Pick<DaySample, 'day' | 'hour' | 'isEvent'>,
): TypicalLevel | null {
  const levels = days
    .filter(
      (one) => one.day < day && one.isEvent === isEvent && weekdayOf(one.day) === weekdayOf(day),
    )
    .flatMap(({ sums, counts }) => {
      const count = counts[hour] ?? 0;
      return count === 0 ? [] : [(sums[hour] ?? 0) / count];
    })
    .toSorted((a, b) => a - b);
  const [min] = levels;
  const max = levels.at(-1);
  const middle = levels.length / 2;
  const low = levels[Math.ceil(middle) - 1];
  const high = levels[Math.floor(middle)];
  if (levels.length < MIN_DAYS || min === undefined || max === undefined) return null;
  const open = Math.round(((low ?? min) + (high ?? max)) / 2);
  return { open, min: Math.round(min), max: Math.round(max), days: levels.length };
}
