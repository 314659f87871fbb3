import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { NearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { placeAt } from '../../lib/distance.ts';
import { METRES_PER_FOOT } from '../../lib/lengths.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import type { View } from '../view.ts';

/**
 * Shows the whole area that was searched once a search is done that the rider began: it may have been
 * widened to more than the map shows (R4). A map that was moved since stays where it is (R13), and so
 * does one that a link opens, whose camera is in the link.
 *
 * @returns what to call when a hand moves the map
 */
export function useShowSearched(
  { near, follow }: View,
  { isDone, reachFeet }: Pick<NearbySearch, 'isDone' | 'reachFeet'>,
  handle: RefObject<MapHandle | null>,
): () => void {
  const { lat = null, lon = null } = near ?? {};
  const point = lat === null || lon === null ? null : `${lat} ${lon}`;
  const lastPoint = useRef(point);
  const isAwaited = useRef(false);
  const isLed = follow !== null;
  useEffect(() => {
    if (lastPoint.current !== point) {
      lastPoint.current = point;
      isAwaited.current = point !== null && !isLed;
    }
    if (!isAwaited.current || !isDone || lat === null || lon === null) return;
    isAwaited.current = false;
    const metres = reachFeet * METRES_PER_FOOT;
    const edge = [0, 90, 180, 270].map((bearing) => placeAt({ lat, lon }, bearing, metres));
    handle.current?.ensureAllVisible(edge);
  }, [point, lat, lon, isDone, reachFeet, isLed, handle]);
  return () => {
    isAwaited.current = false;
  };
}
