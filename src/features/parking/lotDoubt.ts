import { MAX_SAMPLE_GAP } from '../../api/feeds/lots/lotFeed.ts';
import type { LotHistory } from '../../api/feeds/lots/lotFeed.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';

/** Why a fresh count may still be wrong. */
export type LotDoubt = 'frozen' | 'jumped';

interface DoubtOptions {
  /** Milliseconds by which the wall clock is ahead of the history's monotonic clock. */
  readonly clockShift: number;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

const HOUR = 3_600_000;
/** A count that doesn't change for this long by day suggests a broken counter. */
const FROZEN_AFTER = 3 * HOUR;
/** At night the counts of many lots really don't change. */
const DAY_FROM_HOUR = 7;
const DAY_TO_HOUR = 21;
/** No garage fills or empties by more than this share between two polls. */
const JUMP_SHARE = 0.5;
/** How long the count is marked as doubtful after a jump. */
const DOUBT_DURATION = 15 * 60_000;

function isFrozen(
  { samples, unchangedSince }: LotHistory,
  total: number | null,
  { clockShift, timeZone }: DoubtOptions,
): boolean {
  const last = samples.at(-1);
  // The count of a full or an empty lot can stay the same and be right.
  if (last === undefined || last.open <= 0 || last.open === total) return false;
  if (last.at - unchangedSince < FROZEN_AFTER) return false;
  const hours = [last.at, last.at - FROZEN_AFTER].map(
    (at) => civilTimeOf(at + clockShift, timeZone).hour,
  );
  return hours.every((hour) => hour >= DAY_FROM_HOUR && hour < DAY_TO_HOUR);
}

function hasJumped({ samples }: LotHistory, total: number): boolean {
  const last = samples.at(-1);
  return samples.some((sample, index) => {
    const before = samples[index - 1];
    return (
      before !== undefined &&
      last !== undefined &&
      last.at - sample.at <= DOUBT_DURATION &&
      sample.at - before.at <= MAX_SAMPLE_GAP &&
      Math.abs(sample.open - before.open) > JUMP_SHARE * total
    );
  });
}

/**
 * Why a lot's count may be wrong, as of its last sample; null if nothing suggests it.
 *
 * @param total the lot's spots; null if unknown
 */
export function lotDoubt(
  history: LotHistory,
  total: number | null,
  options: DoubtOptions,
): LotDoubt | null {
  if (total !== null && total > 0 && hasJumped(history, total)) return 'jumped';
  return isFrozen(history, total, options) ? 'frozen' : null;
}
