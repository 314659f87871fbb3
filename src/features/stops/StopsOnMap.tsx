import { useMemo } from 'react';

import { useScenePart } from '../../map/scene/useScenePart.ts';
import type { CityStop } from './mergeStops.ts';
import { STOPS_LAYER, STOPS_SOURCE, stopLayers, stopPoints } from './stop-layers.ts';
import type { StopInk } from './stop-layers.ts';

interface StopsOnMapProps {
  stops: readonly CityStop[];
  colorOf: (routeID: string) => string;
  ink: StopInk;
  /** IDs of the selected and highlighted stops. */
  marked: readonly string[];
}

/** Adds the stops to the map. */
export function StopsOnMap({ stops, colorOf, ink, marked }: StopsOnMapProps) {
  const points = useMemo(() => stopPoints(stops, colorOf), [stops, colorOf]);
  const part = useMemo(
    () => ({
      id: 'stops',
      order: 30,
      sources: { [STOPS_SOURCE]: points },
      layers: stopLayers(ink),
      pick: [{ layer: STOPS_LAYER, kind: 'stop', idProperty: 'stopID' }],
      promoteId: { [STOPS_SOURCE]: 'stopID' },
      featureStates: marked.map((id) => ({ source: STOPS_SOURCE, id, state: { marked: true } })),
    }),
    [points, ink, marked],
  );
  useScenePart(part);
  return null;
}
