import { useMemo } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { NEARBY_SOURCE, nearbyLayers, searchArea } from './nearby-layers.ts';

interface NearbyOnMapProps {
  point: Place;
  reachMeters: number;
  accent: string;
  halo: string;
}

/** Adds the circle of the search to the map. */
export function NearbyOnMap({ point, reachMeters, accent, halo }: NearbyOnMapProps) {
  const { lat, lon } = point;
  const area = useMemo(() => searchArea({ lat, lon }, reachMeters), [lat, lon, reachMeters]);
  const part = useMemo(
    () => ({
      id: 'nearby',
      order: 20,
      sources: { [NEARBY_SOURCE]: area },
      layers: nearbyLayers(accent, halo),
    }),
    [area, accent, halo],
  );
  useScenePart(part);
  return null;
}
