import type { BoardOptions } from '../../../contract/board/board-options.ts';
import { isNamedLot, isOneOfLots } from '../../../features/parking/isNamedLot.ts';
import type { NamedLot } from '../../../features/parking/isNamedLot.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { sortedLotKeys } from '../../../features/parking/lot-filter.ts';
import type { Place } from '../../../lib/geo/distance.ts';

/** Whether a lot belongs to the operator in the URL. */
export const isOfOperator = ({ lot }: NamedLot, operator: string | null): boolean =>
  operator === null || lot.operatedBy === operator;

/** Which lots a display shows, with their events: those that its URL names; undefined for all. */
export function isShownLot({
  lots,
  operator,
}: Pick<BoardOptions, 'lots' | 'operator'>): ((lot: NamedLot) => boolean) | undefined {
  const isNamed = isOneOfLots(lots);
  if (operator === null) return isNamed;
  return (one) => isOfOperator(one, operator) && (isNamed === undefined || isNamed(one));
}

/**
 * The lots of a display in order: nearest first from a station, else those with the most open spots first.
 *
 * @param here where the display hangs; null if it shows a whole city
 * @param compareNames as the display's language sorts names
 */
export function sortedLots(
  lots: readonly ListedLot[],
  here: Place | null,
  compareNames: (a: string, b: string) => number,
): readonly ListedLot[] {
  const keys = sortedLotKeys(lots, here === null ? 'open' : 'distance', here, compareNames);
  const rank = new Map(keys.map((key, index) => [key, index]));
  return lots.toSorted((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0));
}

/** The entries of the URL's `lots` that no lot has. */
export const unknownLots = (
  lots: readonly ListedLot[],
  ids: readonly string[],
): readonly string[] => ids.filter((id) => !lots.some((lot) => isNamedLot(lot, id)));
