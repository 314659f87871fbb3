import { useEffect, useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import type { RouteFeed } from '../feed/route-feed.ts';
import type { VehicleLayer } from './layer/vehicle-layer.ts';

/** Milliseconds. In this time a symbol moves less than its radius, so a line to it stays attached. */
const TICK = 150;

/**
 * Where a vehicle is shown, also during its motion; null if it is not shown. Call this hook after the
 * effect that passes the same feeds to the layer. It sets no timer while the vehicle is at rest.
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
