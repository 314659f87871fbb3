import type { Settings } from '../contract/settings.ts';
import type { Camera } from '../lib/geo/Camera.ts';
import type { View } from './view.ts';

/** A camera as the URL has it. */
export function viewCameraFrom({ center, zoom, bearing = 0 }: Camera): NonNullable<View['camera']> {
  return { ...center, zoom, bearing };
}

/** Near enough to tell the stops of one corner apart. */
const STREET_ZOOM = 16;

/** Where the map looks first: as the URL says, else at the searched point, else at the city (R30). */
export function startCamera({ city }: Settings, { camera, near }: View): Camera {
  if (camera !== null) return { center: camera, zoom: camera.zoom, bearing: camera.bearing };
  if (near !== null) return { center: near, zoom: Math.max(city.zoom, STREET_ZOOM) };
  return { center: city.center, zoom: city.zoom };
}
