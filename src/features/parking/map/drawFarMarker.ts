import { textOn } from '../../../lib/colour.ts';
import type { SceneImage } from '../../../map/scene/scene.ts';
import type { LotLook } from './lot-look.ts';
import { LOT_PALETTE, MARKER_INK } from '../marks/lot-palette.ts';
import { LOT_SHAPES } from '../marks/lot-shapes.ts';
import { drawBadge } from './marker-badge.ts';
import { drawBody } from './marker-body.ts';
import { MARKER_FONT, MARKER_MARGIN, contextOf, drawAt, pictureFrom } from './marker-canvas.ts';

/** Of a marker seen from afar, in CSS pixels; of one that stands for several lots. */
const FAR_SIZE = 16;
const CLUSTER_SIZE = 20;
/** Of a badge from afar: it is not to hide the next lot. */
const FAR_BADGE = 0.65;
const CLUSTER_FONT = MARKER_FONT.replace('13px', '12px');

/** The band's shape alone, whose middle is the place; with how many lots it stands for (C17). */
function drawFar(look: LotLook, lots: number): ReturnType<SceneImage> {
  const size = lots === 1 ? FAR_SIZE : CLUSTER_SIZE;
  const side = size + 2 * MARKER_MARGIN + (lots === 1 ? 0 : 2 * MARKER_MARGIN);
  const context = contextOf(side, side);
  const corner = (side - size) / 2;
  drawAt(context, corner, corner, () => {
    const { fill } = LOT_PALETTE[look.theme][look.band];
    const { outline, cut } = LOT_SHAPES[look.plan === null ? look.band : 'plenty'];
    const scale = size / 24;
    const path = new Path2D();
    path.addPath(new Path2D(outline), new DOMMatrix([scale, 0, 0, scale, 0, 0]));
    drawBody(context, path, look);
    if (cut === undefined) return;
    context.scale(scale, scale);
    context.strokeStyle = textOn(fill);
    context.lineWidth = 3;
    context.stroke(new Path2D(cut));
  });
  if (look.badge !== 'none')
    drawAt(context, corner + size, corner + 1, () => {
      context.scale(FAR_BADGE, FAR_BADGE);
      drawBadge(context, look);
    });
  if (lots > 1) drawLots(context, lots, corner + size, look);
  return pictureFrom(context);
}

/** "×5" at the lower right: a number of lots is not to be taken for one of spots. */
function drawLots(
  context: CanvasRenderingContext2D,
  lots: number,
  end: number,
  { theme }: LotLook,
) {
  const { halo, ink } = MARKER_INK[theme];
  context.font = CLUSTER_FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = halo;
  context.lineWidth = 4;
  context.fillStyle = ink;
  const text = `×${lots}`;
  context.strokeText(text, end + 2, end);
  context.fillText(text, end + 2, end);
}

/** As `drawLotMarker`, from afar; `lots` is how many it stands for. */
export function drawFarMarker(look: LotLook, lots: number): SceneImage {
  return () => drawFar(look, lots);
}
