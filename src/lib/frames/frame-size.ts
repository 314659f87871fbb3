/** A frame's size in CSS pixels; null for one that is as wide as the host page's column. */
export type FrameSize = { readonly width: number; readonly height: number } | null;

/** The sizes to choose from: beside an article, in a side column, in a column and across a page. */
export const SIZE_PRESETS = [
  { name: 'small', width: 320, height: 240 },
  { name: 'side', width: 320, height: 500 },
  { name: 'medium', width: 640, height: 480 },
  { name: 'large', width: 1200, height: 800 },
] as const;

/** The least pixels of a side that a frame works with, and the most that make sense on a page. */
export const LEAST_PIXELS = 200;
export const MOST_PIXELS = 2400;

/** A frame as wide as its column has this width to height, but is never lower than the least height, in pixels. */
export const COLUMN_RATIO = 1.6;
export const LEAST_COLUMN_HEIGHT = 360;

/** The height of a frame that is as wide as its column. */
export const columnHeight = (width: number) =>
  Math.max(LEAST_COLUMN_HEIGHT, Math.round(width / COLUMN_RATIO));

/** The nearest size that a frame may have. */
export const clampPixels = (pixels: number) =>
  Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, Math.round(pixels)));

/** Parses `640x480`; null for anything else. */
export function parseFrameSize(text: string | null): FrameSize {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text ?? '') ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: clampPixels(Number(width)), height: clampPixels(Number(height)) };
}
