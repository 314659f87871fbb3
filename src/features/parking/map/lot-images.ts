import type { SceneImage } from '../../../map/scene/scene.ts';
import { drawClusterMarker } from './drawClusterMarker.ts';
import { drawLotMarker } from './drawLotMarker.ts';
import { markerStyleID } from './lot-marker-style.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';

/** A picture of the map, and the name by which layers ask for it. */
export interface LotImage {
  readonly id: string;
  readonly draw: SceneImage;
}

/** Kept, since a picture that is another function is drawn anew; the oldest go first. */
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

/** The picture of a lot from near, with its count. */
export function lotImage(style: LotMarkerStyle): LotImage {
  return memoized(markerStyleID(style), () => drawLotMarker(style));
}

/** The picture of one lot or several from afar, without counts of spots. */
export function clusterImage(style: LotMarkerStyle, lots: number): LotImage {
  const withoutCount = { ...style, text: null };
  return memoized(`far-${lots}-${markerStyleID(withoutCount)}`, () =>
    drawClusterMarker(withoutCount, lots),
  );
}
