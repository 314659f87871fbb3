import { areaOf, boxOf, type Path, type Point } from '../ground/geometry.ts';
import { placeOf } from '../ground/place.ts';
import type { Building, BuildingKind } from './building.ts';

/** A corner in tile coordinates: east and south from the tile's northwest corner. */
type Unit = [number, number];

export type BuildingsOfTile = ReadonlyMap<BuildingKind, Unit[][]>;

/** World coordinates from 0 to 1: west to east, and north to south. */
function mercator([east, north]: Point): Point {
  const { lat, lon } = placeOf([east, north]);
  const sin = Math.sin((lat * Math.PI) / 180);
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)];
}

/** All polygons have the same winding order; in a vector tile the other order means a hole. */
const clockwise = (corners: Path) => (areaOf(corners) < 0 ? corners : corners.toReversed());

/**
 * Groups buildings by tile (`x/y` at a zoom), in tile units. Corners are rounded relative to the
 * building, so that equal houses have equal bytes and the tile compresses well.
 */
export function buildingsByTile(
  buildings: readonly Building[],
  zoom: number,
  extent: number,
): ReadonlyMap<string, BuildingsOfTile> {
  const world = extent * 2 ** zoom;
  const meter = (world * (mercator([1000, 0])[0] - mercator([0, 0])[0])) / 1000;
  const tiles = new Map<string, Map<BuildingKind, Unit[][]>>();
  for (const { kind, at, corners } of buildings) {
    const [x, y] = mercator(at);
    const [left, top] = [Math.round(x * world), Math.round(y * world)];
    const ring = clockwise(corners).map(([dx, dy]): Unit => [
      left + Math.round(dx * meter),
      top - Math.round(dy * meter),
    ]);
    const { west, south, east, north } = boxOf(ring);
    for (let column = Math.floor(west / extent); column <= Math.floor(east / extent); column += 1) {
      for (let row = Math.floor(south / extent); row <= Math.floor(north / extent); row += 1) {
        const tile = getOrCreate(
          tiles,
          `${column}/${row}`,
          () => new Map<BuildingKind, Unit[][]>(),
        );
        getOrCreate(tile, kind, (): Unit[][] => []).push(
          ring.map(([u, v]): Unit => [u - column * extent, v - row * extent]),
        );
      }
    }
  }
  return tiles;
}

/** Returns the value of a key, and creates it first if it does not exist. */
function getOrCreate<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = make();
  map.set(key, created);
  return created;
}
