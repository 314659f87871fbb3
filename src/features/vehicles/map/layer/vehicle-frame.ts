import { MERCATOR_METERS } from './vehicle-buffers.ts';
import type { Box, VehicleBuffers } from './vehicle-buffers.ts';

/** The part of a MapLibre map that is needed here. */
interface SeenMap {
  getBounds(): Record<'getWest' | 'getSouth' | 'getEast' | 'getNorth', () => number>;
}

/** A share of the map: a symbol centered this far outside the edge cannot be seen. */
const SIGHT_MARGIN = 0.1;

/** Translates `matrix` to `origin` and scales it to meters, in 64 bits to keep the precision. */
export function fromOrigin(
  matrix: ArrayLike<number>,
  { x, y }: VehicleBuffers['origin'],
): Float32Array {
  const at = (index: number) => matrix[index] ?? 0;
  const local = new Float32Array(16);
  for (let row = 0; row < 4; row++) {
    local[row] = at(row) / MERCATOR_METERS;
    local[4 + row] = at(4 + row) / MERCATOR_METERS;
    local[8 + row] = at(8 + row);
    local[12 + row] = at(row) * x + at(4 + row) * y + at(12 + row);
  }
  return local;
}

/** Whether a vehicle in a box may be on screen. */
function isInSight(box: Box, map: SeenMap): boolean {
  const bounds = map.getBounds();
  const aside = (bounds.getEast() - bounds.getWest()) * SIGHT_MARGIN;
  const above = (bounds.getNorth() - bounds.getSouth()) * SIGHT_MARGIN;
  return (
    box.east > bounds.getWest() - aside &&
    box.west < bounds.getEast() + aside &&
    box.north > bounds.getSouth() - above &&
    box.south < bounds.getNorth() + above
  );
}

/** Whether any vehicle in motion may be on screen. */
export const isMovingInSight = ({ moves }: VehicleBuffers, map: SeenMap, now: number): boolean =>
  moves.some((move) => now < move.until && isInSight(move, map));

/** Whether any vehicle, moving or not, may be on screen. */
export const isAnyInSight = ({ extent }: VehicleBuffers, map: SeenMap): boolean =>
  isInSight(extent, map);
