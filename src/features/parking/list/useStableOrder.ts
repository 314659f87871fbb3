import { useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';
import { inStableOrder, sortedLotKeys } from './lot-filter.ts';
import type { LotSort } from '../../../lib/lot-sorts.ts';

/**
 * Lots in the order in which they stood when it was chosen: polls change counts and bands, and no row
 * moves for that until the order is chosen anew or the list is opened again (C12).
 */
export function useStableOrder(
  lots: readonly ListedLot[],
  sort: LotSort,
  from: Place | null,
  hasBusNearby?: (lot: ListedLot) => boolean,
): readonly ListedLot[] {
  const place = from === null ? '' : `${from.lat},${from.lon}`;
  const sortKey = `${sort} ${place} ${sort === 'ride' && hasBusNearby !== undefined}`;
  const currentKeys = sortedLotKeys(lots, sort, from, hasBusNearby);
  const [stable, setStable] = useState({ chosen: sortKey, keys: currentKeys });
  const isStale = stable.chosen !== sortKey || stable.keys.length === 0;
  if (isStale && currentKeys.length > 0) setStable({ chosen: sortKey, keys: currentKeys });
  return inStableOrder(lots, isStale ? currentKeys : stable.keys, currentKeys);
}
