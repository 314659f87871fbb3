import type { Settings } from '../contract/settings/settings.ts';
import type { Camera } from '../lib/geo/Camera.ts';
import type { View } from './view.ts';

/** Converts a map camera to the URL's form. */
export function viewCameraFrom({ center, zoom, bearing = 0 }: Camera): NonNullable<View['camera']> {
  return { ...center, zoom, bearing };
}

/** Close enough to distinguish the stops of one corner. */
const STREET_ZOOM = 16;

/** The first camera: the URL's, else the searched point, else the city. */
export function startCamera({ city }: Settings, { camera, near }: View): Camera {
  if (camera !== null) return { center: camera, zoom: camera.zoom, bearing: camera.bearing };
  if (near !== null) return { center: near, zoom: Math.max(city.zoom, STREET_ZOOM) };
  return { center: city.center, zoom: city.zoom };
}
