import { useMemo, useState } from 'react';

import type { Theme } from '../../../lib/colors/theme.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedBikes, ListedFreeBikes } from '../listBikes.ts';
import {
  bikeLayers,
  bikePoints,
  BIKES_LAYER,
  BIKES_SOURCE,
  COUNTS_LAYER,
  FREE_SOURCE,
  freePoints,
} from './bike-layers.ts';
import { BIKE_IMAGES } from './drawBikePill.ts';

interface BikesOnMapProps {
  stations: readonly ListedBikes[];
  free: readonly ListedFreeBikes[];
  theme: Theme;
  /** IDs of the selected and highlighted stations. */
  marked: readonly string[];
}

/** Draws stations and other bikes on the map, below the lots. */
export function BikesOnMap({ stations, free, theme, marked }: BikesOnMapProps) {
  const { formats } = useLanguage('page');
  const drawn = useMemo(
    () => ({
      [BIKES_SOURCE]: bikePoints(stations, formats.number),
      [FREE_SOURCE]: freePoints(free, formats.number),
    }),
    [stations, free, formats],
  );
  // With the sources of before the map doesn't draw again: most polls change few counts, or none.
  const signature = useMemo(() => JSON.stringify(drawn), [drawn]);
  const [stable, setStable] = useState({ sources: drawn, signature });
  if (stable.signature !== signature) setStable({ sources: drawn, signature });
  const { sources } = stable;
  const part = useMemo(
    () => ({
      id: 'bikes',
      order: 35,
      sources,
      layers: bikeLayers(theme, marked),
      images: BIKE_IMAGES[theme],
      pick: [BIKES_LAYER, COUNTS_LAYER].map((layer) => ({
        layer,
        kind: 'bike',
        idProperty: 'bikeID',
      })),
    }),
    [sources, theme, marked],
  );
  useScenePart(part);
  return null;
}
