import { isNamedLot } from '../../../features/parking/isNamedLot.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { sortedLotKeys } from '../../../features/parking/lot-filter.ts';
import type { Place } from '../../../lib/geo/distance.ts';

/**
 * The lots of a display: those in the URL, or all, nearest first from a station, else those with the most
 * open spots first (A50).
 *
 * @param here where the display hangs; null if it shows a whole city
 */
export function shownLots(
  lots: readonly ListedLot[],
  ids: readonly string[],
  here: Place | null,
): readonly ListedLot[] {
  const wanted =
    ids.length === 0 ? lots : lots.filter((lot) => ids.some((id) => isNamedLot(lot, id)));
  const keys = sortedLotKeys(wanted, here === null ? 'open' : 'distance', here);
  const rank = new Map(keys.map((key, index) => [key, index]));
  return wanted.toSorted((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0));
}

/** The entries of the URL's `lots` that no lot has. */
export const unknownLots = (
  lots: readonly ListedLot[],
  ids: readonly string[],
): readonly string[] => ids.filter((id) => !lots.some((lot) => isNamedLot(lot, id)));
