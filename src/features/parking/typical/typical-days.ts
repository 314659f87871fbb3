/** The counts recorded for one lot on one day of the service's time zone. */
export interface LotDay {
  /** The `lotKey` of the lot. */
  readonly lot: string;
  /** `2026-11-20` */
  readonly day: string;
  /** Whether the lot had an event on that day. Event days are compared only with event days. */
  readonly isEvent: boolean;
  /** For each of the 24 hours: the sum of the counts, and how many counts there were. */
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

/** One count of a lot, in the civil time of the service's time zone. */
export interface DaySample {
  readonly lot: string;
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly open: number;
  readonly isEvent: boolean;
}

const NO_HOURS: readonly number[] = Array.from({ length: 24 }, () => 0);

const withAdded = (values: readonly number[], at: number, amount: number) =>
  values.map((value, index) => (index === at ? value + amount : value));

/** The day's record with a count added. */
export function withSample(existing: LotDay | undefined, sample: DaySample): LotDay {
  const { lot, day, hour, open, isEvent } = sample;
  return {
    lot,
    day,
    isEvent: isEvent || existing?.isEvent === true,
    sums: withAdded(existing?.sums ?? NO_HOURS, hour, open),
    counts: withAdded(existing?.counts ?? NO_HOURS, hour, 1),
  };
}

/** The open spots that a lot typically has at an hour of a weekday. */
export interface TypicalLevel {
  /** The median of the days' averages. */
  readonly open: number;
  readonly min: number;
  readonly max: number;
  /** How many days this is based on. */
  readonly days: number;
}

/** Fewer days than this aren't enough to call a level typical. */
const MIN_DAYS = 3;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * The typical level at an hour on the weekday of `day`, from the earlier records of that weekday:
 * event days if `isEvent`, otherwise days without an event.
 *
 * @returns null if there are too few such days
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
