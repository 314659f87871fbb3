import { useMemo } from 'react';

import type { SceneImage } from '../../../map/scene/scene.ts';
import { MARKER_MARGIN } from '../map/marker-canvas.ts';

/** Props for an `img`; null if the browser has no 2D canvas, and so no map either. */
function imageProps(draw: SceneImage) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { image, pixelRatio } = draw();
  canvas.width = image.width;
  canvas.height = image.height;
  context.putImageData(image, 0, 0);
  return { src: canvas.toDataURL(), width: image.width / pixelRatio };
}

/** A map image inline in text. */
export function LotImageMark({ draw }: { draw: SceneImage }) {
  const image = useMemo(() => imageProps(draw), [draw]);
  return image === null ? null : <img {...image} alt="" style={{ margin: -MARKER_MARGIN }} />;
}
