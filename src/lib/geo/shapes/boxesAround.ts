import type { Place } from '../distance.ts';
import { METERS_PER_DEGREE } from '../lengths.ts';

/** West, south, east and north, in degrees. */
type Box = readonly [west: number, south: number, east: number, north: number];

/**
 * The bounding boxes of a circle, for an index that only supports boxes. There are two boxes if the
 * circle crosses the 180th meridian.
 */
export function boxesAround({ lat, lon }: Place, meters: number): readonly Box[] {
  const dLat = (meters / METERS_PER_DEGREE) * 1.001;
  const south = lat - dLat;
  const north = lat + dLat;
  const minCosine = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const dLon = dLat / minCosine;
  // A circle around a pole contains all longitudes.
  if (minCosine <= 0 || dLon >= 180) return [[-180, south, 180, north]];
  const west = lon - dLon;
  const east = lon + dLon;
  const boxes: Box[] = [[Math.max(west, -180), south, Math.min(east, 180), north]];
  if (west < -180) boxes.push([west + 360, south, 180, north]);
  if (east > 180) boxes.push([-180, south, east - 360, north]);
  return boxes;
}
