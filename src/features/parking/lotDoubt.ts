import { MAX_SAMPLE_GAP } from '../../api/feeds/lotFeed.ts';
import type { LotHistory } from '../../api/feeds/lotFeed.ts';
import { civilTimeOf } from '../../lib/time/zoned-time.ts';

/** Why a count may be wrong although it came in time (C34). */
export type LotDoubt = 'frozen' | 'jumped';

interface DoubtOptions {
  /** By how much the wall's clock is ahead of the history's, in milliseconds. */
  readonly clockShift: number;
  /** IANA zone of the service. */
  readonly timeZone: string;
}

const HOUR = 3_600_000;
/** A count that stands still so long by day is hardly counted any more. */
const FROZEN_AFTER = 3 * HOUR;
/** By night many lots do stand still. */
const DAY_FROM_HOUR = 7;
const DAY_TO_HOUR = 21;
/** No garage fills or empties by so much between two polls. */
const JUMP_SHARE = 0.5;
/** For so long after a jump the count is told with a doubt. */
const DOUBT_DURATION = 15 * 60_000;

function isFrozen(
  { samples, unchangedSince: stillSince }: LotHistory,
  total: number | null,
  { clockShift, timeZone }: DoubtOptions,
): boolean {
  const last = samples.at(-1);
  // A full lot and an empty one stand still without being wrong.
  if (last === undefined || last.open <= 0 || last.open === total) return false;
  if (last.at - stillSince < FROZEN_AFTER) return false;
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

/** Judges as of its last sample whether a lot's count may be wrong; null where nothing says so. */
export function lotDoubt(
  history: LotHistory,
  total: number | null,
  options: DoubtOptions,
): LotDoubt | null {
  if (total !== null && total > 0 && hasJumped(history, total)) return 'jumped';
  return isFrozen(history, total, options) ? 'frozen' : null;
}
