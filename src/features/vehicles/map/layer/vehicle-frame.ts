import type { Box } from './box.ts';
import { MERCATOR_METERS } from './vehicle-buffers.ts';
import type { VehicleBuffers } from './vehicle-buffers.ts';

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

/** What a map shows, and some space around it. */
function sightOf(map: SeenMap): Box {
  const bounds = map.getBounds();
  const [west, south] = [bounds.getWest(), bounds.getSouth()];
  const [east, north] = [bounds.getEast(), bounds.getNorth()];
  const sideways = (east - west) * SIGHT_MARGIN;
  const above = (north - south) * SIGHT_MARGIN;
  return {
    west: west - sideways,
    south: south - above,
    east: east + sideways,
    north: north + above,
  };
}

/** Whether a vehicle in a box may be on screen. */
const isInSight = (box: Box, sight: Box): boolean =>
  box.east > sight.west &&
  box.west < sight.east &&
  box.north > sight.south &&
  box.south < sight.north;

/** Whether any vehicle in motion may be on screen. */
export function isMovingInSight({ moves }: VehicleBuffers, map: SeenMap, now: number): boolean {
  const current = moves.filter(({ until }) => now < until);
  if (current.length === 0) return false;
  // Once: for five hundred buses, to ask the map took longer than to draw them.
  const sight = sightOf(map);
  return current.some((move) => isInSight(move, sight));
}

/** Whether any vehicle, moving or not, may be on screen. */
export const isAnyInSight = ({ extent }: VehicleBuffers, map: SeenMap): boolean =>
  isInSight(extent, sightOf(map));
