import { useMemo } from 'react';

import type { CityMap } from '../../../contract/documents/city-map.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import {
  CITY_LINES_SOURCE,
  CITY_STOPS_LAYER,
  CITY_STOPS_SOURCE,
  cityLineLayers,
  cityLines,
  cityStopLayers,
  cityStops,
} from './city-layers.ts';
import type { StopInk } from './stop-layers.ts';

interface WholeCityOnMapProps {
  city: CityMap;
  ink: StopInk;
  /** The IDs of the stops that are on the map anyway. */
  shown: ReadonlySet<string>;
  /** Whether something is chosen, beside which the rest recedes. */
  isPale: boolean;
}

/** Adds all lines of the city to the map, and near by all its stops. */
export function WholeCityOnMap({ city, ink, shown, isPale }: WholeCityOnMapProps) {
  const { land } = ink;
  const lines = useMemo(() => cityLines(city, land), [city, land]);
  const stops = useMemo(() => cityStops(city, shown), [city, shown]);
  useScenePart(
    useMemo(
      () => ({
        id: 'city-lines',
        order: 14,
        beneathLabels: true,
        sources: { [CITY_LINES_SOURCE]: lines },
        layers: cityLineLayers(isPale),
      }),
      [lines, isPale],
    ),
  );
  useScenePart(
    useMemo(
      () => ({
        id: 'city-stops',
        order: 29,
        beneathLabels: true,
        sources: { [CITY_STOPS_SOURCE]: stops },
        layers: cityStopLayers(ink),
        pick: [{ layer: CITY_STOPS_LAYER, kind: 'stop', idProperty: 'stopID' }],
      }),
      [stops, ink],
    ),
  );
  return null;
}
