import { useEffect, useEffectEvent, useRef } from 'react';

import type { RouteFeed } from '../feed/route-feed.ts';
import type { ShownPlace, VehicleLayer } from './layer/vehicle-layer.ts';

/** Gets where the followed vehicle is shown and where it is going, once per reported place. */
export type OnFollow = (place: ShownPlace) => void;

/**
 * Calls `onFollow` when following starts, and each time that the followed vehicle moves. Call
 * this hook after the effect that passes the same feeds to the layer.
 */
export function useFollow(
  layer: VehicleLayer,
  feeds: readonly RouteFeed[],
  followedKey: string | null,
  onFollow: OnFollow | undefined,
): void {
  const notify = useEffectEvent((place: ShownPlace) => onFollow?.(place));
  const lastTarget = useRef('');
  useEffect(() => {
    const place = followedKey === null ? null : layer.shownOf(followedKey);
    const target = place === null ? '' : `${followedKey} ${place.end.lat} ${place.end.lon}`;
    if (place !== null && target !== lastTarget.current) notify(place);
    lastTarget.current = target;
  }, [layer, feeds, followedKey]);
}
