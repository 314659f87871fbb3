import type { Hit, Project, ScreenPoint } from '../../../../map/scene/scene.ts';
import { SYMBOL } from '../../vehicle-style.ts';
import { placeOf } from '../motion/shown-vehicles.ts';
import type { ShownVehicles } from '../motion/shown-vehicles.ts';

/**
 * The vehicles whose symbols are within `radiusPx` of a point, nearest first.
 *
 * @param now milliseconds of the clock of feeds and motions
 */
export function pickVehicles(
  shown: ShownVehicles,
  now: number,
  point: ScreenPoint,
  radiusPx: number,
  project: Project,
): Hit[] {
  const hits: Hit[] = [];
  for (const [key, vehicle] of shown) {
    const { lat, lon } = placeOf(vehicle, now);
    const at = project([lon, lat]);
    const distancePx = Math.max(0, Math.hypot(at.x - point.x, at.y - point.y) - SYMBOL.radius);
    if (distancePx <= radiusPx) hits.push({ kind: 'vehicle', id: key, distancePx });
  }
  return hits.toSorted((a, b) => a.distancePx - b.distancePx);
}
