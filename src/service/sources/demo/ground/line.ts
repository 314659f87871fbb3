import { between, directionOf, distance, rightOf, the, type Path, type Point } from './geometry.ts';

/** A path that is asked by metres from its beginning. */
export interface MeasuredLine {
  readonly path: Path;
  /** For each point of the path, metres from its beginning. */
  readonly starts: readonly number[];
  readonly length: number;
  pointAt(metres: number): Point;
  directionAt(metres: number): Point;
  /** A point beside the line, to its right. */
  besideAt(metres: number, right: number): Point;
}

/** The index of the last number in the rising list that is not above `value`; at least 0. */
export function lastUpTo(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (the(rising, middle) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function measuredLine(path: Path): MeasuredLine {
  const starts = [0];
  for (let i = 1; i < path.length; i += 1) {
    starts.push(the(starts, -1) + distance(the(path, i - 1), the(path, i)));
  }
  const pieceAt = (metres: number) => Math.min(lastUpTo(starts, metres), path.length - 2);
  const pointAt = (metres: number): Point => {
    const i = pieceAt(metres);
    const from = the(starts, i);
    const share = (metres - from) / (the(starts, i + 1) - from || 1);
    return between(the(path, i), the(path, i + 1), Math.min(1, Math.max(0, share)));
  };
  const directionAt = (metres: number): Point => {
    const i = pieceAt(metres);
    return directionOf(the(path, i), the(path, i + 1));
  };
  return {
    path,
    starts,
    length: the(starts, -1),
    pointAt,
    directionAt,
    besideAt: (metres, right) => rightOf(pointAt(metres), directionAt(metres), right),
  };
}
