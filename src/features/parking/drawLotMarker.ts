import { textOn } from '../../lib/colour.ts';
import type { SceneImage } from '../../map/scene.ts';
import { LOT_PALETTE, MARKER_INK } from './lot-palette.ts';
import { EVENT_SHAPE, LOT_SHAPES } from './lot-shapes.ts';
import type { LotLook } from './lot-look.ts';

/** Canvas pixels for each CSS pixel: sharp on every screen, and small enough for many counts. */
const PIXEL_RATIO = 2;

/** Of the pill in CSS pixels. The map stacks markers of one place by its height. */
export const PILL_HEIGHT = 24;
const GLYPH = 12;
const PADDING = 8;
const GAP = 4;
const TAIL = 6;
/** Room around the body for halo, mark and badge: the tail's tip is this far from the picture's edge. */
export const MARKER_MARGIN = 8;
const MARGIN = MARKER_MARGIN;
const FONT = '700 13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const UNKNOWN_TEXT = '?';

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXEL_RATIO);
  canvas.height = Math.ceil(height * PIXEL_RATIO);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws on no canvas');
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  return context;
}

/** The pill with its tail, whose tip stands on the lot's place. */
function pillPath(width: number): Path2D {
  const [left, top] = [MARGIN, MARGIN];
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

/** The band's glyph, in the colour of the text; its corner at 0/0, as wide as `size`. */
function drawGlyph(canvas: CanvasRenderingContext2D, look: LotLook, size: number, ink: string) {
  const { fill } = LOT_PALETTE[look.theme][look.band];
  const { outline, cut, isHollow = false } = LOT_SHAPES[look.band];
  canvas.scale(size / 24, size / 24);
  canvas.fillStyle = ink;
  canvas.strokeStyle = isHollow ? ink : fill;
  canvas.lineWidth = isHollow ? 4 : 3.5;
  paint(canvas, new Path2D(outline), isHollow);
  if (cut !== undefined) canvas.stroke(new Path2D(cut));
}

/** Draws where the origin is moved to, and leaves the rest as it was. */
function at(context: CanvasRenderingContext2D, x: number, y: number, draw: () => void) {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}

const BADGE_RADIUS = 8.5;
const BADGE_GLYPH = 11;

/** A calendar leaf in a circle: filled while event parking is on, dashed where that is an estimate. */
function drawBadge(context: CanvasRenderingContext2D, { badge, theme }: LotLook) {
  const { halo, ink } = MARKER_INK[theme];
  const isOn = badge === 'now';
  context.beginPath();
  context.arc(0, 0, BADGE_RADIUS, 0, 2 * Math.PI);
  context.fillStyle = isOn ? ink : halo;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = isOn ? halo : ink;
  if (badge === 'maybe-now') context.setLineDash([2.5, 3]);
  context.stroke();
  context.setLineDash([]);
  at(context, -BADGE_GLYPH / 2, -BADGE_GLYPH / 2, () => {
    context.scale(BADGE_GLYPH / 24, BADGE_GLYPH / 24);
    context.strokeStyle = isOn ? halo : ink;
    context.lineWidth = 2.75;
    context.stroke(new Path2D(EVENT_SHAPE.outline));
    context.stroke(new Path2D(EVENT_SHAPE.strokes));
  });
}

/** Halo, mark, fill and edge of a marker's body. */
function drawBody(context: CanvasRenderingContext2D, path: Path2D, look: LotLook) {
  const { fill, edge } = LOT_PALETTE[look.theme][look.band];
  const { halo, accent } = MARKER_INK[look.theme];
  if (look.isMarked) {
    context.lineWidth = 9;
    context.strokeStyle = accent;
    context.stroke(path);
  }
  context.lineWidth = 4;
  context.strokeStyle = halo;
  context.stroke(path);
  context.fillStyle = fill;
  context.fill(path);
  context.lineWidth = 1.5;
  context.strokeStyle = edge;
  if (look.isLate) context.setLineDash([3, 3]);
  context.stroke(path);
  context.setLineDash([]);
}

/** A marker with its count, whose lower middle is the place (C5). */
function drawPill(look: LotLook): ImageData {
  const text = look.text ?? UNKNOWN_TEXT;
  const measure = contextOf(1, 1);
  measure.font = FONT;
  const width = Math.ceil(2 * PADDING + GLYPH + GAP + measure.measureText(text).width);
  const context = contextOf(width + 2 * MARGIN, PILL_HEIGHT + TAIL + 2 * MARGIN);
  drawBody(context, pillPath(width), look);

  const { fill, edge } = LOT_PALETTE[look.theme][look.band];
  const ink = look.band === 'unknown' ? edge : textOn(fill);
  const middle = MARGIN + PILL_HEIGHT / 2;
  at(context, MARGIN + PADDING, middle - GLYPH / 2, () => drawGlyph(context, look, GLYPH, ink));
  context.font = FONT;
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  context.fillText(text, MARGIN + PADDING + GLYPH + GAP, middle + 1);
  if (look.badge !== 'none')
    at(context, MARGIN + width - 3, MARGIN + 1, () => drawBadge(context, look));
  const { canvas } = context;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Of a marker seen from afar, in CSS pixels; of one that stands for several lots. */
const FAR_SIZE = 16;
const CLUSTER_SIZE = 20;
/** Of a badge from afar: it is not to hide the next lot. */
const FAR_BADGE = 0.65;
const CLUSTER_FONT = FONT.replace('13px', '12px');

/** The band's shape alone, whose middle is the place; with how many lots it stands for (C17). */
function drawFar(look: LotLook, lots: number): ImageData {
  const size = lots === 1 ? FAR_SIZE : CLUSTER_SIZE;
  const side = size + 2 * MARGIN + (lots === 1 ? 0 : 2 * MARGIN);
  const context = contextOf(side, side);
  const corner = (side - size) / 2;
  at(context, corner, corner, () => {
    const { fill } = LOT_PALETTE[look.theme][look.band];
    const { outline, cut } = LOT_SHAPES[look.band];
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
    at(context, corner + size, corner + 1, () => {
      context.scale(FAR_BADGE, FAR_BADGE);
      drawBadge(context, look);
    });
  if (lots > 1) drawLots(context, lots, corner + size, look);
  const { canvas } = context;
  return context.getImageData(0, 0, canvas.width, canvas.height);
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

/** The picture of a look, drawn when the map asks for it. */
export function drawLotMarker(look: LotLook): SceneImage {
  return () => ({ image: drawPill(look), pixelRatio: PIXEL_RATIO });
}

/** As `drawLotMarker`, from afar; `lots` is how many it stands for. */
export function drawFarMarker(look: LotLook, lots: number): SceneImage {
  return () => ({ image: drawFar(look, lots), pixelRatio: PIXEL_RATIO });
}
