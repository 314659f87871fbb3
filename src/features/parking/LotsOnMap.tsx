import { useMemo } from 'react';

import { useScenePart } from '../../map/useScenePart.ts';
import { useLanguage } from '../../ui/Language.tsx';
import type { Theme } from '../../ui/map-ink.ts';
import type { ListedLot } from './listLots.ts';
import {
  LOTS_FAR_LAYER,
  LOTS_LAYER,
  LOTS_SOURCE,
  lotImages,
  lotLayers,
  lotPoints,
} from './lot-layers.ts';
import { lotLook } from './lot-look.ts';

interface LotsOnMapProps {
  /** Those that the list shows too (C12). */
  lots: readonly ListedLot[];
  theme: Theme;
  /** Keys of the lots that are chosen, pointed at, or of the chosen event. */
  marked: readonly string[];
}

/** Hands the lots to the map. */
export function LotsOnMap({ lots, theme, marked }: LotsOnMapProps) {
  const { formats } = useLanguage();
  const part = useMemo(() => {
    const lookOf = (lot: ListedLot) =>
      lotLook(lot, formats.number, theme, marked.includes(lot.key));
    return {
      id: 'lots',
      order: 40,
      sources: { [LOTS_SOURCE]: lotPoints(lots, lookOf) },
      layers: lotLayers(),
      images: lotImages(lots.map(lookOf)),
      pick: [LOTS_LAYER, LOTS_FAR_LAYER].map((layer) => ({
        layer,
        kind: 'lot',
        idProperty: 'key',
      })),
    };
  }, [lots, formats, theme, marked]);
  useScenePart(part);
  return null;
}
