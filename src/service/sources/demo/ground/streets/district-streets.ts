import type { District } from '../../plan/districts/district.ts';
import type { KeyPoint } from '../../plan/key-points.ts';
import {
  between,
  boxOf,
  directionOf,
  distance,
  contains,
  isWithin,
  lengthOf,
  segmentIntersection,
  elementAt,
  type Path,
  type Point,
} from '../geometry.ts';
import { layoutAlong, measured, straightLayout, swinging } from '../layout.ts';
import type { MainRoads, PlaceOfKey } from './main-roads.ts';
import type { Family } from './street-names.ts';

/** A street before it has a name: its line in the district's grid and its pieces. */
interface DistrictStreet {
  readonly family: Family;
  /** The number of its line, counted from the square or the district's center. */
  readonly line: number;
  /** Streets with the same key are one street, also across districts. */
  readonly key: string;
  readonly pieces: readonly Path[];
}

export interface DistrictLayout {
  readonly streets: readonly DistrictStreet[];
  /** Where streets cross: the same point objects as in the pieces of both. */
  readonly corners: readonly Point[];
  /** The corners of the complete block nearest to the district's center, if there is one. */
  readonly common: Path | null;
}

const isKey = (corner: District['corners'][number]): corner is KeyPoint =>
  typeof corner === 'string';

/** A district's area. Its edge follows a main road between two corners that are neighbors on it. */
export function areaOfDistrict(
  district: District,
  placeOfKey: PlaceOfKey,
  roads: MainRoads,
): Point[] {
  const { corners } = district;
  return corners.flatMap((corner, i) => {
    const next = elementAt(corners, (i + 1) % corners.length);
    const road = isKey(corner) && isKey(next) ? roads.between(corner, next) : null;
    if (road !== null) return road.slice(0, -1);
    return [isKey(corner) ? placeOfKey(corner) : [corner[0] * 1000, corner[1] * 1000]];
  });
}

/** A point of a layout, and whether it is in the district. */
interface Spot {
  readonly at: Point;
  readonly inside: boolean;
}

/** The pieces of a street within an area, each extended by 3 m so that it meets the edge. */
function piecesWithin(spots: readonly Spot[], area: Path): Path[] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [i, { at, inside }] of spots.entries()) {
    const before = elementAt(spots, Math.max(0, i - 1));
    if (inside !== before.inside) {
      const edge = edgeBetween(before.at, at, area);
      if (inside) {
        piece = [drawnOut(edge, directionOf(at, before.at))];
      } else {
        piece.push(drawnOut(edge, directionOf(before.at, at)));
        pieces.push(piece);
        piece = [];
      }
    }
    if (inside) piece.push(at);
  }
  return pieces;
}

const drawnOut = (at: Point, direction: Point): Point => [
  at[0] + direction[0] * 3,
  at[1] + direction[1] * 3,
];

function edgeBetween(from: Point, to: Point, area: Path): Point {
  let before = elementAt(area, -1);
  for (const corner of area) {
    const crossing = segmentIntersection(from, to, before, corner);
    if (crossing !== null) return between(from, to, crossing.t);
    before = corner;
  }
  return between(from, to, 0.5);
}

/**
 * Lays out the streets of a district according to its plan.
 *
 * @param isFree whether a point is outside water and parks
 */
export function streetsOfDistrict(
  district: District,
  area: Path,
  seed: number,
  roads: MainRoads,
  isFree: (point: Point) => boolean,
): DistrictLayout {
  const { across, up, turn = 0, swing = 0, along, fabric } = district;
  const name = `${district.name ?? ''}/${district.corners.join('/')}`;
  const box = boxOf(area);
  const middle: Point = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  const plain = along === undefined && swing === 0;
  // Straight districts with equal rotation and spacing share one grid, counted from the square.
  const key = plain ? `${turn}/${across}/${up}` : name;
  const straight = straightLayout(turn, plain ? [0, 0] : middle);
  const guide = along?.slice(1).flatMap((to, i) => roads.between(elementAt(along, i), to) ?? []);
  const swung = swing === 0 ? straight : swinging(straight, swing, seed, name);
  const layout = guide === undefined ? swung : layoutAlong(guide);

  const wide = Math.hypot(box.east - box.west, box.north - box.south) / 2 + swing * 2;
  const half = guide === undefined ? 0 : lengthOf(guide) / 2;
  const reach = Math.max(wide, half);
  const offset = plain ? measured(middle, turn) : [half, 0];
  const lines = (spacing: number, center: number) => {
    const first = Math.ceil((center - reach) / spacing);
    const last = Math.floor((center + reach) / spacing);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  };
  const columns = lines(up, elementAt(offset, 0));
  const rows = lines(across, elementAt(offset, 1));
  const spotAt = (row: number, column: number): Spot => {
    const at = layout(column * up, row * across);
    return { at, inside: isWithin(box, at) && contains(area, at) };
  };
  const corners = rows.map((row) => columns.map((column) => spotAt(row, column)));
  // Curved streets get an extra point between two junctions.
  const withHalves = (spots: readonly Spot[], half: (i: number) => Spot) =>
    plain ? spots : spots.flatMap((spot, i) => [spot, half(i)]);
  const street = (family: Family, line: number, spots: readonly Spot[]): DistrictStreet => ({
    family,
    line,
    key: `${key}/${fabric}/${family}/${line}`,
    pieces: piecesWithin(spots, area),
  });
  return {
    common: commonOf(corners, middle, isFree),
    corners: corners.flatMap((spots) => spots.filter(({ inside }) => inside).map(({ at }) => at)),
    streets: [
      ...rows.map((row, r) => {
        const spots = elementAt(corners, r);
        return street(
          'across',
          row,
          withHalves(spots, (i) => spotAt(row, elementAt(columns, i) + 0.5)),
        );
      }),
      ...columns.map((column, c) => {
        const spots = corners.map((ofRow) => elementAt(ofRow, c));
        return street(
          'up',
          column,
          withHalves(spots, (i) => spotAt(elementAt(rows, i) + 0.5, column)),
        );
      }),
    ].filter(({ pieces }) => pieces.length > 0),
  };
}

/** The block nearest to a point, of those entirely in the district. */
function commonOf(
  corners: readonly (readonly Spot[])[],
  middle: Point,
  isFree: (point: Point) => boolean,
): Path | null {
  let common: Path | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [r, spots] of corners.entries()) {
    const above = corners[r + 1] ?? [];
    for (const [c, spot] of spots.entries()) {
      const block = [spot, spots[c + 1], above[c + 1], above[c]];
      const path = block.flatMap((one) => (one?.inside === true && isFree(one.at) ? [one.at] : []));
      const meters = distance(spot.at, middle);
      if (path.length < 4 || meters >= least) continue;
      common = path;
      least = meters;
    }
  }
  return common;
}
