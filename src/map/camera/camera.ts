import type { Bounds, Camera } from '../../lib/geo/Camera.ts';
import type { Place } from '../../lib/geo/distance.ts';

/** How much of the map's edges sheets and panels cover, in pixels. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Pixels around what a map is fitted to at its start. Marks that nobody moves to need no room for a finger. */
export const FIT_MARGIN = 14;

export const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Whether two cameras look the same: within a meter and without a visible difference in zoom or bearing. */
export function isSameView(a: Camera, b: Camera): boolean {
  return (
    Math.abs(a.center.lat - b.center.lat) < 1e-5 &&
    Math.abs(a.center.lon - b.center.lon) < 1e-5 &&
    Math.abs(a.zoom - b.zoom) < 0.005 &&
    Math.abs((a.bearing ?? 0) - (b.bearing ?? 0)) < 0.5
  );
}

/** The offset `[right, down]` from the canvas's center to the center of its uncovered area, in pixels. */
export function uncoveredOffset({ top, right, bottom, left }: Padding): [number, number] {
  return [(left - right) / 2, (top - bottom) / 2];
}

/** The smallest box that contains all places; null if there are none. */
export function boundsOf(places: readonly Place[]): Bounds | null {
  const [first] = places;
  if (!first) return null;
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  return {
    southWest: { lat: Math.min(...lats), lon: Math.min(...lons) },
    northEast: { lat: Math.max(...lats), lon: Math.max(...lons) },
  };
}
