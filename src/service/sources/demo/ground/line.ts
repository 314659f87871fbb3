import {
  between,
  directionOf,
  distance,
  rightOf,
  elementAt,
  type Path,
  type Point,
} from './geometry.ts';

/** A path with points addressed by their distance from its start. */
export interface MeasuredLine {
  readonly path: Path;
  /** For each point of the path, meters from its start. */
  readonly starts: readonly number[];
  readonly length: number;
  pointAt(meters: number): Point;
  directionAt(meters: number): Point;
  /** A point beside the line, on its right. */
  besideAt(meters: number, right: number): Point;
}

/** The index of the last number in an ascending list that is at most `value`; at least 0. */
function lastUpTo(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (elementAt(rising, middle) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function measuredLine(path: Path): MeasuredLine {
  const starts = [0];
  for (let i = 1; i < path.length; i += 1) {
    starts.push(elementAt(starts, -1) + distance(elementAt(path, i - 1), elementAt(path, i)));
  }
  const pieceAt = (meters: number) => Math.min(lastUpTo(starts, meters), path.length - 2);
  const pointAt = (meters: number): Point => {
    const i = pieceAt(meters);
    const from = elementAt(starts, i);
    const share = (meters - from) / (elementAt(starts, i + 1) - from || 1);
    return between(elementAt(path, i), elementAt(path, i + 1), Math.min(1, Math.max(0, share)));
  };
  const directionAt = (meters: number): Point => {
    const i = pieceAt(meters);
    return directionOf(elementAt(path, i), elementAt(path, i + 1));
  };
  return {
    path,
    starts,
    length: elementAt(starts, -1),
    pointAt,
    directionAt,
    besideAt: (meters, right) => rightOf(pointAt(meters), directionAt(meters), right),
  };
}
