import { createRandom } from '../random.ts';
import {
  between,
  directionOf,
  distance,
  rightOf,
  elementAt,
  type Path,
  type Point,
} from './geometry.ts';

/** Converts a district's coordinates (meters across and up) to points of the city. */
export type Layout = (across: number, up: number) => Point;

export function straightLayout(turn: number, origin: Point): Layout {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return (across, up) => [origin[0] + across * cos - up * sin, origin[1] + across * sin + up * cos];
}

/** Bends a straight layout by up to `swing` meters, in waves a few blocks long. */
export function swinging(layout: Layout, swing: number, seed: number, name: string): Layout {
  const random = createRandom(seed, 'swing', name);
  const [a, b, c, d] = [random(), random(), random(), random()].map((r) => r * 2 * Math.PI);
  const wave = (x: number, length: number, phase = 0) =>
    Math.sin((2 * Math.PI * x) / length + phase);
  return (across, up) =>
    layout(
      across + swing * (wave(up, 1700, a) + 0.5 * wave(across + up, 2300, b)),
      up + swing * (wave(across, 1850, c) + 0.5 * wave(across - up, 2150, d)),
    );
}

/** Lays streets along a path: `across` is meters along it, `up` meters to its left. */
export function layoutAlong(path: Path): Layout {
  const starts = [0];
  for (let i = 1; i < path.length; i += 1) {
    starts.push(elementAt(starts, -1) + distance(elementAt(path, i - 1), elementAt(path, i)));
  }
  const normal = (i: number): Point => {
    const from = elementAt(path, Math.max(0, i - 2));
    return directionOf(from, elementAt(path, Math.min(path.length - 1, i + 2)));
  };
  return (across, up) => {
    let i = starts.findIndex((start) => start > across) - 1;
    if (i < 0) i = across < 0 ? 0 : path.length - 2;
    const share =
      (across - elementAt(starts, i)) / (elementAt(starts, i + 1) - elementAt(starts, i));
    const bend = Math.min(1, Math.max(0, share));
    const direction = between(normal(i), normal(i + 1), bend);
    return rightOf(between(elementAt(path, i), elementAt(path, i + 1), share), direction, -up);
  };
}

/** A point in coordinates rotated by `turn` degrees: across and up. */
export function measured([x, y]: Point, turn: number): Point {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return [x * cos + y * sin, y * cos - x * sin];
}
