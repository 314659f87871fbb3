import { useEffect, useRef } from 'react';

import type { RouteFeed } from '../feed/route-feed.ts';
import type { ShownPlace, VehicleLayer } from './layer/vehicle-layer.ts';

/** Told where the followed vehicle is shown and where it goes, once for each place it goes to. */
export type OnFollow = (place: ShownPlace) => void;

/**
 * Leads whoever follows a vehicle (R13): at once, and then whenever it sets out for another place.
 * To be called after the layer was shown the same feeds. Of a vehicle that stands nothing is told.
 */
export function useFollow(
  layer: VehicleLayer,
  feeds: readonly RouteFeed[],
  followedKey: string | null,
  onFollow: OnFollow | undefined,
): void {
  const latest = useRef(onFollow);
  const lastTarget = useRef('');
  useEffect(() => {
    latest.current = onFollow;
  });
  useEffect(() => {
    const place = followedKey === null ? null : layer.shownOf(followedKey);
    const target = place === null ? '' : `${followedKey} ${place.end.lat} ${place.end.lon}`;
    if (place !== null && target !== lastTarget.current) latest.current?.(place);
    lastTarget.current = target;
  }, [layer, feeds, followedKey]);
}
