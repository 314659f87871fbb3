import type { SceneImage } from '../../../map/scene/scene.ts';
import { drawClusterMarker } from './drawClusterMarker.ts';
import { drawLotMarker } from './drawLotMarker.ts';
import { markerStyleID } from './lot-marker-style.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';

/** A map image and the ID by which layers refer to it. */
export interface LotImage {
  readonly id: string;
  readonly draw: SceneImage;
}

/** Memoized, because the map redraws an image whose `draw` changes. The least recently used go first. */
const images = new Map<string, SceneImage>();
const MAX_IMAGES = 500;

function memoized(id: string, create: () => SceneImage): LotImage {
  const draw = images.get(id) ?? create();
  images.delete(id);
  images.set(id, draw);
  const [oldest] = images.keys();
  if (images.size > MAX_IMAGES && oldest !== undefined) images.delete(oldest);
  return { id, draw };
}

/** The image of a lot at high zoom, with its count. */
export function lotImage(style: LotMarkerStyle): LotImage {
  return memoized(markerStyleID(style), () => drawLotMarker(style));
}

/** The image of one lot or a cluster of `lots` lots at low zoom, without a count of spots. */
export function clusterImage(style: LotMarkerStyle, lots: number): LotImage {
  const withoutCount = { ...style, text: null };
  return memoized(`far-${lots}-${markerStyleID(withoutCount)}`, () =>
    drawClusterMarker(withoutCount, lots),
  );
}
