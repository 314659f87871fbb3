import { MAP_COLORS } from '../../../ui/map-colors.ts';
import { LOT_PALETTE } from '../marks/lot-palette.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';
import { createMarkerContext } from './marker-canvas.ts';

/** The fill for "maybe": stripes, between filled and hollow. @throws if patterns aren't supported */
function stripes(context: CanvasRenderingContext2D, ink: string, halo: string): CanvasPattern {
  const tile = createMarkerContext(8, 8);
  tile.fillStyle = halo;
  tile.fillRect(0, 0, 8, 8);
  tile.strokeStyle = ink;
  tile.lineWidth = 2;
  for (const shift of [-8, 0, 8]) {
    tile.beginPath();
    tile.moveTo(shift, 8);
    tile.lineTo(shift + 8, 0);
    tile.stroke();
  }
  const pattern = context.createPattern(tile.canvas, 'repeat');
  if (pattern === null) throw new Error('Canvas patterns are not available in this browser');
  const scale = 8 / tile.canvas.width;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]));
  return pattern;
}

/** The colors of a body: its band's, or neutral ones for a chosen time. */
function bodyColors(context: CanvasRenderingContext2D, style: LotMarkerStyle) {
  const { fill, edge } = LOT_PALETTE[style.theme][style.band];
  if (style.plan === null) return { fill, edge };
  const { halo, text: ink } = MAP_COLORS[style.theme];
  if (style.plan === 'window') return { fill: ink, edge: ink };
  return { fill: style.plan === 'maybe' ? stripes(context, ink, halo) : halo, edge: ink };
}

/** Draws a marker's body: accent if marked, halo, fill and edge. */
export function drawBody(context: CanvasRenderingContext2D, path: Path2D, style: LotMarkerStyle) {
  const { fill, edge } = bodyColors(context, style);
  const { halo, accent } = MAP_COLORS[style.theme];
  if (style.isMarked) {
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
  if (style.isLate || style.plan === 'unknown') context.setLineDash([3, 3]);
  context.stroke(path);
  context.setLineDash([]);
}
