import type { SceneImage } from './scene.ts';

/** Canvas pixels per CSS pixel: sharp on every screen, small enough for hundreds of images. */
const PIXEL_RATIO = 2;

/** The context of a new canvas, scaled to CSS pixels. @throws if 2D canvas isn't available */
export function createCanvasContext(
  width: number,
  height: number,
  pixelRatio = PIXEL_RATIO,
): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * pixelRatio);
  canvas.height = Math.ceil(height * pixelRatio);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('Canvas drawing is not available in this browser');
  context.scale(pixelRatio, pixelRatio);
  return context;
}

/** What is drawn on such a canvas, for the scene of a map. */
export function imageFrom(
  context: CanvasRenderingContext2D,
  pixelRatio = PIXEL_RATIO,
): ReturnType<SceneImage> {
  const { canvas } = context;
  return {
    canvas,
    get image() {
      return context.getImageData(0, 0, canvas.width, canvas.height);
    },
    pixelRatio,
  };
}
