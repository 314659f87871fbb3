import { useMemo, useState } from 'react';

import type { ScenePart } from '../../../map/scene/scene.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Theme } from '../../../lib/theme.ts';
import type { ListedLot } from '../listLots.ts';
import { LOTS_FAR_PICK_LAYER, LOTS_FAR_SOURCE, farLayers, farLots } from './lot-far-layers.ts';
import { LOTS_LAYER, LOTS_SOURCE, lotLayers, lotPoints } from './lot-layers.ts';
import { lotLook } from './lot-look.ts';
import { lotPicture } from './lot-pictures.ts';

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
    const far = farLots(lots, lookOf);
    const pictures = [...far.pictures, ...lots.map((lot) => lotPicture(lookOf(lot)))];
    return {
      id: 'lots',
      order: 40,
      sources: { [LOTS_SOURCE]: lotPoints(lots, lookOf), [LOTS_FAR_SOURCE]: far.points },
      layers: [...farLayers(LOTS_SOURCE), ...lotLayers()],
      images: Object.fromEntries(pictures.map(({ id, draw }) => [id, draw])),
      pick: [LOTS_LAYER, LOTS_FAR_PICK_LAYER].map((layer) => ({
        layer,
        kind: 'lot',
        idProperty: 'key',
      })),
    };
  }, [lots, formats, theme, marked]);
  useScenePart(useUnchanged(part));
  return null;
}

/**
 * The part of before for as long as it says the same: a poll brings new lots, mostly with the counts
 * of the last one, and a map that is told nothing draws nothing (A28).
 */
function useUnchanged<Part extends ScenePart>(part: Part): Part {
  // A picture's name says all that is on it.
  const said = JSON.stringify([part.sources, Object.keys(part.images ?? {})]);
  const [held, setHeld] = useState({ part, said });
  if (held.said === said) return held.part;
  setHeld({ part, said });
  return part;
}
