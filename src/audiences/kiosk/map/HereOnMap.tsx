import type { LayerSpecification } from 'maplibre-gl';
import { useMemo } from 'react';

import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';

const SOURCE = 'here';

const ring = (id: string, radius: number, color: string, width: number): LayerSpecification => ({
  id,
  type: 'circle',
  source: SOURCE,
  paint: {
    'circle-radius': radius,
    'circle-opacity': 0,
    'circle-stroke-color': color,
    'circle-stroke-width': width,
  },
});

/** "You are here": a ring around the place, below the marks of lots and buses, and wider. The legend says what it means. */
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
      order: 32,
      sources: { [SOURCE]: point },
      layers: [ring('here-halo', 18, halo, 6), ring('here-ring', 19, accent, 4)],
    };
  }, [lat, lon, accent, halo]);
  useScenePart(part);
  return null;
}
