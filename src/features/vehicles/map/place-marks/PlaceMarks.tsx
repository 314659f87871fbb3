import { useMemo } from 'react';

import type { Theme } from '../../../../lib/colors/theme.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { LabelsOnMap } from '../../../../map/labels/LabelsOnMap.tsx';
import { MAP_COLORS } from '../../../../ui/map-colors.ts';
import type { RouteFeed } from '../../feed/route-feed.ts';
import type { VehicleLayer } from '../layer/vehicle-layer.ts';
import { TetherOnMap } from './TetherOnMap.tsx';
import { useShownPlaces } from './useShownPlaces.ts';

interface PlaceMarksProps {
  layer: VehicleLayer;
  feeds: readonly RouteFeed[];
  theme: Theme;
  /** The `vehicleKey` of the selected vehicle, and the place of its next stop; null without one. */
  selectedKey: string | null;
  nextStopAt: Place | null;
  /** What is written at vehicles, by their `vehicleKey`. */
  texts: ReadonlyMap<string, string>;
}

/** What moves with vehicles on the map: the line to the selected one's next stop, and texts. */
export function PlaceMarks({
  layer,
  feeds,
  theme,
  selectedKey,
  nextStopAt,
  texts,
}: PlaceMarksProps) {
  const tethered = nextStopAt === null ? null : selectedKey;
  const keys = useMemo(
    () => [...texts.keys(), ...(tethered === null ? [] : [tethered])],
    [texts, tethered],
  );
  const places = useShownPlaces(layer, feeds, keys);
  const labels = useMemo(
    () =>
      [...texts.values()].flatMap((text, index) => {
        const place = places[index] ?? null;
        return place === null ? [] : [{ lat: place.lat, lon: place.lon, text }];
      }),
    [places, texts],
  );
  const from = tethered === null ? null : (places[texts.size] ?? null);
  return (
    <>
      {from === null || nextStopAt === null ? null : (
        <TetherOnMap from={from} to={nextStopAt} theme={theme} />
      )}
      <LabelsOnMap id="vehicle-texts" labels={labels} ink={MAP_COLORS[theme]} />
    </>
  );
}
