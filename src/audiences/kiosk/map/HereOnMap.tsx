import type { LayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';

import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';

const SOURCE = 'here';

const ring = (id: string, radius: number, fill: string, edge: string): LayerSpecification => ({
  id,
  type: 'circle',
  source: SOURCE,
  paint: {
    'circle-radius': radius,
    'circle-color': fill,
    'circle-stroke-color': edge,
    'circle-stroke-width': 3,
  },
});

/** "You are here": a ring with a point, above the stops. The map's legend says what it means. */
export function HereOnMap({ place: { lat, lon }, theme }: { place: Place; theme: Theme }) {
  const { accent, halo } = MAP_COLORS[theme];
  const part = useMemo(() => {
    const point: GeoJSON.FeatureCollection = {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lon, lat] } },
      ],
    };
    return {
      id: 'here',
      order: 60,
      sources: { [SOURCE]: point },
      layers: [ring('here-ring', 13, halo, accent), ring('here-point', 4, accent, accent)],
    };
  }, [lat, lon, accent, halo]);
  useScenePart(part);
  return null;
}
