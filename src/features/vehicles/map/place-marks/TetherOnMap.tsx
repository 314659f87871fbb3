import { useMemo } from 'react';

import type { Theme } from '../../../../lib/colors/theme.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { useScenePart } from '../../../../map/scene/useScenePart.ts';
import { MAP_COLORS } from '../../../../ui/map-colors.ts';
import { TETHER_SOURCE, tether, tetherLayers } from './tether-layers.ts';

interface TetherOnMapProps {
  from: Place;
  to: Place;
  theme: Theme;
}

/** Adds the line from the selected vehicle to its next stop to the map. */
export function TetherOnMap({ from, to, theme }: TetherOnMapProps) {
  const line = useMemo(
    () => tether({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon }),
    [from.lat, from.lon, to.lat, to.lon],
  );
  const layers = useMemo(() => tetherLayers(MAP_COLORS[theme]), [theme]);
  useScenePart(
    useMemo(
      () => ({ id: 'tether', order: 25, sources: { [TETHER_SOURCE]: line }, layers }),
      [line, layers],
    ),
  );
  return null;
}
