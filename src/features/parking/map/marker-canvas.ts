/** Canvas pixels for each CSS pixel: sharp on every screen, and small enough for many counts. */
export const PIXEL_RATIO = 2;

/** Room around a body for halo, mark and badge: a tail's tip is this far from the picture's edge. */
export const MARKER_MARGIN = 8;

export const MARKER_FONT =
  '700 13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** A canvas of its own, in CSS pixels. @throws where the browser draws on none */
export function createCanvasContext(width: number, height: number): CanvasRenderingContext2D {
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

/** All that was drawn, as the map takes it. */
export function imageFrom(context: CanvasRenderingContext2D): {
  image: ImageData;
  pixelRatio: number;
} {
  const { canvas } = context;
  return {
    image: context.getImageData(0, 0, canvas.width, canvas.height),
    pixelRatio: PIXEL_RATIO,
  };
}

/** Draws where the origin is moved to, and leaves the rest as it was. */
export function drawAt(context: CanvasRenderingContext2D, x: number, y: number, draw: () => void) {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}
