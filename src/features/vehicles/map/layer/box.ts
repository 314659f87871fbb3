import type { Place } from '../../../../lib/geo/distance.ts';

/** A bounding box, in degrees. One around nothing has its west to the east of its east. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A box that still grows. */
type GrowingBox = { -readonly [Side in keyof Box]: number };

/** A box around nothing. */
export const emptyBox = (): GrowingBox => ({
  west: Infinity,
  south: Infinity,
  east: -Infinity,
  north: -Infinity,
});

/** Makes a box contain another one. */
export function extendTo(box: GrowingBox, { west, south, east, north }: Box): void {
  box.west = Math.min(box.west, west);
  box.south = Math.min(box.south, south);
  box.east = Math.max(box.east, east);
  box.north = Math.max(box.north, north);
}

/** Makes a box contain a place. */
export function include(box: GrowingBox, { lat, lon }: Place): void {
  box.west = Math.min(box.west, lon);
  box.south = Math.min(box.south, lat);
  box.east = Math.max(box.east, lon);
  box.north = Math.max(box.north, lat);
}

/** The box around some places. */
export function boxAround(places: readonly Place[]): Box {
  const box = emptyBox();
  for (const place of places) include(box, place);
  return box;
}
