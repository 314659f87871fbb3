import { useEffect, useState } from 'react';

import type { Place } from '../../../../lib/geo/distance.ts';
import type { RouteFeed } from '../../feed/route-feed.ts';
import type { VehicleLayer } from '../layer/vehicle-layer.ts';

/** Milliseconds. In this time a symbol moves less than its radius, so what is drawn at it stays attached. */
const TICK = 150;

const NONE: readonly (Place | null)[] = [];

const areSame = (some: readonly (Place | null)[], others: readonly (Place | null)[]) =>
  some.length === others.length &&
  some.every((one, index) => one?.lat === others[index]?.lat && one?.lon === others[index]?.lon);

/**
 * Where vehicles are shown, also during their motion; null for one that is not shown. Call this hook after the
 * effect that passes the same feeds to the layer. It sets no timer while the vehicles are at rest.
 *
 * @param keys the `vehicleKey` of each; memoize them
 */
export function useShownPlaces(
  layer: VehicleLayer,
  feeds: readonly RouteFeed[],
  keys: readonly string[],
): readonly (Place | null)[] {
  const [places, setPlaces] = useState(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const shown = keys.map((key) => layer.shownOf(key));
      const next = shown.map((one) => one?.now ?? null);
      setPlaces((was) => (areSame(was, next) ? was : next));
      const left = Math.max(0, ...shown.map((one) => one?.msLeft ?? 0));
      if (left > 0) timer = setTimeout(update, Math.min(TICK, left));
    };
    update();
    return () => clearTimeout(timer);
  }, [layer, feeds, keys]);
  // After `keys` changed, the places are those of the earlier keys until the effect has run.
  return places.length === keys.length ? places : NONE;
}
