import type { Place } from '../../../../lib/geo/distance.ts';
import { EARTH_RADIUS } from '../../../../lib/geo/lengths.ts';
import { segmentFraction } from '../../../../lib/geo/shapes/segmentFraction.ts';

/** A route's line in the settings: GeoJSON, `[lon, lat]`. */
export type RouteLine =
  | { readonly type: 'LineString'; readonly coordinates: readonly Coordinate[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Coordinate[])[] };
type Coordinate = readonly [number, number];

/** Meters east and north of an origin. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of a line that is nearest to a place. */
interface LineProjection extends Point {
  readonly segment: number;
  /** Meters from the line's start. */
  readonly along: number;
  /** Meters from the place. */
  readonly offset: number;
}

/** Meters. A vehicle within this distance of a line drives on it. */
const MAX_OFFSET = 40;
/** A longer path along the line is a detour, and a straight path is more likely. */
const maxDetour = (straight: number) => 1.6 * straight + 60;
/** Meters. The cost of driving against a line: two directions often have two lines in one street. */
const AGAINST_DIRECTION = 30;
/** Enough points for the bends of any street within 400 m. */
const MAX_LINE_POINTS = 15;

/** Converts between places and meters around an origin; exact over the few hundred meters of a motion. */
function planeAround(origin: Place) {
  const north = (EARTH_RADIUS * Math.PI) / 180;
  const east = north * Math.cos((origin.lat * Math.PI) / 180);
  return {
    point: ({ lat, lon }: Place): Point => ({
      x: (lon - origin.lon) * east,
      y: (lat - origin.lat) * north,
    }),
    place: ({ x, y }: Point): Place => ({
      lat: origin.lat + y / north,
      lon: origin.lon + x / east,
    }),
  };
}

/** One projection for each time the line passes a place: a loop or a lollipop passes more than once. */
function projectionsOnto(line: readonly Point[], target: Point): LineProjection[] {
  const projections: LineProjection[] = [];
  let along = 0;
  let inReach = false;
  for (let segment = 0; segment < line.length - 1; segment++) {
    const a = line[segment];
    const b = line[segment + 1];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const part = segmentFraction(target.x, target.y, a.x, a.y, b.x, b.y);
    const point = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    const offset = Math.hypot(target.x - point.x, target.y - point.y);
    const best = inReach ? projections.at(-1) : undefined;
    inReach = offset <= MAX_OFFSET;
    if (inReach && (best === undefined || offset < best.offset)) {
      if (best !== undefined) projections.pop();
      projections.push({ ...point, segment, offset, along: along + length * part });
    }
    along += length;
  }
  return projections;
}

/** The start and end with the shortest path between them. Prefers the line's own direction. */
function bestPair(starts: readonly LineProjection[], ends: readonly LineProjection[]) {
  let best: { start: LineProjection; end: LineProjection; cost: number } | null = null;
  for (const start of starts) {
    for (const end of ends) {
      const ahead = end.along - start.along;
      const cost =
        Math.abs(ahead) + start.offset + end.offset + (ahead < 0 ? AGAINST_DIRECTION : 0);
      if (best === null || cost < best.cost) best = { start, end, cost };
    }
  }
  return best;
}

/** Removes the points that bend a path least until at most `MAX_LINE_POINTS` remain. */
function thinned(path: Point[]): Point[] {
  const remaining = [...path];
  const bend = (index: number) => {
    const [a, b, c] = [remaining[index - 1], remaining[index], remaining[index + 1]];
    if (a === undefined || b === undefined || c === undefined) return Number.POSITIVE_INFINITY;
    return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));
  };
  while (remaining.length > MAX_LINE_POINTS) {
    let least = 1;
    for (let index = 2; index < remaining.length - 1; index++) {
      if (bend(index) < bend(least)) least = index;
    }
    remaining.splice(least, 1);
  }
  return remaining;
}

/**
 * The path from one place to another along a route's line. Reported places are a few meters off
 * the line, so the path begins and ends exactly at the places and blends their offsets in between.
 *
 * @returns at most `MAX_LINE_POINTS` places; null if the ends are not both within 40 m of one line, or
 *   the path along the line is a detour
 */
export function placesAlongLine(line: RouteLine, from: Place, to: Place): readonly Place[] | null {
  const plane = planeAround(to);
  const [first, last] = [plane.point(from), plane.point(to)];
  const parts = line.type === 'LineString' ? [line.coordinates] : line.coordinates;
  let best: {
    start: LineProjection;
    end: LineProjection;
    cost: number;
    points: readonly Point[];
  } | null = null;
  for (const part of parts) {
    const points = part.map(([lon, lat]) => plane.point({ lat, lon }));
    const pair = bestPair(projectionsOnto(points, first), projectionsOnto(points, last));
    if (pair !== null && (best === null || pair.cost < best.cost)) best = { ...pair, points };
  }
  if (best === null) return null;
  const { start, end, points } = best;
  const length = Math.abs(end.along - start.along);
  if (length > maxDetour(Math.hypot(last.x - first.x, last.y - first.y))) return null;

  const between =
    end.along >= start.along
      ? points.slice(start.segment + 1, end.segment + 1)
      : points.slice(end.segment + 1, start.segment + 1).toReversed();
  const onLine = thinned([start, ...between, end]);
  let traveled = 0;
  return onLine.map((point, index) => {
    const before = onLine[index - 1] ?? point;
    traveled += Math.hypot(point.x - before.x, point.y - before.y);
    if (index === 0) return from;
    if (index === onLine.length - 1) return to;
    const fraction = length === 0 ? 1 : Math.min(1, traveled / length);
    return plane.place({
      x: point.x + (first.x - start.x) * (1 - fraction) + (last.x - end.x) * fraction,
      y: point.y + (first.y - start.y) * (1 - fraction) + (last.y - end.y) * fraction,
    });
  });
}
