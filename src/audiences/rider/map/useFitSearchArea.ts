import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { NearbySearch } from '../../../features/nearby/useNearbySearch.ts';
import { placeAt } from '../../../lib/geo/distance.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { currentView } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';

const keyOf = (near: View['near']) => (near === null ? null : `${near.lat} ${near.lon}`);

/**
 * Shows the whole search area once the rider's search is done, since it may reach beyond the
 * map. If the rider has panned since then, the map stays. It also stays for a search from a
 * link, which has its own camera.
 *
 * @returns a function to call when the user pans the map
 */
export function useFitSearchArea(
  { near, follow }: View,
  { read, reachMeters }: Pick<NearbySearch, 'read' | 'reachMeters'>,
  handle: RefObject<MapHandle | null>,
): () => void {
  const { lat = null, lon = null } = near ?? {};
  const point = keyOf(near);
  const lastPoint = useRef(point);
  /** The searched point when the user panned the map. */
  const movedFromPoint = useRef<string | null>(null);
  const isPending = useRef(false);
  const isFollowing = follow !== null;
  const isDone = read !== undefined;
  useEffect(() => {
    if (lastPoint.current !== point) {
      lastPoint.current = point;
      isPending.current = point !== null && point !== movedFromPoint.current && !isFollowing;
      movedFromPoint.current = null;
    }
    if (!isPending.current || !isDone || lat === null || lon === null) return;
    isPending.current = false;
    const edge = [0, 90, 180, 270].map((bearing) => placeAt({ lat, lon }, bearing, reachMeters));
    handle.current?.ensureAllVisible(edge);
  }, [point, lat, lon, isDone, reachMeters, isFollowing, handle]);
  return () => {
    isPending.current = false;
    // The map's view is deferred, so a quick user can pan before it arrives.
    movedFromPoint.current = keyOf(currentView().near);
  };
}
