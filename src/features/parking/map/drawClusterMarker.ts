import { textColorOn } from '../../../lib/colors/color.ts';
import { imageFrom } from '../../../map/scene/canvas-image.ts';
import type { SceneImage } from '../../../map/scene/scene.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';
import { LOT_PALETTE } from '../marks/lot-palette.ts';
import { LOT_SHAPES } from '../marks/lot-shapes.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';
import { drawBadge } from './marker-badge.ts';
import { drawBody } from './marker-body.ts';
import { MARKER_FONT, MARKER_MARGIN, createMarkerContext, drawAt } from './marker-canvas.ts';

/** Marker sizes at low zoom, in CSS pixels: one lot, and a cluster. */
const SINGLE_SIZE = 16;
const CLUSTER_SIZE = 20;
/** Badges are smaller at low zoom, so that they don't cover the next lot. */
const BADGE_SCALE = 0.65;
const CLUSTER_FONT = MARKER_FONT.replace('13px', '12px');

/** The band's shape, centered on the place, with the number of lots if there are several. */
function drawCluster(style: LotMarkerStyle, lots: number): ReturnType<SceneImage> {
  const size = lots === 1 ? SINGLE_SIZE : CLUSTER_SIZE;
  const side = size + 2 * MARKER_MARGIN + (lots === 1 ? 0 : 2 * MARKER_MARGIN);
  const context = createMarkerContext(side, side);
  const corner = (side - size) / 2;
  drawAt(context, corner, corner, () => {
    const { fill } = LOT_PALETTE[style.theme][style.band];
    const { outline, cut } = LOT_SHAPES[style.plan === null ? style.band : 'plenty'];
    const scale = size / 24;
    const path = new Path2D();
    path.addPath(new Path2D(outline), new DOMMatrix([scale, 0, 0, scale, 0, 0]));
    drawBody(context, path, style);
    if (cut === undefined) return;
    context.scale(scale, scale);
    context.strokeStyle = textColorOn(fill);
    context.lineWidth = 3;
    context.stroke(new Path2D(cut));
  });
  if (style.badge !== 'none')
    drawAt(context, corner + size, corner + 1, () => {
      context.scale(BADGE_SCALE, BADGE_SCALE);
      drawBadge(context, style);
    });
  if (lots > 1) drawLots(context, lots, corner + size, style);
  return imageFrom(context);
}

/** "×5" at the lower right. The "×" shows that this is a number of lots, not of spots. */
function drawLots(
  context: CanvasRenderingContext2D,
  lots: number,
  end: number,
  { theme }: LotMarkerStyle,
) {
  const { halo, text: ink } = MAP_COLORS[theme];
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

/**
 * The image of a marker at low zoom, drawn when the map requests it.
 *
 * @param lots how many lots the marker represents
 */
export function drawClusterMarker(style: LotMarkerStyle, lots: number): SceneImage {
  return () => drawCluster(style, lots);
}
