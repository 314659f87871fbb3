import { useState } from 'react';

import type { LotSort } from '../../../contract/links/lot-filter.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import { inStableOrder, sortedLotKeys } from '../lot-filter.ts';

/**
 * The lots in the order they had when the rider chose the sort order. Polls don't move rows; the
 * lots are sorted again when the order is chosen again or the list is reopened.
 */
export function useStableOrder(
  lots: readonly ListedLot[],
  sort: LotSort,
  from: Place | null,
  hasBusNearby?: (lot: ListedLot) => boolean,
): readonly ListedLot[] {
  const { formats } = useLanguage('page');
  const place = from === null ? '' : `${from.lat},${from.lon}`;
  const sortKey = `${sort} ${place} ${sort === 'ride' && hasBusNearby !== undefined}`;
  const currentKeys = sortedLotKeys(lots, sort, from, formats.compare, hasBusNearby);
  const [stable, setStable] = useState({ sortKey, keys: currentKeys });
  const isStale = stable.sortKey !== sortKey || stable.keys.length === 0;
  if (isStale && currentKeys.length > 0) setStable({ sortKey, keys: currentKeys });
  return inStableOrder(lots, isStale ? currentKeys : stable.keys, currentKeys);
}
