import { FileError } from '../../FileError.ts';
import type { Degrees, Projection } from './projection.ts';
import type { RowLocation } from './Row.ts';

/** The coordinates of a MultiPolygon, the deepest geometry, are lists in lists in lists of positions. */
const DEEPEST_POSITION = 3;
/** Of an outline. Of a longer one, which no lot has, the first ones count. */
const MOST_POSITIONS = 10_000;

/** An area has more points than a message. */
const LONGEST_WRITTEN = 60;

const singleSpaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Degrees, or degrees, minutes and seconds: `87.65° W`, `87°39'0"W`. */
const COORDINATE =
  /^([NSEW]?) ?([+-]?)(\d+(?:[.,]\d+)?) ?(?:° ?(?:(\d+(?:[.,]\d+)?) ?['’′] ?(?:(\d+(?:[.,]\d+)?) ?(?:"|”|″|''))?)?)? ?([NSEW]?)$/i;

/** A coordinate as a number or as text, such as `41,9` or `87.65° W`; undefined for anything else. */
export function coordinateOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = COORDINATE.exec(singleSpaced(value).replace('\u2212', '-'));
  if (match === null) return undefined;
  const [, before = '', minus = '', ...rest] = match;
  const [degrees = 0, minutes = 0, seconds = 0] = rest
    .slice(0, 3)
    .map((part: string | undefined) => Number((part ?? '0').replace(',', '.')));
  const isNegative = minus === '-' || /[SW]/i.test(before + (rest[3] ?? ''));
  return (degrees + minutes / 60 + seconds / 3600) * (isNegative ? -1 : 1);
}

/** What stands between a latitude and a longitude. A comma with a space is none of their own, so it is tried before one without. */
const BETWEEN = [';', '/', ', ', ' ', ','];
/** Well-known text, which has the longitude first. */
const POINT = /^(?:SRID=\d+;)?POINT\s*\(\s*([+-]?[\d.]+)\s+([+-]?[\d.]+)\s*\)$/i;

/**
 * East and north in one text, such as `41.9, -87.65`, `41,9; -87,65`, `41.9° N, 87.65° W` or `POINT(-87.65 41.9)`; undefined for
 * anything else.
 */
export function pairOf(text: string): readonly [x: number, y: number] | undefined {
  const [, x, y] = POINT.exec(text) ?? [];
  if (x !== undefined && y !== undefined) return [Number(x), Number(y)];
  const bare = singleSpaced(text).replace(/^\((.*)\)$/, '$1');
  for (const sign of BETWEEN) {
    const parts = bare.split(sign, 3);
    const [lat, lon] = parts.map((part) => coordinateOf(part.trim()));
    if (parts.length === 2 && lat !== undefined && lon !== undefined) return [lon, lat];
  }
  return undefined;
}

function positionsIn(
  coordinates: unknown,
  room = { left: MOST_POSITIONS },
  depth = 0,
): [number, number][] {
  if (!Array.isArray(coordinates) || depth > DEEPEST_POSITION || room.left-- <= 0) return [];
  const [x, y] = coordinates.slice(0, 2).map(coordinateOf);
  if (x !== undefined && y !== undefined) return [[x, y]];
  return coordinates.flatMap((part) => positionsIn(part, room, depth + 1));
}

/** The middle of a geometry's bounds; the point of a point. */
function middleOf(coordinates: unknown): [number, number] | null {
  const positions = positionsIn(coordinates);
  if (positions.length === 0) return null;
  const middle = (axis: 0 | 1) => {
    // Reduced, because an outline may have more points than a call may have arguments.
    const [least, most] = positions.reduce(
      ([low, high], position) => [Math.min(low, position[axis]), Math.max(high, position[axis])],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
    return ((least ?? 0) + (most ?? 0)) / 2;
  };
  return [middle(0), middle(1)];
}

/** Coordinates as a row has them. */
export interface WrittenCoordinates {
  /** East and north; null if they can't be read. */
  readonly point: readonly [x: number, y: number] | null;
  /** For a message; empty if the row has none. */
  readonly written: string;
}

export const NOWHERE: WrittenCoordinates = { point: null, written: '' };

export function coordinatesOf(geometry: unknown): WrittenCoordinates {
  if (geometry === undefined || geometry === null) return NOWHERE;
  const written = (JSON.stringify(geometry) ?? '').slice(0, LONGEST_WRITTEN);
  return { point: middleOf(geometry), written: `coordinates ${written}` };
}

/** A place on the earth; null for none, such as 0,0 of a lot that nobody located. */
function placeOf({ lat, lng }: Degrees): Degrees | null {
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
  const rounded = (value: number) => Math.round(value * 1e7) / 1e7;
  return isPlace ? { lat: rounded(lat), lng: rounded(lng) } : null;
}

const areDegrees = ({ point }: WrittenCoordinates) =>
  point === null || point.every((value) => Math.abs(value) <= 360);

/**
 * The places of all rows of a table.
 *
 * @param isNamed whether the file or the settings name the coordinate system
 * @throws FileError if most coordinates are not degrees and no other system is named
 */
export function locate(
  all: readonly WrittenCoordinates[],
  project: Projection,
  isNamed: boolean,
): RowLocation[] {
  const others = isNamed ? [] : all.filter((each) => !areDegrees(each));
  const unreadable = new Set(others);
  const [first] = others;
  if (first !== undefined && others.length > all.filter(({ point }) => point !== null).length / 2)
    throw new FileError(
      `The coordinates are not degrees (${first.written}). Name their system in "crs".`,
    );
  return all.map((coordinates) => {
    const { point, written } = coordinates;
    if (point === null || unreadable.has(coordinates))
      return { position: null, swapped: null, written };
    const [x, y] = point;
    return { position: placeOf(project(x, y)), swapped: placeOf(project(y, x)), written };
  });
}
