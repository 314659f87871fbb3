import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { NearbySearch } from '../../../features/nearby/useNearbySearch.ts';
import { placeAt } from '../../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../lib/geo/lengths.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { currentView } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';

const keyOf = (near: View['near']) => (near === null ? null : `${near.lat} ${near.lon}`);

/**
 * Shows the whole area that was searched once a search is done that the rider began: it may have been
 * widened to more than the map shows (R4). A map that was moved since stays where it is (R13), and so
 * does one that a link opens, whose camera is in the link.
 *
 * @returns what to call when a hand moves the map
 */
export function useFitSearchArea(
  { near, follow }: View,
  { isDone, reachFeet }: Pick<NearbySearch, 'isDone' | 'reachFeet'>,
  handle: RefObject<MapHandle | null>,
): () => void {
  const { lat = null, lon = null } = near ?? {};
  const point = keyOf(near);
  const lastPoint = useRef(point);
  /** The point that was searched when a hand moved the map. */
  const movedFromPoint = useRef<string | null>(null);
  const isPending = useRef(false);
  const isFollowing = follow !== null;
  useEffect(() => {
    if (lastPoint.current !== point) {
      lastPoint.current = point;
      isPending.current = point !== null && point !== movedFromPoint.current && !isFollowing;
      movedFromPoint.current = null;
    }
    if (!isPending.current || !isDone || lat === null || lon === null) return;
    isPending.current = false;
    const meters = reachFeet * METERS_PER_FOOT;
    const edge = [0, 90, 180, 270].map((bearing) => placeAt({ lat, lon }, bearing, meters));
    handle.current?.ensureAllVisible(edge);
  }, [point, lat, lon, isDone, reachFeet, isFollowing, handle]);
  return () => {
    isPending.current = false;
    // The map's view comes after the page's: a quick hand is there before it.
    movedFromPoint.current = keyOf(currentView().near);
  };
}
