import { addToGroup } from '../../../lib/groupBy.ts';
import type { Point, WalkableLine } from './walkableLines.ts';

/** Meters. The places of tiles are whole parts of about half a meter, and ends of streets that are so close meet. */
const TOUCH = 1.5;
/** Meters along the side of a square of the grid in which lines that may meet are looked for. */
const CELL = 20;
/** A walk's surroundings in a dense city have 8,000. More take too long. */
const MOST_SEGMENTS = 20_000;
/** More than any grid has. */
const CELLS_PER_ROW = 100_000;
const MOST_IN_CELLS = 200_000;
const MOST_PAIRS = 2_000_000;

/** A part of a line between two of its points. */
interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly level: string;
  /** Whether the line itself begins or ends there. */
  readonly endsAt: readonly Point[];
  /** How far along it other lines meet it, from 0 to 1, and where. */
  readonly cuts: { readonly at: number; readonly point: Point }[];
}

/** The corners of an area. */
export type Area = readonly [southWest: Point, northEast: Point];

/** Where streets meet, and how far it is from there to the next ones. */
export interface StreetGraph {
  readonly points: readonly Point[];
  /** By the index of a point: those next to it, and the meters to each. */
  readonly next: readonly (readonly (readonly [index: number, meters: number])[])[];
  /** The index of a point; undefined if no street is there. */
  readonly indexAt: (point: Point) => number | undefined;
}

export const metersApart = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.hypot(bx - ax, by - ay);

/** The place on a segment that is nearest to a point: how far along, from 0 to 1, and where. */
export function nearestOn(from: Point, to: Point, [x, y]: Point): { at: number; point: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const at = Math.min(1, Math.max(0, along));
  return { at, point: [from[0] + dx * at, from[1] + dy * at] };
}

/** Whether both ends are on the same outer side of an area. */
const isBeside = (from: Point, to: Point, southWest: Point, northEast: Point): boolean =>
  Math.max(from[0], to[0]) < southWest[0] ||
  Math.min(from[0], to[0]) > northEast[0] ||
  Math.max(from[1], to[1]) < southWest[1] ||
  Math.min(from[1], to[1]) > northEast[1];

/** Whether a part of a line may be in an area. */
export const isInArea = ({ points }: WalkableLine, [southWest, northEast]: Area): boolean =>
  points.some((to, index) => {
    const from = points[index - 1];
    return from !== undefined && !isBeside(from, to, southWest, northEast);
  });

/** Segments whose ends are on two sides of the area may go through it. */
function segmentsOf(lines: readonly WalkableLine[], [southWest, northEast]: Area) {
  // Neighboring tiles have the same streets at their edge.
  const known = new Map<string, Segment>();
  for (const { points, level } of lines)
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (from === undefined || isBeside(from, to, southWest, northEast)) continue;
      const [one, other] = [keyOf(from), keyOf(to)].toSorted();
      const endsAt = [...(index === 1 ? [from] : []), ...(index === points.length - 1 ? [to] : [])];
      known.set(`${one} ${other} ${level}`, { from, to, level, endsAt, cuts: [] });
    }
  return [...known.values()];
}

const keyOf = ([x, y]: Point) => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** Whether the parts of one axis that two segments cover come so close that they may touch. */
const isCloseOn = (axis: 0 | 1, one: Segment, other: Segment): boolean =>
  Math.min(one.from[axis], one.to[axis]) - TOUCH <= Math.max(other.from[axis], other.to[axis]) &&
  Math.min(other.from[axis], other.to[axis]) - TOUCH <= Math.max(one.from[axis], one.to[axis]);

const isClose = (one: Segment, other: Segment): boolean =>
  isCloseOn(0, one, other) && isCloseOn(1, one, other);

/** Calls back with the pairs of segments that are close to each other. @returns whether there were not too many */
function eachPair(
  segments: readonly Segment[],
  found: (one: Segment, other: Segment) => void,
): boolean {
  const cells = new Map<number, Segment[]>();
  let entries = 0;
  const cell = (value: number) => Math.floor(value / CELL);
  for (const segment of segments) {
    const { from, to } = segment;
    const [left, right] = [cell(Math.min(from[0], to[0])), cell(Math.max(from[0], to[0]))];
    const [low, high] = [cell(Math.min(from[1], to[1])), cell(Math.max(from[1], to[1]))];
    entries += (right - left + 1) * (high - low + 1);
    if (entries > MOST_IN_CELLS) return false;
    for (let x = left; x <= right; x += 1)
      for (let y = low; y <= high; y += 1) {
        const key = x * CELLS_PER_ROW + y;
        addToGroup(cells, key, segment);
      }
  }
  let pairs = 0;
  for (const inCell of cells.values()) {
    pairs += (inCell.length * inCell.length) / 2;
    if (pairs > MOST_PAIRS) return false;
    for (let place = 1; place < inCell.length; place += 1)
      for (let other = 0; other < place; other += 1) {
        const [a, b] = [inCell[place], inCell[other]];
        if (a !== undefined && b !== undefined && isClose(a, b)) found(a, b);
      }
  }
  return true;
}

/** Where a segment's end touches another, that one is cut. The end of a line meets lines of any level. */
function cutAtEnds(one: Segment, other: Segment): void {
  const ends = one.level === other.level ? [one.from, one.to] : one.endsAt;
  for (const end of ends) {
    const { at, point } = nearestOn(other.from, other.to, end);
    if (metersApart(point, end) <= TOUCH) other.cuts.push({ at, point: end });
  }
}

/** Where two segments of one level cross, both are cut: tiles leave out the points where straight streets meet. */
function cutWhereCrossing(one: Segment, other: Segment): void {
  if (one.level !== other.level) return;
  const [rx, ry] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [sx, sy] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const across = rx * sy - ry * sx;
  if (across === 0) return;
  const [qx, qy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const [at, atOther] = [(qx * sy - qy * sx) / across, (qx * ry - qy * rx) / across];
  if (at <= 0 || at >= 1 || atOther <= 0 || atOther >= 1) return;
  const point: Point = [one.from[0] + rx * at, one.from[1] + ry * at];
  one.cuts.push({ at, point });
  other.cuts.push({ at: atOther, point });
}

/**
 * The streets inside an area as a graph, whose points are where they bend, meet and end.
 *
 * @returns null if there are too many
 */
export function createStreetGraph(lines: readonly WalkableLine[], area: Area): StreetGraph | null {
  const segments = segmentsOf(lines, area);
  if (segments.length > MOST_SEGMENTS) return null;
  const isDone = eachPair(segments, (one, other) => {
    cutAtEnds(one, other);
    cutAtEnds(other, one);
    cutWhereCrossing(one, other);
  });
  if (!isDone) return null;
  const indexes = new Map<string, number>();
  const points: Point[] = [];
  const next: [index: number, meters: number][][] = [];
  const indexOf = (point: Point) => {
    const key = keyOf(point);
    const existing = indexes.get(key);
    if (existing !== undefined) return existing;
    indexes.set(key, points.length);
    points.push(point);
    next.push([]);
    return points.length - 1;
  };
  for (const { from, to, cuts } of segments) {
    const inOrder = [{ at: 0, point: from }, ...cuts, { at: 1, point: to }].toSorted(
      (one, other) => one.at - other.at,
    );
    for (const [place, { point }] of inOrder.entries()) {
      const before = inOrder[place - 1];
      if (before === undefined) continue;
      const [one, other] = [indexOf(before.point), indexOf(point)];
      if (one === other) continue;
      const meters = metersApart(before.point, point);
      next[one]?.push([other, meters]);
      next[other]?.push([one, meters]);
    }
  }
  return { points, next, indexAt: (point) => indexes.get(keyOf(point)) };
}
