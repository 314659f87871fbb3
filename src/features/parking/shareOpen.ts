import type { LotCount } from './lotState.ts';

/** The open share of a lot, never rounded to 0 % or 100 %. */
export interface ShareOpen {
  readonly percent: number;
  /** Set if the share is strictly below or above `percent`. */
  readonly bound: 'below' | 'above' | null;
}

/** The open share of a lot; null without a total. */
export function shareOpen({ open, total }: LotCount): ShareOpen | null {
  if (total === null) return null;
  const percent = (open / total) * 100;
  if (percent > 0 && percent < 1) return { percent: 1, bound: 'below' };
  if (percent > 99 && percent < 100) return { percent: 99, bound: 'above' };
  return { percent: Math.round(percent), bound: null };
}
