import { KEY_POINTS, type KeyPoint } from '../../plan/key-points.ts';
import { MAIN_ROADS, type MainRoad } from '../../plan/main-roads.ts';
import { smoothPath } from '../curve.ts';
import type { Path, Point } from '../geometry.ts';
import { elementAt } from '../geometry.ts';
import { pointFromPlan } from '../water.ts';

/** Meters between points of a main road's curve. */
const STEP = 45;

/**
 * Key points that the seed does not move: downtown's layout depends on them, or roads outside the plan
 * start there.
 */
const FIXED =
  /^(square|ring|shoreOldTown|shoreLanding|shoreHarbor|shoreTownEast|divisionEastEnd|westernNorth|ridgeNorth)|Far/;

/** A key point moved by the seed, in meters. */
export type PlaceOfKey = (name: KeyPoint) => Point;

export const createPlaceOfKey =
  (seed: number): PlaceOfKey =>
  (name) =>
    pointFromPlan(KEY_POINTS[name], FIXED.test(name) ? 0 : 40, seed, name);

export interface MainRoads {
  readonly roads: readonly { readonly road: MainRoad; readonly path: Path }[];
  /** The road's curve between two neighboring key points, or null without a road. */
  between(from: KeyPoint, to: KeyPoint): Path | null;
}

/** The main roads as smooth curves through their key points. */
export function createMainRoads(placeOfKey: PlaceOfKey): MainRoads {
  const pieces = new Map<string, Path>();
  const roads = MAIN_ROADS.map((road) => {
    const path = smoothPath(road.through.map(placeOfKey), STEP);
    let from = 0;
    for (let i = 1; i < road.through.length; i += 1) {
      const key = elementAt(road.through, i);
      const [x, y] = placeOfKey(key);
      const to = path.findIndex((point, at) => at > from && point[0] === x && point[1] === y);
      pieces.set(`${elementAt(road.through, i - 1)}>${key}`, path.slice(from, to + 1));
      from = to;
    }
    return { road, path };
  });
  return {
    roads,
    between: (from, to) =>
      pieces.get(`${from}>${to}`) ?? pieces.get(`${to}>${from}`)?.toReversed() ?? null,
  };
}
