import { createCanvasContext } from '../../../map/scene/canvas-image.ts';

/** Space around a body for halo, accent and badge, in CSS pixels. */
export const MARKER_MARGIN = 8;

export const MARKER_FONT =
  '700 13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The context of a new canvas for a marker. */
export function createMarkerContext(width: number, height: number): CanvasRenderingContext2D {
  const context = createCanvasContext(width, height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  return context;
}

/** Runs `draw` with the origin at x, y, then restores the context. */
export function drawAt(context: CanvasRenderingContext2D, x: number, y: number, draw: () => void) {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}
