import type { SceneImage } from '../../../map/scene/scene.ts';
import { drawFarMarker } from './drawFarMarker.ts';
import { drawLotMarker } from './drawLotMarker.ts';
import { lookID } from './lot-look.ts';
import type { LotLook } from './lot-look.ts';

/** A picture of the map, and the name by which layers ask for it. */
export interface LotPicture {
  readonly id: string;
  readonly draw: SceneImage;
}

/** Kept, since a picture that is another function is drawn anew; the oldest go first. */
const pictures = new Map<string, SceneImage>();
const MOST_PICTURES = 500;

function kept(id: string, create: () => SceneImage): LotPicture {
  const draw = pictures.get(id) ?? create();
  pictures.delete(id);
  pictures.set(id, draw);
  const [oldest] = pictures.keys();
  if (pictures.size > MOST_PICTURES && oldest !== undefined) pictures.delete(oldest);
  return { id, draw };
}

/** The picture of a lot from near, with its count. */
export function lotPicture(look: LotLook): LotPicture {
  return kept(lookID(look), () => drawLotMarker(look));
}

/** The picture of one lot or several from afar, without counts of spots. */
export function farPicture(look: LotLook, lots: number): LotPicture {
  const countless = { ...look, text: null };
  return kept(`far-${lots}-${lookID(countless)}`, () => drawFarMarker(countless, lots));
}
