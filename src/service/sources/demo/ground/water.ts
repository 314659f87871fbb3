import { CREEKS, ISLANDS, LAKE, PONDS, RIVER } from '../plan/water-plan.ts';
import { chanceOf } from '../random.ts';
import { evenPath, smoothArea, smoothPath } from './curve.ts';
import { directionOf, rightOf, elementAt, type Path, type Point } from './geometry.ts';

export interface Water {
  readonly lake: Path;
  readonly river: Path;
  /** The center line of the river, from its source to the lake. */
  readonly riverCourse: Path;
  readonly islands: readonly { readonly name: string; readonly area: Path }[];
  readonly ponds: readonly { readonly name: string; readonly area: Path }[];
  readonly creeks: readonly { readonly name: string; readonly course: Path }[];
}

/** Converts kilometers of the plan to meters, moved by up to `sway` meters depending on the seed. */
export function pointFromPlan(
  [east, north]: readonly [number, number],
  sway: number,
  ...chance: readonly (number | string)[]
): Point {
  return [
    east * 1000 + (2 * chanceOf(...chance, 'east') - 1) * sway,
    north * 1000 + (2 * chanceOf(...chance, 'north') - 1) * sway,
  ];
}

function riverArea(course: Path, widths: readonly number[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, at] of course.entries()) {
    const direction = directionOf(
      elementAt(course, Math.max(0, i - 1)),
      elementAt(course, Math.min(course.length - 1, i + 1)),
    );
    const share = (i / (course.length - 1)) * (widths.length - 1);
    const from = elementAt(widths, Math.floor(share));
    const to = elementAt(widths, Math.ceil(share));
    const half = from + (to - from) * (share % 1);
    left.push(rightOf(at, direction, -half));
    right.push(rightOf(at, direction, half));
  }
  return [...left, ...right.toReversed()];
}

/** The lake, the river, the ponds and the creeks of the demo city. */
export function createWater(seed: number): Water {
  const lake = smoothArea(
    LAKE.map((point, i) => pointFromPlan(point, 26, seed, 'lake', i)),
    70,
  );
  const bends = RIVER.map(([east, north], i) => pointFromPlan([east, north], 18, seed, 'river', i));
  // Equal numbers of pieces between points, so that the widths can be interpolated.
  const riverCourse = evenPath(bends, 12);
  return {
    lake,
    riverCourse,
    river: riverArea(
      riverCourse,
      RIVER.map(([, , half]) => half),
    ),
    islands: ISLANDS.map(({ name, shore }) => ({
      name,
      area: smoothArea(
        shore.map((point, i) => pointFromPlan(point, 20, seed, name, i)),
        40,
      ),
    })),
    ponds: PONDS.map(({ name, shore }) => ({
      name,
      area: smoothArea(
        shore.map((point, i) => pointFromPlan(point, 15, seed, name, i)),
        40,
      ),
    })),
    creeks: CREEKS.map(({ name, course }) => ({
      name,
      course: smoothPath(
        course.map((point) => pointFromPlan(point, 0)),
        80,
      ),
    })),
  };
}
