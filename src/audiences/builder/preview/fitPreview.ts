import { columnHeight } from '../../../lib/frames/frame-size.ts';
import type { FrameSize } from '../../../lib/frames/frame-size.ts';

/** The frame's size in CSS pixels, and by how much it is shrunk to fit beside the fields. */
export interface FittedPreview {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A narrow phone: no column is narrower. */
const LEAST_COLUMN = 320;

/** The pixels that the line under the preview needs. */
const CAPTION = 48;

/**
 * How the preview fits into its space. It never grows, because the frame would look blurred.
 *
 * @param space the pixels that the preview and its caption have; zeros if that isn't known yet
 */
export function fitPreview(
  size: FrameSize,
  space: { readonly width: number; readonly height: number },
): FittedPreview {
  const column = Math.max(LEAST_COLUMN, space.width);
  const { width, height } = size ?? { width: column, height: columnHeight(column) };
  const fits =
    space.width === 0
      ? 1
      : Math.min(space.width / width, Math.max(0, space.height - CAPTION) / height);
  return { width, height, scale: Math.min(1, fits) };
}
