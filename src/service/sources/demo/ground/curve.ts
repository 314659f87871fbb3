import { distance, elementAt, type Path, type Point } from './geometry.ts';

/** A point between b and c on the centripetal Catmull-Rom curve through a, b, c and d. */
function curvePoint(a: Point, b: Point, c: Point, d: Point, share: number): Point {
  const knot = (from: Point, to: Point) => Math.max(1, Math.sqrt(distance(from, to)));
  const t1 = knot(a, b);
  const t2 = t1 + knot(b, c);
  const t3 = t2 + knot(c, d);
  const t = t1 + (t2 - t1) * share;
  const mix = (p: Point, q: Point, from: number, to: number): Point => {
    const w = (t - from) / (to - from);
    return [p[0] + (q[0] - p[0]) * w, p[1] + (q[1] - p[1]) * w];
  };
  const ab = mix(a, b, 0, t1);
  const bc = mix(b, c, t1, t2);
  const cd = mix(c, d, t2, t3);
  return mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2);
}

function curveThrough(points: Path, piecesFor: (from: Point, to: Point) => number): Point[] {
  const path: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const b = elementAt(points, i);
    const c = elementAt(points, i + 1);
    const a = i === 0 ? mirrored(b, c) : elementAt(points, i - 1);
    const d = i + 2 < points.length ? elementAt(points, i + 2) : mirrored(c, b);
    const pieces = piecesFor(b, c);
    path.push(b);
    for (let k = 1; k < pieces; k += 1) path.push(curvePoint(a, b, c, d, k / pieces));
  }
  path.push(elementAt(points, -1));
  return path;
}

const piecesOfStep = (step: number) => (from: Point, to: Point) =>
  Math.max(1, Math.round(distance(from, to) / step));

/**
 * A smooth path through all points, with about one point every `step` meters. It contains the given
 * points exactly.
 */
export const smoothPath = (points: Path, step: number) => curveThrough(points, piecesOfStep(step));

/** Like `smoothPath`, with the same number of pieces between any two neighbors. */
export const evenPath = (points: Path, pieces: number) => curveThrough(points, () => pieces);

/** Like `smoothPath` for a closed area: the last point joins the first smoothly. */
export function smoothArea(points: Path, step: number): Point[] {
  const first = elementAt(points, 0);
  const second = elementAt(points, 1);
  const round = curveThrough([elementAt(points, -1), ...points, first, second], piecesOfStep(step));
  // The points before the first and after its repetition only shape the curve, so they are dropped.
  return round.slice(round.indexOf(first), round.lastIndexOf(first));
}

const mirrored = (about: Point, point: Point): Point => [
  2 * about[0] - point[0],
  2 * about[1] - point[1],
];
