import type { Position } from 'geojson';

import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { METERS_PER_DEGREE } from '../../../lib/geo/lengths.ts';
import { createStreetGraph, isInArea, metersApart, nearestOn } from './createStreetGraph.ts';
import { shortestPath } from './shortestPath.ts';
import {
  type Point,
  type StreetFeature,
  type WalkableLine,
  walkableLines,
} from './walkableLines.ts';

/** A way that is so many times as long as the straight line is more likely one whose path the tiles don't have. */
const MOST_TIMES = 3;
/** Meters. Nobody needs a way over shorter ones, and longer ones have too many streets around them. */
const [SHORTEST, LONGEST] = [30, 2_000];
/** Meters from a place to the street where the walk begins, and how much farther other streets may be. */
const [MOST_OFF, AS_NEAR] = [100, 10];
/** Meters around the two places, and the part of the distance between them, in which a way may be. */
const [AROUND, PART_AROUND] = [60, 0.4];

/** A walk along streets. */
export interface StreetWalk {
  readonly line: readonly Position[];
  readonly meters: number;
}

/** The corners of the area in which streets must be known. */
export interface StreetArea {
  readonly southWest: Place;
  readonly northEast: Place;
}

/**
 * The area around two places in which a walk between them is looked for.
 *
 * @param part of the distance between them, around both. With 0 it is the least that must be known
 */
export function streetArea(from: Place, to: Place, part = PART_AROUND): StreetArea {
  const meters = AROUND + part * metersBetween(from, to);
  const north = meters / METERS_PER_DEGREE;
  const east = north / Math.cos((from.lat * Math.PI) / 180);
  return {
    southWest: {
      lat: Math.min(from.lat, to.lat) - north,
      lon: Math.min(from.lon, to.lon) - east,
    },
    northEast: {
      lat: Math.max(from.lat, to.lat) + north,
      lon: Math.max(from.lon, to.lon) + east,
    },
  };
}

/** Lines from a place to the nearest street, and to others that are about as near: a sidewalk may lead nowhere. */
function waysIn(place: Point, lines: readonly WalkableLine[]): readonly WalkableLine[] {
  const nearest = lines.flatMap(({ points }) => {
    const ofLine = points.flatMap((to, index) => {
      const from = points[index - 1];
      if (from === undefined) return [];
      const { point } = nearestOn(from, to, place);
      return [{ point, meters: metersApart(point, place) }];
    });
    return ofLine.toSorted((one, other) => one.meters - other.meters).slice(0, 1);
  });
  const least = nearest.reduce((meters, one) => Math.min(meters, one.meters), MOST_OFF);
  return nearest
    .filter(({ meters }) => meters <= Math.min(MOST_OFF, least + AS_NEAR))
    .map(({ point }) => ({ points: [place, point], level: 'way in' }));
}

/**
 * The shortest walk from one place to another along the streets of a map's tiles.
 *
 * @param features of the least area that `streetArea` names, and of more around it if they are known
 * @returns null if there is none of a likely length, and for a walk that is too short or too long to look for one
 */
export function walkOnStreets(
  features: readonly StreetFeature[],
  from: Place,
  to: Place,
): StreetWalk | null {
  const straight = metersBetween(from, to);
  if (straight < SHORTEST || straight > LONGEST) return null;
  const metersEast = METERS_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  const toPoint = ([lon = 0, lat = 0]: Position): Point => [
    (lon - from.lon) * metersEast,
    (lat - from.lat) * METERS_PER_DEGREE,
  ];
  const [start, end] = [from, to].map(({ lat, lon }) => toPoint([lon, lat]));
  if (start === undefined || end === undefined) return null;
  const area = streetArea(from, to);
  const corners = [
    toPoint([area.southWest.lon, area.southWest.lat]),
    toPoint([area.northEast.lon, area.northEast.lat]),
  ] as const;
  const streets = walkableLines(features, toPoint).filter((line) => isInArea(line, corners));
  const lines = [...streets, ...waysIn(start, streets), ...waysIn(end, streets)];
  const graph = createStreetGraph(lines, corners);
  const path = graph && shortestPath(graph, start, end, MOST_TIMES * straight);
  if (path === null) return null;
  return {
    line: path.points.map(([x, y]) => [
      from.lon + x / metersEast,
      from.lat + y / METERS_PER_DEGREE,
    ]),
    meters: Math.max(straight, path.meters),
  };
}
