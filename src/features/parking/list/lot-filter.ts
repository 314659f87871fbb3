import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { LOT_BANDS } from '../lotState.ts';
import type { ListedLot } from '../listLots.ts';
import type { LotSort, LotFilter } from '../../../lib/lot-sorts.ts';

export const NO_LOT_FILTER: LotFilter = {
  sort: 'name',
  operator: null,
  hasOpenSpots: false,
  hasEvent: false,
};

/**
 * The lots that a wish is for. A lot whose count is not known is not known to have room; at a time that
 * was chosen none is known, and none is left out for it (C29).
 */
export function filterLots(lots: readonly ListedLot[], filter: LotFilter): readonly ListedLot[] {
  if (filter.operator === null && !filter.hasOpenSpots && !filter.hasEvent) return lots;
  return lots.filter(
    ({ lot, state, event, plan }) =>
      (filter.operator === null || lot.operatedBy === filter.operator) &&
      (!filter.hasOpenSpots ||
        plan !== null ||
        (state.band !== 'full' && state.band !== 'unknown')) &&
      (!filter.hasEvent || event !== null || plan === 'window' || plan === 'maybe'),
  );
}

const byName = (a: ListedLot, b: ListedLot) =>
  a.lot.name.localeCompare(b.lot.name, undefined, { numeric: true }) || (a.key < b.key ? -1 : 1);

/** Metres from a place to a lot; infinite for one that is not on the map. */
export function metersTo(from: Place, { place }: ListedLot): number {
  return place === null ? Number.POSITIVE_INFINITY : metersBetween(from, place);
}

function byDistance(from: Place) {
  return (a: ListedLot, b: ListedLot) => {
    const [first, second] = [metersTo(from, a), metersTo(from, b)];
    return first === second ? byName(a, b) : first - second;
  };
}

/** Most open spots first, then the full ones, then those that nothing is known of. */
function byOpen(a: ListedLot, b: ListedLot): number {
  const isKnown = ({ state }: ListedLot) => state.band !== 'unknown';
  if (isKnown(a) !== isKnown(b)) return isKnown(a) ? -1 : 1;
  return (
    (b.state.count?.open ?? -1) - (a.state.count?.open ?? -1) ||
    LOT_BANDS.indexOf(a.state.band) - LOT_BANDS.indexOf(b.state.band) ||
    byName(a, b)
  );
}

/** Lots with room and a bus near come first (R18), each half by its open spots. */
function byBusNearby(hasBusNearby: (lot: ListedLot) => boolean) {
  const isBoth = (lot: ListedLot) =>
    lot.state.band !== 'full' && lot.state.band !== 'unknown' && hasBusNearby(lot);
  return (a: ListedLot, b: ListedLot) => Number(isBoth(b)) - Number(isBoth(a)) || byOpen(a, b);
}

/**
 * The keys of lots in the order of a wish.
 *
 * @param from the place that distances are from; without one they are not known, and names decide
 * @param hasBusNearby whether a bus is near a lot (R18); without it open spots decide
 */
export function sortedLotKeys(
  lots: readonly ListedLot[],
  sort: LotSort,
  from: Place | null,
  hasBusNearby?: (lot: ListedLot) => boolean,
): string[] {
  const comparisons = {
    name: byName,
    open: byOpen,
    distance: from === null ? byName : byDistance(from),
    ride: hasBusNearby === undefined ? byOpen : byBusNearby(hasBusNearby),
  };
  const compare = comparisons[sort];
  return lots.toSorted(compare).map(({ key }) => key);
}

/**
 * Lots in an order that was made before: counts change with each poll, and rows that jump under a
 * finger are worse than an order that is a minute old (C12). Lots that the order does not know come
 * after the lot that they follow in the order of now.
 */
export function inStableOrder(
  lots: readonly ListedLot[],
  previousKeys: readonly string[],
  currentKeys: readonly string[],
) {
  const keys = [...previousKeys];
  for (const [index, key] of currentKeys.entries()) {
    if (keys.includes(key)) continue;
    const before = currentKeys[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  const place = new Map(keys.map((key, index) => [key, index]));
  return lots.toSorted((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0));
}
