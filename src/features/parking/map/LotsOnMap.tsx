import { useMemo, useState } from 'react';

import type { Theme } from '../../../lib/colors/theme.ts';
import type { ScenePart } from '../../../map/scene/scene.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { ListedLot } from '../listLots.ts';
import {
  LOT_CLUSTERS_PICK_LAYER,
  LOT_CLUSTERS_SOURCE,
  lotClusterLayers,
  clusteredLots,
} from './lot-cluster-layers.ts';
import { lotImage } from './lot-images.ts';
import { LOTS_LAYER, LOTS_SOURCE, lotLayers, lotPoints } from './lot-layers.ts';
import { lotMarkerStyle } from './lot-marker-style.ts';

interface LotsOnMapProps {
  /** The same filtered lots as in the list. */
  lots: readonly ListedLot[];
  theme: Theme;
  /** Keys of the lots to mark: selected, hovered, or part of the selected event. */
  marked: readonly string[];
  /** Whether names keep clear of the lots. Default: the lots may cover them. */
  areNamesClear?: boolean;
}

/** Draws the lots on the map. */
export function LotsOnMap({ lots, theme, marked, areNamesClear = false }: LotsOnMapProps) {
  const { formats } = useLanguage('page');
  const part = useMemo(() => {
    const styleOf = (lot: ListedLot) =>
      lotMarkerStyle(lot, formats.number, theme, marked.includes(lot.key));
    const clustered = clusteredLots(lots, styleOf);
    const images = [...clustered.images, ...lots.map((lot) => lotImage(styleOf(lot)))];
    return {
      id: 'lots',
      order: 40,
      sources: { [LOTS_SOURCE]: lotPoints(lots, styleOf), [LOT_CLUSTERS_SOURCE]: clustered.points },
      layers: [...lotClusterLayers(LOTS_SOURCE), ...lotLayers()].map((layer) =>
        layer.type === 'symbol' && areNamesClear
          ? { ...layer, layout: { ...layer.layout, 'icon-ignore-placement': false } }
          : layer,
      ),
      images: Object.fromEntries(images.map(({ id, draw }) => [id, draw])),
      pick: [LOTS_LAYER, LOT_CLUSTERS_PICK_LAYER].map((layer) => ({
        layer,
        kind: 'lot',
        idProperty: 'key',
      })),
    };
  }, [lots, formats, theme, marked, areNamesClear]);
  useScenePart(useStablePart(part));
  return null;
}

/**
 * Returns the previous part while the content is equal. Most polls bring new lot objects with the same
 * counts, and with an unchanged part the map doesn't redraw.
 */
function useStablePart<Part extends ScenePart>(part: Part): Part {
  // An image's ID identifies its content.
  const signature = JSON.stringify([part.sources, Object.keys(part.images ?? {})]);
  const [stable, setStable] = useState({ part, signature });
  if (stable.signature === signature) return stable.part;
  setStable({ part, signature });
  return part;
}
