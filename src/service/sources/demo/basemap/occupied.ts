import { between, distance, directionOf, type Path, type Point } from '../ground/geometry.ts';

const REACH = 7000;
const CELL = 4;
const SIDE = (2 * REACH) / CELL;

/** Tracks which ground is built on or reserved, in cells of 4 m. */
export interface Occupied {
  /** Reserves a strip along a path. */
  coverPath(path: Path, halfWidth: number): void;
  /** Occupies the ground of a house if all of it is free. Returns whether it was. */
  occupy(at: Point, along: Point, width: number, depth: number): boolean;
}

export function createOccupied(): Occupied {
  const cells = new Uint8Array(SIDE * SIDE);
  const indexOf = (x: number, y: number) => {
    const column = Math.floor((x + REACH) / CELL);
    const row = Math.floor((y + REACH) / CELL);
    return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? -1 : row * SIDE + column;
  };

  /** Whether every cell of a house to the right of `at` passes the test. */
  function everyCell(
    at: Point,
    along: Point,
    width: number,
    depth: number,
    passes: (index: number) => boolean,
  ): boolean {
    const columns = Math.ceil(width / 3.2);
    const rows = Math.ceil(depth / 3.2);
    for (let i = 0; i <= columns; i += 1) {
      const sideways = (i / columns - 0.5) * width;
      for (let j = 0; j <= rows; j += 1) {
        const inward = (j / rows) * depth;
        const x = at[0] + along[0] * sideways + along[1] * inward;
        const y = at[1] + along[1] * sideways - along[0] * inward;
        if (!passes(indexOf(x, y))) return false;
      }
    }
    return true;
  }

  const isFree = (index: number) => index >= 0 && cells[index] === 0;
  const cover = (index: number) => {
    cells[index] = 1;
    return true;
  };

  return {
    coverPath(path, halfWidth) {
      const lanes = Math.ceil(halfWidth / 3.5);
      for (const [i, to] of path.entries()) {
        const from = path[i - 1];
        if (from === undefined || indexOf(to[0], to[1]) < 0) continue;
        const along = directionOf(from, to);
        const steps = Math.ceil(distance(from, to) / 3.5);
        for (let step = 0; step <= steps; step += 1) {
          const at = between(from, to, step / steps);
          for (let lane = -lanes; lane <= lanes; lane += 1) {
            const aside = (lane / lanes) * halfWidth;
            const index = indexOf(at[0] + along[1] * aside, at[1] - along[0] * aside);
            if (index >= 0) cells[index] = 1;
          }
        }
      }
    },
    occupy: (at, along, width, depth) =>
      everyCell(at, along, width, depth, isFree) && everyCell(at, along, width, depth, cover),
  };
}
