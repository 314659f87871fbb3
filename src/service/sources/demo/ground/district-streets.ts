import type { District } from '../plan/district.ts';
import type { KeyPoint } from '../plan/key-points.ts';
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
} from './geometry.ts';
import { layoutAlong, measured, straightLayout, swinging } from './layout.ts';
import type { MainRoads, PlaceOfKey } from './main-roads.ts';
import type { Family } from './street-names.ts';

/** A street before its name: which line of its district it is, and its pieces within it. */
interface DistrictStreet {
  readonly family: Family;
  /** Which line of its family it is, counted from the square or the district's middle. */
  readonly line: number;
  /** Streets with the same key, also of two districts, are one street. */
  readonly key: string;
  readonly pieces: readonly Path[];
}

export interface DistrictLayout {
  readonly streets: readonly DistrictStreet[];
  /** Where they cross: the very points that are in the pieces of both. */
  readonly corners: readonly Point[];
  /** The corners of the block that is nearest to its middle, where it has a whole one. */
  readonly common: Path | null;
}

const isKey = (corner: District['corners'][number]): corner is KeyPoint =>
  typeof corner === 'string';

/** A district's area: along the main roads where two corners are neighbours on one. */
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

/** A point of a layout, and whether it lies in the district. */
interface Spot {
  readonly at: Point;
  readonly inside: boolean;
}

/** The pieces of a street that lie in an area, each drawn out by 3 m so that it meets the edge. */
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
 * The streets within a district, laid out by its plan.
 *
 * @param isFree whether a point lies on neither water nor a park
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
  // Straight districts with one turn and one spacing are one grid, counted from the square.
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
  // Where streets bend, each gets a point between two junctions.
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

/** The block, all of whose corners lie in the district, that is nearest to a point. */
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
      const off = distance(spot.at, middle);
      if (path.length < 4 || off >= least) continue;
      common = path;
      least = off;
    }
  }
  return common;
}
