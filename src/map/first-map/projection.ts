import type { Camera } from '../../lib/geo/Camera.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { EARTH_RADIUS } from '../../lib/geo/lengths.ts';
import type { ScreenPoint } from '../scene/scene.ts';

/** The width of MapLibre's world at zoom 0, in CSS pixels. */
const WORLD = 512;
/** Web Mercator ends here, in degrees. */
const MAX_LATITUDE = 85.05;

/** A camera on a canvas of `width` by `height` CSS pixels. The center is the canvas's own. */
export interface Viewport extends Camera {
  readonly width: number;
  readonly height: number;
}

/** A place in Web Mercator: 0 to 1 from the west, and from the north. */
export function mercator({ lat, lon }: Place): ScreenPoint {
  const latitude = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return { x: (lon + 180) / 360, y: 0.5 - y / (2 * Math.PI) };
}

function rotated({ x, y }: ScreenPoint, degrees: number): ScreenPoint {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** A function that projects places to the canvas as MapLibre does. */
export function createProject(view: Viewport): (place: Place) => ScreenPoint {
  const scale = WORLD * 2 ** view.zoom;
  const center = mercator(view.center);
  return (place) => {
    const at = mercator(place);
    const offset = { x: (at.x - center.x) * scale, y: (at.y - center.y) * scale };
    const { x, y } = rotated(offset, -(view.bearing ?? 0));
    return { x: view.width / 2 + x, y: view.height / 2 + y };
  };
}

/** The place under a point of the canvas. */
export function placeAt(view: Viewport, point: ScreenPoint): Place {
  const scale = WORLD * 2 ** view.zoom;
  const center = mercator(view.center);
  const offset = { x: point.x - view.width / 2, y: point.y - view.height / 2 };
  const { x, y } = rotated(offset, view.bearing ?? 0);
  const north = (0.5 - (center.y + y / scale)) * 2 * Math.PI;
  return {
    lat: (Math.atan(Math.exp(north)) * 360) / Math.PI - 90,
    lon: (center.x + x / scale) * 360 - 180,
  };
}

/** Meters on the ground for each CSS pixel at the center. */
export function metersPerPixel({ center, zoom }: Viewport): number {
  const circle = 2 * Math.PI * EARTH_RADIUS * Math.cos((center.lat * Math.PI) / 180);
  return circle / (WORLD * 2 ** zoom);
}

/** The view moved so that a place is at a point of the canvas. */
export function withPlaceAt(view: Viewport, place: Place, point: ScreenPoint): Viewport {
  const { x, y } = createProject(view)(place);
  const center = { x: view.width / 2 + x - point.x, y: view.height / 2 + y - point.y };
  return { ...view, center: placeAt(view, center) };
}

/**
 * The largest zoom at which the box `[west, south, east, north]` fits into an area.
 *
 * @param area width and height in CSS pixels
 */
export function zoomToFit(
  [west, south, east, north]: readonly [number, number, number, number],
  area: readonly [width: number, height: number],
  bearing: number,
): number {
  const corners = [west, east].flatMap((lon) =>
    [south, north].map((lat) => rotated(mercator({ lat, lon }), -bearing)),
  );
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const width = extent(corners.map(({ x }) => x));
  const height = extent(corners.map(({ y }) => y));
  return Math.log2(Math.min(area[0] / width, area[1] / height) / WORLD);
}
