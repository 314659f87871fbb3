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

/** In CSS pixels. Markers of lots in the same place are stacked by this height. */
export const PILL_HEIGHT = 24;
const GLYPH = 12;
const PADDING = 8;
const GAP = 4;
/** Space for the badge, which overlaps the corner but must not cover the last digit. */
const BADGE_SPACE = 6;
const TAIL = 6;
const UNKNOWN_TEXT = '?';

/** The outline of the pill and its tail; the tip of the tail points at the lot's place. */
function pillPath(width: number): Path2D {
  const [left, top] = [MARKER_MARGIN, MARKER_MARGIN];
  const [right, bottom] = [left + width, top + PILL_HEIGHT];
  const middle = left + width / 2;
  const radius = PILL_HEIGHT / 2;
  const path = new Path2D();
  path.moveTo(left + radius, top);
  path.arcTo(right, top, right, bottom, radius);
  path.arcTo(right, bottom, left, bottom, radius);
  path.lineTo(middle + TAIL, bottom);
  path.lineTo(middle, bottom + TAIL);
  path.lineTo(middle - TAIL, bottom);
  path.arcTo(left, bottom, left, top, radius);
  path.arcTo(left, top, right, top, radius);
  path.closePath();
  return path;
}

function paint(context: CanvasRenderingContext2D, path: Path2D, isHollow: boolean) {
  if (isHollow) context.stroke(path);
  else context.fill(path);
}

/** Draws the band's glyph in the text color, `size` CSS pixels wide, with its corner at the origin. */
function drawGlyph(
  context: CanvasRenderingContext2D,
  style: LotMarkerStyle,
  size: number,
  ink: string,
) {
  const { fill } = LOT_PALETTE[style.theme][style.band];
  const { outline, cut, isHollow = false } = LOT_SHAPES[style.band];
  context.scale(size / 24, size / 24);
  context.fillStyle = ink;
  context.strokeStyle = isHollow ? ink : fill;
  context.lineWidth = isHollow ? 4 : 3.5;
  paint(context, new Path2D(outline), isHollow);
  if (cut !== undefined) context.stroke(new Path2D(cut));
}

/** A marker with its count; the bottom center is the place. */
function drawPill(style: LotMarkerStyle): ReturnType<SceneImage> {
  if (style.plan !== null) return drawPlan(style);
  const text = style.text ?? UNKNOWN_TEXT;
  const measure = createMarkerContext(1, 1);
  measure.font = MARKER_FONT;
  const badgeSpace = style.badge === 'none' ? 0 : BADGE_SPACE;
  const width = Math.ceil(2 * PADDING + GLYPH + GAP + measure.measureText(text).width + badgeSpace);
  const context = createMarkerContext(
    width + 2 * MARKER_MARGIN,
    PILL_HEIGHT + TAIL + 2 * MARKER_MARGIN,
  );
  drawBody(context, pillPath(width), style);

  const { fill, edge } = LOT_PALETTE[style.theme][style.band];
  const ink = style.band === 'unknown' ? edge : textColorOn(fill);
  const middle = MARKER_MARGIN + PILL_HEIGHT / 2;
  drawAt(context, MARKER_MARGIN + PADDING, middle - GLYPH / 2, () =>
    drawGlyph(context, style, GLYPH, ink),
  );
  context.font = MARKER_FONT;
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  context.fillText(text, MARKER_MARGIN + PADDING + GLYPH + GAP, middle + 1);
  if (style.badge !== 'none')
    drawAt(context, MARKER_MARGIN + width - 3, MARKER_MARGIN + 1, () => drawBadge(context, style));
  return imageFrom(context);
}

/** The pill's width for a chosen time, which has no count. */
const PLAN_WIDTH = 36;
const PLAN_TEXT = 'P';

/** A marker for a chosen time. */
function drawPlan(style: LotMarkerStyle): ReturnType<SceneImage> {
  const context = createMarkerContext(
    PLAN_WIDTH + 2 * MARKER_MARGIN,
    PILL_HEIGHT + TAIL + 2 * MARKER_MARGIN,
  );
  drawBody(context, pillPath(PLAN_WIDTH), style);
  const { halo, text: ink } = MAP_COLORS[style.theme];
  const isFull = style.plan === 'window';
  const middle = [MARKER_MARGIN + PLAN_WIDTH / 2, MARKER_MARGIN + PILL_HEIGHT / 2 + 1] as const;
  context.font = MARKER_FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 6;
  context.strokeStyle = isFull ? ink : halo;
  context.strokeText(PLAN_TEXT, ...middle);
  context.fillStyle = isFull ? halo : ink;
  context.fillText(PLAN_TEXT, ...middle);
  return imageFrom(context);
}

/** The image of a marker at high zoom, drawn when the map requests it. */
export function drawLotMarker(style: LotMarkerStyle): SceneImage {
  return () => drawPill(style);
}
