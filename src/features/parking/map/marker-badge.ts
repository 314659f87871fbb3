import { MAP_COLORS } from '../../../ui/map-colors.ts';
import { EVENT_SHAPE } from '../marks/lot-shapes.ts';
import type { LotMarkerStyle } from './lot-marker-style.ts';
import { drawAt } from './marker-canvas.ts';

const BADGE_RADIUS = 8.5;
const BADGE_GLYPH = 11;

/** Draws a calendar page in a circle: filled during event parking, dashed if that is an estimate. */
export function drawBadge(context: CanvasRenderingContext2D, { badge, theme }: LotMarkerStyle) {
  const { halo, text: ink } = MAP_COLORS[theme];
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
  drawAt(context, -BADGE_GLYPH / 2, -BADGE_GLYPH / 2, () => {
    context.scale(BADGE_GLYPH / 24, BADGE_GLYPH / 24);
    context.strokeStyle = isOn ? halo : ink;
    context.lineWidth = 2.75;
    context.stroke(new Path2D(EVENT_SHAPE.outline));
    context.stroke(new Path2D(EVENT_SHAPE.strokes));
  });
}
