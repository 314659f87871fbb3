import type { LotRoom } from '../../contract/journeys/car-journeys.ts';
import { isWithinBand } from '../../contract/parking/isWithinBand.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { knownCount } from '../parking/LotHistory.ts';

interface Point {
  readonly at: number;
  readonly open: number;
  readonly low: number;
  readonly high: number;
}

export interface CountTimes {
  /** When the lots were counted, and the present, in milliseconds since 1970. */
  readonly countedAt: number;
  readonly now: number;
  /** An older count says nothing, in milliseconds. */
  readonly lostAfter: number;
}

const between = (from: Point, to: Point, at: number): Point => {
  const share = (at - from.at) / (to.at - from.at);
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    at,
    open: Math.floor(mix(from.open, to.open)),
    low: Math.floor(mix(from.low, to.low)),
    high: Math.ceil(mix(from.high, to.high)),
  };
};

/**
 * The room in a lot when a driver gets there: by the forecast as far as it reaches, else by the last count.
 *
 * @param arriveAt milliseconds since 1970
 * @returns `full` if none is left, `closed` for a lot that is, `unknown` without a count that says anything
 */
export function roomAt(
  lot: ParkingLot,
  arriveAt: number,
  { countedAt, now, lostAfter }: CountTimes,
  { few }: Settings['availability'],
): LotRoom | 'full' | 'closed' | 'unknown' {
  if (lot.isClosed === true && now - countedAt <= lostAfter) return 'closed';
  const count = knownCount(lot);
  if (count === null) return 'unknown';
  const open = Math.floor(count);
  const total = lot.totalSpots !== null && lot.totalSpots >= open ? lot.totalSpots : null;
  const ahead = (lot.forecast ?? [])
    .map(({ at, openSpots, low, high }) => ({ at: Date.parse(at), open: openSpots, low, high }))
    .filter(({ at }) => at > countedAt)
    .toSorted((one, other) => one.at - other.at);
  const points: readonly Point[] = [{ at: countedAt, open, low: open, high: open }, ...ahead];
  const next = points.findIndex(({ at }) => at >= arriveAt);
  const [from, to] = [points[next - 1], points[next]];
  if (from !== undefined && to !== undefined) {
    const then = between(from, to, arriveAt);
    if (then.open <= 0) return 'full';
    const isNearlyFull = then.low <= 0 || isWithinBand(then.open, total, few);
    return {
      basis: 'forecast',
      at: arriveAt,
      openSpots: then.open,
      low: Math.max(0, then.low),
      high: then.high,
      ...(isNearlyFull ? { isNearlyFull } : {}),
    };
  }
  if (now - countedAt > lostAfter) return 'unknown';
  // A forecast that doesn't reach until then, and ends with a full lot, says more than the count.
  if (open === 0 || ahead.at(-1)?.open === 0) return 'full';
  const isNearlyFull = isWithinBand(open, total, few);
  return {
    basis: 'count',
    at: countedAt,
    openSpots: open,
    ...(isNearlyFull ? { isNearlyFull } : {}),
  };
}
