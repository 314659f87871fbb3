import { useMemo } from 'react';

import type { SceneImage } from '../../../map/scene/scene.ts';
import { MARKER_MARGIN } from '../map/marker-canvas.ts';

/** Props for an `img`; null if the browser has no 2D canvas, and so no map either. */
function imageProps(draw: SceneImage) {
  if (document.createElement('canvas').getContext('2d') === null) return null;
  const { canvas, pixelRatio } = draw();
  return { src: canvas.toDataURL(), width: canvas.width / pixelRatio };
}

/** A map image inline in text. */
export function LotImageMark({ draw }: { draw: SceneImage }) {
  const image = useMemo(() => imageProps(draw), [draw]);
  return image === null ? null : <img {...image} alt="" style={{ margin: -MARKER_MARGIN }} />;
}
