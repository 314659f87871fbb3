import { uncoveredOffset } from '../camera/camera.ts';
import type { CameraMap, CameraMove } from '../camera/CameraMap.ts';
import { createProject, placeAt, withPlaceAt, zoomToFit } from './projection.ts';
import type { Viewport } from './projection.ts';

/** Degrees from -180 to 180. */
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/**
 * The camera of the first map with MapLibre's methods. Its moves are jumps.
 *
 * @param current returns what the map shows now
 * @param jump shows something else
 */
export function createCameraMap(
  current: () => Viewport,
  jump: (next: Viewport) => void,
): CameraMap {
  const project = ([lon, lat]: [number, number]) => createProject(current())({ lon, lat });

  function ease({ center, zoom, bearing, around, offset: [right, down] = [0, 0] }: CameraMove) {
    const view = current();
    const next = { ...view, zoom: zoom ?? view.zoom, bearing: bearing ?? view.bearing ?? 0 };
    if (center) {
      const at = { x: view.width / 2 + right, y: view.height / 2 + down };
      jump(withPlaceAt(next, { lon: center[0], lat: center[1] }, at));
    } else if (around) {
      const { lng: lon, lat } = around;
      jump(withPlaceAt(next, { lon, lat }, project([lon, lat])));
    } else {
      jump(next);
    }
  }

  return {
    getZoom: () => current().zoom,
    getBearing: () => current().bearing ?? 0,
    isMoving: () => false,
    getContainer() {
      const { width, height } = current();
      return { clientWidth: width, clientHeight: height };
    },
    project,
    unproject([x, y]) {
      const { lat, lon } = placeAt(current(), { x, y });
      return { lat, lng: lon, wrap: () => ({ lat, lng: wrapped(lon) }) };
    },
    easeTo: ease,
    flyTo: ease,
    fitBounds(bounds, { maxZoom, bearing, padding }) {
      const view = current();
      const width = view.width - padding.left - padding.right;
      const height = view.height - padding.top - padding.bottom;
      const zoom = zoomToFit(bounds, [Math.max(1, width), Math.max(1, height)], bearing);
      const [west, south, east, north] = bounds;
      const [a, b] = [project([west, south]), project([east, north])];
      const { lat, lon } = placeAt(view, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const offset = uncoveredOffset(padding);
      ease({ center: [lon, lat], zoom: Math.min(maxZoom, zoom), bearing, offset });
    },
  };
}
