import type { Health } from '../../api/feeds/health.ts';
import { isWithinBand } from '../../contract/parking/isWithinBand.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Settings } from '../../contract/settings/settings.ts';

/** The chance of finding a spot, best first; `unknown` if there is no usable count. */
export const LOT_BANDS = ['plenty', 'some', 'few', 'full', 'unknown'] as const;
export type LotBand = (typeof LOT_BANDS)[number];

/** Why a lot has its band: `counted`, or the reason why it is `unknown`. */
export type LotReason =
  | 'counted'
  | 'no-count'
  | 'closed'
  | 'impossible'
  | 'too-old'
  | 'not-reported'
  | 'planned';

/** How old a count is. */
export type LotHealth = Pick<Health, 'state' | 'visibility'>;

/** A count that may be shown. */
export interface LotCount {
  readonly open: number;
  /** Null if it is unknown or smaller than `open`. */
  readonly total: number | null;
}

export interface LotState {
  readonly band: LotBand;
  readonly reason: LotReason;
  /** Null if there is none, or if it is too old or implausible to show. */
  readonly count: LotCount | null;
  readonly health: LotHealth;
}

/** A count down to minus this share of the total is counter drift and means full. */
const DRIFT_SHARE = 0.1;

/** The band of a count. Without a usable total only the number of spots decides. */
function bandOf({ open, total }: LotCount, { few, some }: Settings['availability']): LotBand {
  if (open === 0) return 'full';
  if (isWithinBand(open, total, few)) return 'few';
  return isWithinBand(open, total, some) ? 'some' : 'plenty';
}

const WORST_TO_BEST: readonly LotBand[] = ['full', 'few', 'some', 'plenty'];

/** A band improves only if this share of the total, at least one spot, is to spare. */
const MARGIN_SHARE = 0.01;

/** The total in whole spots; 0 if it is missing or unusable. */
const totalOf = (totalSpots: number | null) =>
  totalSpots !== null && Number.isFinite(totalSpots) ? Math.max(0, Math.floor(totalSpots)) : 0;

const isImpossible = (counted: number, total: number) => -counted > DRIFT_SHARE * total;

/**
 * The band after each count of a lot, with hysteresis so that it doesn't flicker: it gets worse at
 * once, and better only if the count clears the better band by a margin. A lot with an open spot is
 * never called full.
 *
 * @param counts oldest first
 */
function steadyBands(
  counts: readonly number[],
  total: number | null,
  bands: Settings['availability'],
): LotBand[] {
  const margin = Math.max(1, Math.round((total ?? 0) * MARGIN_SHARE));
  let current: LotBand | undefined;
  return counts.map((counted) => {
    const open = Math.max(0, counted);
    const band = bandOf({ open, total }, bands);
    if (current === undefined || WORST_TO_BEST.indexOf(band) <= WORST_TO_BEST.indexOf(current)) {
      current = band;
      return band;
    }
    const bandWithMargin = bandOf({ open: Math.max(1, open - margin), total }, bands);
    if (WORST_TO_BEST.indexOf(bandWithMargin) > WORST_TO_BEST.indexOf(current))
      current = bandWithMargin;
    return current;
  });
}

/**
 * The band that `lotState` would have returned after each of a lot's counts.
 *
 * @param counts oldest first
 */
export function bandsOver(
  { totalSpots }: Pick<ParkingLot, 'totalSpots'>,
  counts: readonly number[],
  bands: Settings['availability'],
): LotBand[] {
  const total = totalOf(totalSpots);
  const steady = steadyBands(counts, total === 0 ? null : total, bands);
  return steady.map((band, at) => (isImpossible(counts[at] ?? 0, total) ? 'unknown' : band));
}

interface LotStateOptions {
  readonly bands: Settings['availability'];
  readonly health: LotHealth;
  /** False for a lot from an earlier answer that is missing from the last one. */
  readonly isReported?: boolean;
  /** The counts of earlier answers, oldest first, so that the band doesn't flicker. */
  readonly earlier?: readonly number[];
  /** True if a future time is chosen: a count is not a forecast. */
  readonly isPlanned?: boolean;
}

/**
 * The state of a lot. Marker, list, card, legend and announcements all use this function.
 *
 * A missing count is unknown, never 0. A count slightly below zero means full. A count above the total
 * is shown without the total. As a count ages it loses its band first, and then it is hidden.
 */
export function lotState(
  { openSpots, totalSpots, isClosed }: Pick<ParkingLot, 'openSpots' | 'totalSpots' | 'isClosed'>,
  { bands, health, isReported = true, earlier = [], isPlanned = false }: LotStateOptions,
): LotState {
  const unknown = (reason: LotReason, count: LotCount | null = null) =>
    ({ band: 'unknown', reason, count, health }) as const;
  if (isPlanned) return unknown('planned');
  if (!isReported) return unknown('not-reported');
  // A closed lot is not full: it has no count. What is old says nothing of now.
  if (isClosed === true) return unknown(health.state === 'lost' ? 'too-old' : 'closed');
  if (openSpots === null || !Number.isFinite(openSpots)) return unknown('no-count');

  const total = totalOf(totalSpots);
  const counted = Math.floor(openSpots);
  if (counted < 0 && isImpossible(counted, total)) return unknown('impossible');
  const open = Math.max(0, counted);
  const count = { open, total: total === 0 || open > total ? null : total };

  if (health.visibility === 'hidden') return unknown('too-old');
  if (health.state === 'lost') return unknown('too-old', count);
  const band = steadyBands([...earlier, open], count.total, bands).at(-1) ?? 'unknown';
  return { band, reason: 'counted', count, health };
}
