import type { Camera } from '../../../lib/geo/Camera.ts';
import type { Bounds } from '../../../lib/geo/Camera.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { createProject } from '../../../map/first-map/projection.ts';

/** What a frame's map shows at the start: a box, a camera, or whatever fits what is chosen. */
export interface FrameArea {
  readonly bounds: Bounds | null;
  readonly camera: Camera | null;
  /** The frame's size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A function that tells whether a frame's map shows a place; null if the map fits itself to what is chosen. */
export function createIsInArea({ bounds, camera, width, height }: FrameArea) {
  if (bounds !== null) {
    const { southWest, northEast } = bounds;
    return ({ lat, lon }: Place) =>
      lat >= southWest.lat && lat <= northEast.lat && lon >= southWest.lon && lon <= northEast.lon;
  }
  if (camera === null) return null;
  const project = createProject({ ...camera, width, height });
  return (place: Place) => {
    const { x, y } = project(place);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  };
}
