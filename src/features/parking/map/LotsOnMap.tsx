import { useMemo, useState } from 'react';

import type { ScenePart } from '../../../map/scene/scene.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Theme } from '../../../lib/theme.ts';
import type { ListedLot } from '../listLots.ts';
import {
  LOT_CLUSTERS_PICK_LAYER,
  LOT_CLUSTERS_SOURCE,
  lotClusterLayers,
  clusteredLots,
} from './lot-cluster-layers.ts';
import { LOTS_LAYER, LOTS_SOURCE, lotLayers, lotPoints } from './lot-layers.ts';
import { lotMarkerStyle } from './lot-marker-style.ts';
import { lotImage } from './lot-images.ts';

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
    const styleOf = (lot: ListedLot) =>
      lotMarkerStyle(lot, formats.number, theme, marked.includes(lot.key));
    const clustered = clusteredLots(lots, styleOf);
    const images = [...clustered.images, ...lots.map((lot) => lotImage(styleOf(lot)))];
    return {
      id: 'lots',
      order: 40,
      sources: { [LOTS_SOURCE]: lotPoints(lots, styleOf), [LOT_CLUSTERS_SOURCE]: clustered.points },
      layers: [...lotClusterLayers(LOTS_SOURCE), ...lotLayers()],
      images: Object.fromEntries(images.map(({ id, draw }) => [id, draw])),
      pick: [LOTS_LAYER, LOT_CLUSTERS_PICK_LAYER].map((layer) => ({
        layer,
        kind: 'lot',
        idProperty: 'key',
      })),
    };
  }, [lots, formats, theme, marked]);
  useScenePart(useStablePart(part));
  return null;
}

/**
 * The part of before for as long as it says the same: a poll brings new lots, mostly with the counts
 * of the last one, and a map that is told nothing draws nothing (A28).
 */
function useStablePart<Part extends ScenePart>(part: Part): Part {
  // A picture's name says all that is on it.
  const signature = JSON.stringify([part.sources, Object.keys(part.images ?? {})]);
  const [stable, setStable] = useState({ part, said: signature });
  if (stable.said === signature) return stable.part;
  setStable({ part, said: signature });
  return part;
}
