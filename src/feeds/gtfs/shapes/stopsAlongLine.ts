import type { Place } from '../../../lib/geo/distance.ts';
import { segmentFraction } from '../../../lib/geo/shapes/segmentFraction.ts';
import type { ShapeLine } from './ShapeLine.ts';

/** A place on the line at which a vehicle may be when it serves a stop. */
interface Candidate {
  readonly along: number;
  /** The squared distance from the stop, in square meters. */
  readonly cost: number;
}

/** A line that passes a stop more often than this is damaged. */
const MAX_CANDIDATES = 12;
/** shape_dist_traveled is used if it puts nearly all stops within this distance of their places. */
const NEAR_ENOUGH = 150;
const SHARE_NEAR_ENOUGH = 0.9;

/** The places where a line passes a stop: each is nearer to it than the line just before and after. */
function candidatesOf(line: ShapeLine, stop: Place): readonly Candidate[] {
  const [x, y] = [line.plane.xOf(stop.lon), line.plane.yOf(stop.lat)];
  const { xs, ys, alongs } = line;
  const passes: Candidate[] = [];
  let endsNearest = true;
  for (let point = 1; point < xs.length; point++) {
    const [ax, ay] = [xs[point - 1] ?? 0, ys[point - 1] ?? 0];
    const [bx, by] = [xs[point] ?? 0, ys[point] ?? 0];
    const fraction = segmentFraction(x, y, ax, ay, bx, by);
    // A corner is a pass if it is the nearest point of both of its segments.
    const isPass = fraction === 0 ? endsNearest : fraction < 1 || point === xs.length - 1;
    endsNearest = fraction === 1;
    if (!isPass) continue;
    const start = alongs[point - 1] ?? 0;
    passes.push({
      along: start + ((alongs[point] ?? 0) - start) * fraction,
      cost: (ax + (bx - ax) * fraction - x) ** 2 + (ay + (by - ay) * fraction - y) ** 2,
    });
  }
  if (passes.length <= MAX_CANDIDATES) return passes;
  return passes
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_CANDIDATES)
    .toSorted((a, b) => a.along - b.along);
}

/**
 * Chooses a pass for each stop so that the vehicle never goes back and all stops together are as near
 * to the line as possible. If a stop can only be reached by going back, it is put at the stop before.
 */
function projected(line: ShapeLine, stops: readonly Place[]): number[] {
  const candidates = stops.map((stop) => candidatesOf(line, stop));
  const isSame = (index: number) =>
    stops[index]?.lat === stops[index - 1]?.lat && stops[index]?.lon === stops[index - 1]?.lon;
  const costs: number[][] = [];
  const choices: number[][] = [];
  for (const [index, own] of candidates.entries()) {
    const before = candidates[index - 1];
    const costsBefore = costs[index - 1];
    if (before === undefined || costsBefore === undefined) {
      costs.push(own.map(({ cost }) => cost));
      choices.push(own.map(() => -1));
      continue;
    }
    const best = own.map(({ along, cost }) => {
      let [choice, least] = [0, Infinity];
      for (const [other, { along: alongBefore }] of before.entries()) {
        const back = alongBefore - along;
        // Going back costs more than any detour, and more the farther it goes.
        const penalty = back > 0 ? 1e9 + back ** 2 : back === 0 && isSame(index) ? 1 : 0;
        const total = (costsBefore[other] ?? Infinity) + penalty;
        if (total < least) [choice, least] = [other, total];
      }
      return { choice, total: least + cost };
    });
    costs.push(best.map(({ total }) => total));
    choices.push(best.map(({ choice }) => choice));
  }
  const last = costs.at(-1) ?? [];
  let choice = last.indexOf(Math.min(...last));
  const alongs: number[] = [];
  for (let index = stops.length - 1; index >= 0; index--) {
    alongs[index] = candidates[index]?.[choice]?.along ?? 0;
    choice = choices[index]?.[choice] ?? 0;
  }
  return alongs;
}

/** The place at a distance of shape_dist_traveled, in meters along the line. */
function alongAt(line: ShapeLine, traveled: Float64Array, distance: number): number {
  let [from, to] = [0, traveled.length - 1];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((traveled[middle] ?? 0) <= distance) from = middle;
    else to = middle;
  }
  const [start, end] = [traveled[from] ?? 0, traveled[to] ?? 0];
  const fraction = end > start ? Math.min(1, Math.max(0, (distance - start) / (end - start))) : 0;
  const along = line.alongs[from] ?? 0;
  return along + ((line.alongs[to] ?? 0) - along) * fraction;
}

function offsetAt(line: ShapeLine, along: number, stop: Place): number {
  let point = 1;
  while (point < line.alongs.length - 1 && (line.alongs[point] ?? 0) < along) point++;
  const [start, end] = [line.alongs[point - 1] ?? 0, line.alongs[point] ?? 0];
  const fraction = end > start ? (along - start) / (end - start) : 0;
  const at = (values: Float64Array) =>
    (values[point - 1] ?? 0) + ((values[point] ?? 0) - (values[point - 1] ?? 0)) * fraction;
  return Math.hypot(at(line.xs) - line.plane.xOf(stop.lon), at(line.ys) - line.plane.yOf(stop.lat));
}

/** The stops by shape_dist_traveled; null if it contradicts where the stops are. */
function byTraveled(
  line: ShapeLine,
  stops: readonly Place[],
  traveled: Float64Array,
): number[] | null {
  if (line.traveled === null) return null;
  const lineTraveled = line.traveled;
  const alongs = Array.from(traveled, (distance) => alongAt(line, lineTraveled, distance));
  const near = stops.filter(
    (stop, index) => offsetAt(line, alongs[index] ?? 0, stop) <= NEAR_ENOUGH,
  ).length;
  const increases = traveled.every(
    (value, index) => index === 0 || value > (traveled[index - 1] ?? 0),
  );
  return increases && near >= stops.length * SHARE_NEAR_ENOUGH ? alongs : null;
}

/**
 * Finds where the stops of a pattern are along its line. The distances never decrease, also on a loop
 * and where a trip serves a stop twice.
 *
 * @param traveled shape_dist_traveled of each stop; used if it agrees with the line
 * @returns each stop's distance from the line's start, in whole meters
 */
export function stopsAlongLine(
  line: ShapeLine,
  stops: readonly Place[],
  traveled: Float64Array | null,
): readonly number[] {
  const alongs = (traveled && byTraveled(line, stops, traveled)) ?? projected(line, stops);
  let farthest = 0;
  return alongs.map((along) => {
    farthest = Math.max(farthest, Math.round(along));
    return farthest;
  });
}
