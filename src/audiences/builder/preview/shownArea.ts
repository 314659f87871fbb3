import { parseBounds } from '../../../contract/links/parseBounds.ts';
import { FIT_MARGIN } from '../../../map/camera/camera.ts';
import type { Padding } from '../../../map/camera/camera.ts';
import { placeAt } from '../../../map/first-map/projection.ts';
import type { View } from '../../../view/view.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';

/** The area that a frame's map starts with: a box, or a camera. */
export interface StartArea {
  readonly bbox: FrameOptions['bbox'];
  readonly camera: View['camera'];
}

/** Of a degree, as in a frame's URL: about a meter. */
const DECIMALS = 5;

interface ShownMap {
  readonly camera: NonNullable<View['camera']>;
  /** CSS pixels of the frame. */
  readonly width: number;
  readonly height: number;
  /** What the frame's bar and panel cover. */
  readonly padding: Padding;
}

/**
 * The area that a frame's map shows. It is a box, because a frame of any size shows all of a box, and one
 * of the same size shows it at the same zoom. A camera, which a smaller frame crops, stands for what no box
 * can hold: a map that is turned, crosses the 180th meridian, or is covered by a panel.
 */
export function shownArea({ camera, width, height, padding }: ShownMap): StartArea {
  const { top, right, bottom, left } = padding;
  // A frame fits its box into what nothing covers.
  const area = {
    width: width - left - right - 2 * FIT_MARGIN,
    height: height - top - bottom - 2 * FIT_MARGIN,
  };
  if (camera.bearing !== 0 || area.width <= 0 || area.height <= 0) return { bbox: null, camera };
  const view = { center: camera, zoom: camera.zoom, ...area };
  const southWest = placeAt(view, { x: 0, y: area.height });
  const northEast = placeAt(view, { x: area.width, y: 0 });
  const bbox = parseBounds(
    [southWest.lon, southWest.lat, northEast.lon, northEast.lat]
      .map((degrees) => degrees.toFixed(DECIMALS))
      .join(','),
  );
  return bbox === null ? { bbox, camera } : { bbox, camera: null };
}
