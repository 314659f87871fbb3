import { NIGHT } from '../../contract/departures/departureRows.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import { type ListedJourney, ridesOf } from './journeyList.ts';

/** The night within a list of ways. */
export interface NightBetween {
  /** The key of the last way before it. */
  readonly lastKey: string;
  /** The key of the first one after it in the list, and when that sets out, in milliseconds since 1970. */
  readonly nextKey: string;
  readonly nextAt: number;
}

/**
 * Where a list by arrival goes on with the next service day: after a pause that is longer than those between the buses of
 * a night, and after a last bus or a midnight. A list that is in another order has no such place.
 *
 * @returns null where the list is of one day
 */
export function nightBetween(
  listed: readonly ListedJourney[],
  timeZone: string,
): NightBetween | null {
  const byBus = listed.filter(({ journey }) => ridesOf(journey).length > 0);
  const inOrder = byBus.toSorted((one, other) => one.journey.departAt - other.journey.departAt);
  let hasLast = false;
  for (const [index, { key, journey }] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next === undefined) return null;
    hasLast ||= ridesOf(journey).some(({ isLast }) => isLast === true);
    const nextAt = next.journey.departAt;
    const isNight =
      nextAt - journey.departAt >= NIGHT &&
      (hasLast || !isSameDay(journey.departAt, nextAt, timeZone));
    if (!isNight) continue;
    const first = byBus.findIndex((one) => one.journey.departAt >= nextAt);
    const isBelow = byBus.slice(first).every((one) => one.journey.departAt >= nextAt);
    return isBelow ? { lastKey: key, nextKey: byBus[first]?.key ?? next.key, nextAt } : null;
  }
  return null;
}
