import type { LotCount } from './lotState.ts';

/** A share of a total as it may be said: never rounded to none or to all (C4). */
export interface ShareOpen {
  readonly percent: number;
  /** Less or more than `percent`, where rounding would say something that is not so. */
  readonly bound: 'below' | 'above' | null;
}

/** How much of a lot is open; null where it has no total to be a share of. */
export function shareOpen({ open, total }: LotCount): ShareOpen | null {
  if (total === null) return null;
  const percent = (open / total) * 100;
  if (percent > 0 && percent < 1) return { percent: 1, bound: 'below' };
  if (percent > 99 && percent < 100) return { percent: 99, bound: 'above' };
  return { percent: Math.round(percent), bound: null };
}
