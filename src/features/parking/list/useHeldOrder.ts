import { useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';
import { inHeldOrder, orderOfLots } from './lot-wish.ts';
import type { LotSort } from '../../../lib/lot-sorts.ts';

/**
 * Lots in the order in which they stood when it was chosen: polls change counts and bands, and no row
 * moves for that until the order is chosen anew or the list is opened again (C12).
 */
export function useHeldOrder(
  lots: readonly ListedLot[],
  sort: LotSort,
  from: Place | null,
  hasRide?: (lot: ListedLot) => boolean,
): readonly ListedLot[] {
  const place = from === null ? '' : `${from.lat},${from.lon}`;
  const chosen = `${sort} ${place} ${sort === 'ride' && hasRide !== undefined}`;
  const now = orderOfLots(lots, sort, from, hasRide);
  const [held, setHeld] = useState({ chosen, keys: now });
  const isStale = held.chosen !== chosen || held.keys.length === 0;
  if (isStale && now.length > 0) setHeld({ chosen, keys: now });
  return inHeldOrder(lots, isStale ? now : held.keys, now);
}
