import { rightOf, type Point } from '../ground/geometry.ts';
import { LANDMARKS, type Landmark } from '../plan/landmarks.ts';
import type { Building } from './building.ts';
import type { Occupied } from './occupied.ts';

export interface PlacedLandmark {
  readonly name: string;
  /** The center of its building. */
  readonly at: Point;
  readonly building: Building | null;
}

/** How far from its planned location a landmark may be placed, in meters. */
const SEARCH = 170;

function* around([x, y]: Point): Generator<Point> {
  yield [x, y];
  for (let reach = 10; reach <= SEARCH; reach += 10) {
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (turn * Math.PI) / 8;
      yield [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    }
  }
}

/** The outline of each shape, in fractions of half the length and half the width. */
function outlineOf(shape: NonNullable<Landmark['shape']>): Point[] {
  if (shape === 'round') {
    return Array.from({ length: 16 }, (_, i) => [
      Math.cos((i * Math.PI) / 8),
      Math.sin((i * Math.PI) / 8),
    ]);
  }
  if (shape === 'hall')
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ];
  const [a, b] = [0.4, 0.45];
  return [
    [-1, -b],
    [-a, -b],
    [-a, -1],
    [a, -1],
    [a, -b],
    [1, -b],
    [1, b],
    [a, b],
    [a, 1],
    [-a, 1],
    [-a, b],
    [-1, b],
  ];
}

/**
 * Places each landmark on the free ground nearest to its planned location.
 *
 * @param isLand whether a point is on land
 */
export function placeLandmarks(
  occupied: Occupied,
  isLand: (point: Point) => boolean,
): PlacedLandmark[] {
  return LANDMARKS.flatMap(
    ({ name, at: [east, north], shape, size, turn = 0 }): PlacedLandmark[] => {
      const target: Point = [east * 1000, north * 1000];
      if (shape === undefined || size === undefined) return [{ name, at: target, building: null }];
      const along: Point = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [length, width] = size;
      for (const at of around(target)) {
        const front = rightOf(at, along, -width / 2);
        if (!isLand(at) || !occupied.occupy(front, along, length, width)) continue;
        const corners = outlineOf(shape).map(([u, v]): Point => [
          (along[0] * u * length - along[1] * v * width) / 2,
          (along[1] * u * length + along[0] * v * width) / 2,
        ]);
        return [{ name, at, building: { kind: 'tower', at, corners } }];
      }
      return [];
    },
  );
}
