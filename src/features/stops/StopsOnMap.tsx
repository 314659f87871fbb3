import { useMemo } from 'react';

import { useScenePart } from '../../map/scene/useScenePart.ts';
import type { CityStop } from './mergeStops.ts';
import {
  STOPS_LAYER,
  STOPS_SOURCE,
  STOP_NAMES_SOURCE,
  stopLayers,
  stopNameLayers,
  stopNamePoints,
  stopPoints,
} from './stop-layers.ts';
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
      // So that no stop hides the name of its street.
      beneathLabels: true,
      pick: [{ layer: STOPS_LAYER, kind: 'stop', idProperty: 'stopID' }],
      promoteId: { [STOPS_SOURCE]: 'stopID' },
      featureStates: marked.map((id) => ({ source: STOPS_SOURCE, id, state: { marked: true } })),
    }),
    [points, ink, marked],
  );
  const names = useMemo(
    () => ({
      id: 'stop-names',
      order: 30,
      sources: { [STOP_NAMES_SOURCE]: stopNamePoints(stops) },
      layers: stopNameLayers(ink),
    }),
    [stops, ink],
  );
  useScenePart(part);
  useScenePart(names);
  return null;
}
