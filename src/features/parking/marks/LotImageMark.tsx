import { useMemo } from 'react';

import type { SceneImage } from '../../../map/scene/scene.ts';
import { MARKER_MARGIN } from '../map/marker-canvas.ts';

/** The picture as a page has it; null where the browser draws on no canvas, and so has no map either. */
function asImage(draw: SceneImage) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { image, pixelRatio } = draw();
  canvas.width = image.width;
  canvas.height = image.height;
  context.putImageData(image, 0, 0);
  return { src: canvas.toDataURL(), width: image.width / pixelRatio };
}

/** A picture of the map in line with words, drawn by what draws it for the map. */
export function LotImageMark({ draw }: { draw: SceneImage }) {
  const image = useMemo(() => asImage(draw), [draw]);
  return image === null ? null : <img {...image} alt="" style={{ margin: -MARKER_MARGIN }} />;
}
