import { elementAt, type Path, type Point } from './geometry.ts';

/** Meters from the square to each edge of a mask. */
const REACH = 7200;
const CELL = 15;
const SIDE = Math.ceil((2 * REACH) / CELL);

const cellOf = (meters: number) => Math.floor((meters + REACH) / CELL);

/**
 * A coarse grid of the city (cells of 15 m) for a fast lookup of the kind of ground at a point; 0 is
 * plain ground.
 */
export interface Mask {
  /** Sets the kind of an area, replacing earlier kinds. */
  fill(area: Path, kind: number): void;
  at(point: Point): number;
  /** Whether a point, or one `meters` to any side of it, has the kind. */
  near(point: Point, meters: number, kind: number): boolean;
}

export function createMask(): Mask {
  const cells = new Uint8Array(SIDE * SIDE);

  const at = ([x, y]: Point) => {
    const column = cellOf(x);
    const row = cellOf(y);
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return 0;
    return cells[row * SIDE + column] ?? 0;
  };

  /** Where the area's edge crosses a row of cells, west to east. */
  const crossings = (area: Path, north: number) => {
    const east: number[] = [];
    let before = elementAt(area, -1);
    for (const corner of area) {
      if (corner[1] > north !== before[1] > north) {
        const share = (north - before[1]) / (corner[1] - before[1]);
        east.push(before[0] + (corner[0] - before[0]) * share);
      }
      before = corner;
    }
    return east.toSorted((a, b) => a - b);
  };

  return {
    fill(area, kind) {
      const norths = area.map((corner) => corner[1]);
      const first = Math.max(0, cellOf(Math.min(...norths)));
      const last = Math.min(SIDE - 1, cellOf(Math.max(...norths)));
      for (let row = first; row <= last; row += 1) {
        const east = crossings(area, (row + 0.5) * CELL - REACH);
        for (let i = 0; i + 1 < east.length; i += 2) {
          const from = Math.max(0, Math.round((elementAt(east, i) + REACH) / CELL));
          const to = Math.min(SIDE, Math.round((elementAt(east, i + 1) + REACH) / CELL));
          if (to > from) cells.fill(kind, row * SIDE + from, row * SIDE + to);
        }
      }
    },
    at,
    near: ([x, y], meters, kind) =>
      at([x, y]) === kind ||
      at([x + meters, y]) === kind ||
      at([x - meters, y]) === kind ||
      at([x, y + meters]) === kind ||
      at([x, y - meters]) === kind,
  };
}
