import { useEffect, useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import type { RouteFeed } from '../feed/route-feed.ts';
import type { VehicleLayer } from './layer/vehicle-layer.ts';

/** A bus drives less than its symbol's radius between two of these, so nothing is seen to come apart. */
const TICK = 150;

/**
 * Where a vehicle is shown, also on its way; null where it is not. To be called after the layer was
 * shown the same feeds. While the vehicle stands nothing ticks.
 */
export function useShownPlace(
  layer: VehicleLayer,
  feeds: readonly RouteFeed[],
  key: string | null,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const shown = key === null ? null : layer.shownOf(key);
      setPlace((was) =>
        was?.lat === shown?.now.lat && was?.lon === shown?.now.lon ? was : (shown?.now ?? null),
      );
      if (shown !== null && shown.msLeft > 0)
        timer = setTimeout(update, Math.min(TICK, shown.msLeft));
    };
    update();
    return () => clearTimeout(timer);
  }, [layer, feeds, key]);
  return place;
}
