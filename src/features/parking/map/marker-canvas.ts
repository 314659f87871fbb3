import type { SceneImage } from '../../../map/scene/scene.ts';

/** Canvas pixels per CSS pixel: sharp on every screen, small enough for hundreds of images. */
export const PIXEL_RATIO = 2;

/** Space around a body for halo, accent and badge, in CSS pixels. */
export const MARKER_MARGIN = 8;

export const MARKER_FONT =
  '700 13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The context of a new canvas, scaled to CSS pixels. @throws if 2D canvas isn't available */
export function createCanvasContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXEL_RATIO);
  canvas.height = Math.ceil(height * PIXEL_RATIO);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('Canvas drawing is not available in this browser');
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  return context;
}

/** What is drawn on a canvas, for the scene of a map. */
export function imageFrom(context: CanvasRenderingContext2D): ReturnType<SceneImage> {
  const { canvas } = context;
  return {
    canvas,
    get image() {
      return context.getImageData(0, 0, canvas.width, canvas.height);
    },
    pixelRatio: PIXEL_RATIO,
  };
}

/** Runs `draw` with the origin at x, y, then restores the context. */
export function drawAt(context: CanvasRenderingContext2D, x: number, y: number, draw: () => void) {
  context.save();
  context.translate(x, y);
  draw();
  context.restore();
}
