import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { Settings } from '../../contract/settings.ts';

/** The chance of a spot on arrival, best first; `unknown` is no band but the lack of one. */
export const LOT_BANDS = ['plenty', 'some', 'few', 'full', 'unknown'] as const;
export type LotBand = (typeof LOT_BANDS)[number];

/** Why a lot has its band: counted, or what is missing. */
export type LotReason =
  | 'counted'
  | 'no-count'
  | 'impossible'
  | 'too-old'
  | 'not-reported'
  | 'planned';

/** What a count had that no count should have; for whoever looks after the feed, not for riders. */
type LotAnomaly = 'negative' | 'exceeds-total' | 'fraction' | 'no-total';

/** How far a count can be trusted by its age alone (C9). */
export type LotFreshness = 'fresh' | 'late' | 'old' | 'gone';

/** A count that may be said. */
export interface LotCount {
  readonly open: number;
  /** The total, where saying "of" makes sense. */
  readonly total: number | null;
}

export interface LotState {
  readonly band: LotBand;
  readonly reason: LotReason;
  /** Null where there is none, or none that may be shown any more. */
  readonly count: LotCount | null;
  readonly freshness: LotFreshness;
  readonly anomalies: readonly LotAnomaly[];
}

type Staleness = Pick<
  Settings['staleness'],
  'lotsLateSeconds' | 'lotsUnknownSeconds' | 'lotsGoneSeconds'
>;

/** Judges the age of a count, milliseconds since it was fetched (C9). */
export function freshnessOf(age: number, staleness: Staleness): LotFreshness {
  const seconds = age / 1000;
  if (seconds > staleness.lotsGoneSeconds) return 'gone';
  if (seconds > staleness.lotsUnknownSeconds) return 'old';
  return seconds > staleness.lotsLateSeconds ? 'late' : 'fresh';
}

/** Below zero by at most this share of the total, a counter has drifted: the lot is full (C2). */
const DRIFT_SHARE = 0.1;

/** The band of a count; a share of the total counts only where there is a total that fits (C3). */
function bandOf({ open, total }: LotCount, { few, some }: Settings['availability']): LotBand {
  if (open === 0) return 'full';
  const isWithin = (band: { spots: number; percent: number }) =>
    open <= band.spots || (total !== null && open * 100 <= band.percent * total);
  if (isWithin(few)) return 'few';
  return isWithin(some) ? 'some' : 'plenty';
}

const WORST_TO_BEST: readonly LotBand[] = ['full', 'few', 'some', 'plenty'];

/** A band gets better only with this share of the total, or one spot, to spare (C13). */
const MARGIN_SHARE = 0.01;

/** The total that a share can be taken of; 0 where there is none. */
const totalOf = (totalSpots: number | null) =>
  totalSpots !== null && Number.isFinite(totalSpots) ? Math.max(0, Math.floor(totalSpots)) : 0;

const isImpossible = (counted: number, total: number) => -counted > DRIFT_SHARE * total;

/**
 * The band after each count of a lot, such that it does not flicker: worse at once, better only where
 * the count would be in the better band with a little to spare. A lot that is no longer full is never
 * called full (C13).
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
 * The band that a lot had after each of its counts, as `lotState` would have said it each time.
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
  readonly freshness: LotFreshness;
  /** False for a lot that was seen before and is missing from the last answer (C10). */
  readonly isReported?: boolean;
  /** The counts of earlier answers, oldest first, so that the band does not flicker (C13). */
  readonly earlier?: readonly number[];
  /** True where another time than the present is looked at: a count is no forecast (C29). */
  readonly isPlanned?: boolean;
}

/**
 * The state of a lot (C1): the only source of it for marker, list, card, legend and speech.
 *
 * A count that is missing is unknown and never 0; one slightly below zero is a full lot; one above
 * the total is said without the total. Old counts lose their band first and then themselves.
 */
export function lotState(
  { openSpots, totalSpots }: Pick<ParkingLot, 'openSpots' | 'totalSpots'>,
  { bands, freshness, isReported = true, earlier = [], isPlanned = false }: LotStateOptions,
): LotState {
  const unknown = (reason: LotReason, count: LotCount | null, anomalies: LotAnomaly[]) =>
    ({ band: 'unknown', reason, count, freshness, anomalies }) as const;
  if (isPlanned) return unknown('planned', null, []);
  if (!isReported) return unknown('not-reported', null, []);
  if (openSpots === null || !Number.isFinite(openSpots)) return unknown('no-count', null, []);

  const anomalies: LotAnomaly[] = [];
  const total = totalOf(totalSpots);
  const counted = Math.floor(openSpots);
  if (counted !== openSpots) anomalies.push('fraction');
  if (total === 0) anomalies.push('no-total');
  if (counted < 0) {
    anomalies.push('negative');
    if (isImpossible(counted, total)) return unknown('impossible', null, anomalies);
  }
  const open = Math.max(0, counted);
  const exceeds = total > 0 && open > total;
  if (exceeds) anomalies.push('exceeds-total');
  const count = { open, total: total === 0 || exceeds ? null : total };

  if (freshness === 'gone') return unknown('too-old', null, anomalies);
  if (freshness === 'old') return unknown('too-old', count, anomalies);
  const band = steadyBands([...earlier, open], count.total, bands).at(-1) ?? 'unknown';
  return { band, reason: 'counted', count, freshness, anomalies };
}
