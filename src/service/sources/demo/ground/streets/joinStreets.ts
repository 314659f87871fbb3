import { between, segmentIntersection, elementAt, type Path, type Point } from '../geometry.ts';
import type { NetworkBuilder, Street } from './network.ts';

/** A street, or a piece of one, before its junctions are known. */
export interface Line {
  readonly street: Street;
  readonly path: Path;
}

const CELL = 90;

interface Segment {
  readonly line: number;
  readonly index: number;
  readonly a: Point;
  readonly b: Point;
}

const NOTHING: readonly Segment[] = [];

interface Cut {
  readonly index: number;
  readonly share: number;
  readonly at: Point;
}

const cellKey = (column: number, row: number) => (column + 4096) * 8192 + row + 4096;

function cellsOf(a: Point, b: Point): number[] {
  const west = Math.floor(Math.min(a[0], b[0]) / CELL);
  const east = Math.floor(Math.max(a[0], b[0]) / CELL);
  const south = Math.floor(Math.min(a[1], b[1]) / CELL);
  const north = Math.floor(Math.max(a[1], b[1]) / CELL);
  const keys: number[] = [];
  for (let column = west; column <= east; column += 1) {
    for (let row = south; row <= north; row += 1) keys.push(cellKey(column, row));
  }
  return keys;
}

/**
 * Cuts streets at their junctions and adds the blocks to the network. Main roads have a junction
 * wherever they are crossed. District streets meet only at shared points.
 *
 * @param mains the lines that others may cross anywhere; they are added first and do not move
 * @param corners the points, by identity, where district streets meet
 */
export function joinStreets(
  mains: readonly Line[],
  locals: readonly Line[],
  corners: ReadonlySet<Point>,
  network: NetworkBuilder,
): void {
  const lines = [...mains, ...locals];
  const cuts: Cut[][] = lines.map(() => []);
  const crossroads: Point[] = [];
  const grid = new Map<number, Segment[]>();

  for (const [line, { path }] of lines.entries()) {
    const isMain = line < mains.length;
    const lineCuts = elementAt(cuts, line);
    for (const [index, b] of path.entries()) {
      if (index === 0) continue;
      const a = elementAt(path, index - 1);
      const cells = cellsOf(a, b);
      const nearby = cells.flatMap((cell) => grid.get(cell) ?? NOTHING);
      for (const [i, other] of nearby.entries()) {
        if (other.line === line || nearby.indexOf(other) !== i) continue;
        const crossing = segmentIntersection(a, b, other.a, other.b);
        if (crossing === null) continue;
        const at = between(other.a, other.b, crossing.u);
        if (isMain) crossroads.push(at);
        lineCuts.push({ index: index - 1, share: crossing.t, at });
        elementAt(cuts, other.line).push({ index: other.index, share: crossing.u, at });
      }
      if (isMain) {
        const segment = { line, index: index - 1, a, b };
        for (const cell of cells) {
          const existing = grid.get(cell);
          if (existing === undefined) grid.set(cell, [segment]);
          else existing.push(segment);
        }
      }
    }
  }

  // Points near a crossing of main roads move to it; the main roads do not move.
  for (const at of crossroads) network.junctionAt(at);
  for (const [line, { street, path }] of lines.entries()) {
    const ends = [
      { index: 0, share: 0, at: elementAt(path, 0) },
      { index: path.length - 1, share: 0, at: elementAt(path, -1) },
    ];
    const shared = path.flatMap((at, index) => (corners.has(at) ? [{ index, share: 0, at }] : []));
    const places = [...ends, ...shared, ...elementAt(cuts, line)].toSorted(
      (a, b) => a.index + a.share - (b.index + b.share),
    );
    let before = elementAt(places, 0);
    let from = network.junctionAt(before.at);
    for (const place of places.slice(1)) {
      const to = network.junctionAt(place.at);
      if (to === from) continue;
      const inner = path.slice(before.index + 1, place.index + (place.share > 0 ? 1 : 0));
      network.add(street, [before.at, ...inner, place.at], from, to);
      before = place;
      from = to;
    }
  }
}
