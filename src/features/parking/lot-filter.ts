import type { LotSort, LotFilter } from '../../contract/links/lot-filter.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { ListedLot } from './listLots.ts';
import { LOT_BANDS } from './lotState.ts';

export const NO_LOT_FILTER: LotFilter = {
  sort: null,
  operator: null,
  hasOpenSpots: false,
  hasEvent: false,
};

/**
 * The lots that match a filter. A lot with an unknown count doesn't match `hasOpenSpots`. At a chosen
 * time no count is known, so `hasOpenSpots` then excludes nothing.
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

type Compare = (a: ListedLot, b: ListedLot) => number;

const byNameIn =
  (compare: (a: string, b: string) => number): Compare =>
  (a, b) =>
    compare(a.lot.name, b.lot.name) || (a.key < b.key ? -1 : 1);

/** Meters from a place to a lot; `Infinity` for a lot that isn't on the map. */
export function metersTo(from: Place, { place }: ListedLot): number {
  return place === null ? Number.POSITIVE_INFINITY : metersBetween(from, place);
}

function byDistance(from: Place, byName: Compare): Compare {
  return (a, b) => {
    const [first, second] = [metersTo(from, a), metersTo(from, b)];
    return first === second ? byName(a, b) : first - second;
  };
}

/** Most open spots first, then full lots, then lots in an unknown state. */
const byOpenThen =
  (byName: Compare): Compare =>
  (a, b) => {
    const isKnown = ({ state }: ListedLot) => state.band !== 'unknown';
    if (isKnown(a) !== isKnown(b)) return isKnown(a) ? -1 : 1;
    return (
      (b.state.count?.open ?? -1) - (a.state.count?.open ?? -1) ||
      LOT_BANDS.indexOf(a.state.band) - LOT_BANDS.indexOf(b.state.band) ||
      byName(a, b)
    );
  };

/** Lots with open spots and a bus nearby first, then the others, each group by open spots. */
function byBusNearby(hasBusNearby: (lot: ListedLot) => boolean, byOpen: Compare): Compare {
  const isBoth = (lot: ListedLot) =>
    lot.state.band !== 'full' && lot.state.band !== 'unknown' && hasBusNearby(lot);
  return (a, b) => Number(isBoth(b)) - Number(isBoth(a)) || byOpen(a, b);
}

/**
 * The keys of the lots, sorted.
 *
 * @param from where to measure distances from; if null, sorting by distance sorts by name
 * @param compareNames as the page's language sorts names
 * @param hasBusNearby whether a bus is near a lot; without it, sorting by ride sorts by open
 *   spots
 */
export function sortedLotKeys(
  lots: readonly ListedLot[],
  sort: LotSort,
  from: Place | null,
  compareNames: (a: string, b: string) => number,
  hasBusNearby?: (lot: ListedLot) => boolean,
): string[] {
  const byName = byNameIn(compareNames);
  const byOpen = byOpenThen(byName);
  const comparisons = {
    name: byName,
    open: byOpen,
    distance: from === null ? byName : byDistance(from, byName),
    ride: hasBusNearby === undefined ? byOpen : byBusNearby(hasBusNearby, byOpen),
  };
  const compare = comparisons[sort];
  return lots.toSorted(compare).map(({ key }) => key);
}

/**
 * Sorts lots by an earlier order: counts change with each poll, and rows that jump under a finger are
 * worse than an order that is a minute old. A lot missing from the earlier order comes after
 * its predecessor in the current order.
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
  const rank = new Map(keys.map((key, index) => [key, index]));
  return lots.toSorted((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0));
}
