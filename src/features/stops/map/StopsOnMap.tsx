import { useMemo } from 'react';

import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { CityStop } from '../mergeStops.ts';
import { stopBarrier } from './name-barrier-layers.ts';
import {
  MARKED_STOPS_LAYER,
  MARKED_STOPS_SOURCE,
  markedStopLayers,
  STOPS_LAYER,
  STOPS_SOURCE,
  STOP_NAMES_SOURCE,
  stopLayers,
  stopNameLayers,
  stopNamePoints,
  stopPoints,
  stopRingLayers,
} from './stop-layers.ts';
import type { StopInk } from './stop-layers.ts';

/** Above the buses. */
const IN_FRONT = { id: 'marked-stops-front', order: 55 };

interface StopsOnMapProps {
  stops: readonly CityStop[];
  colorOf: (routeID: string) => string;
  ink: StopInk;
  /** IDs of the selected and highlighted stops. */
  marked: readonly string[];
}

/** Adds the stops to the map. */
export function StopsOnMap({ stops, colorOf, ink, marked }: StopsOnMapProps) {
  const { nameOf } = useLanguage('page');
  const { land } = ink;
  const points = useMemo(() => stopPoints(stops, colorOf, land), [stops, colorOf, land]);
  const part = useMemo(
    () => ({
      id: 'stops',
      order: 30,
      sources: { [STOPS_SOURCE]: points },
      layers: stopLayers(ink),
      // So that no stop hides the name of its street.
      beneathLabels: true,
      pick: [{ layer: STOPS_LAYER, kind: 'stop', idProperty: 'stopID' }],
    }),
    [points, ink],
  );
  const names = useMemo(
    () => ({
      id: 'stop-names',
      order: 30,
      sources: { [STOP_NAMES_SOURCE]: stopNamePoints(stops, nameOf) },
      layers: stopNameLayers(ink),
    }),
    [stops, ink, nameOf],
  );
  const markedOnly = useMemo(() => {
    const shown = stops.filter(({ stopID }) => marked.includes(stopID));
    return {
      id: 'marked-stops',
      // Above the lots, beneath the buses.
      order: 45,
      sources: { [MARKED_STOPS_SOURCE]: stopPoints(shown, colorOf, land) },
      layers: markedStopLayers(ink),
      pick: [{ layer: MARKED_STOPS_LAYER, kind: 'stop', idProperty: 'stopID' }],
    };
  }, [stops, colorOf, ink, land, marked]);
  useScenePart(part);
  useScenePart(names);
  useScenePart(useMemo(() => stopBarrier(), []));
  useScenePart(markedOnly);
  useScenePart(useMemo(() => ({ ...IN_FRONT, layers: stopRingLayers(ink) }), [ink]));
  return null;
}
