import { between, meeting, the, type Path, type Point } from './geometry.ts';
import type { NetworkBuilder, Street } from './network.ts';

/** A street, or a piece of one, before it is known where others meet it. */
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

interface Cut {
  readonly index: number;
  readonly share: number;
  readonly at: Point;
}

const cellKey = (column: number, row: number) => (column + 4096) * 8192 + row + 4096;

function cellsOf(a: Point, b: Point): number[] {
  const keys: number[] = [];
  const [west, east] = a[0] < b[0] ? [a[0], b[0]] : [b[0], a[0]];
  const [south, north] = a[1] < b[1] ? [a[1], b[1]] : [b[1], a[1]];
  for (let c = Math.floor(west / CELL); c <= Math.floor(east / CELL); c += 1) {
    for (let r = Math.floor(south / CELL); r <= Math.floor(north / CELL); r += 1) {
      keys.push(cellKey(c, r));
    }
  }
  return keys;
}

/** Exactly equal points have equal keys: streets of one district share their junctions exactly. */
const pointKey = ([x, y]: Point) =>
  (Math.round(x * 20) + 1_048_576) * 4_194_304 + Math.round(y * 20) + 1_048_576;

/**
 * Cuts streets where they meet and adds the blocks between to the network. Main roads are met
 * wherever they are crossed; district streets meet each other at points that they share.
 *
 * @param mains the lines that others may cross anywhere; they come first and keep their places
 */
export function joinStreets(
  mains: readonly Line[],
  locals: readonly Line[],
  network: NetworkBuilder,
): void {
  const lines = [...mains, ...locals];
  const cuts: Cut[][] = lines.map(() => []);
  const grid = new Map<number, Segment[]>();
  const owners = new Map<number, number>();
  const shared = new Set<number>();

  for (const [line, { path }] of lines.entries()) {
    const isMain = line < mains.length;
    const lineCuts = the(cuts, line);
    for (const [index, b] of path.entries()) {
      const key = pointKey(b);
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, line);
      else if (owner !== line) shared.add(key);
      if (index === 0) continue;
      const a = the(path, index - 1);
      const met = new Set<Segment>();
      for (const cell of cellsOf(a, b)) {
        const there = grid.get(cell);
        for (const other of there ?? []) {
          if (other.line !== line) met.add(other);
        }
      }
      for (const other of met) {
        const crossing = meeting(a, b, other.a, other.b);
        if (crossing === null) continue;
        const at = between(other.a, other.b, crossing.u);
        lineCuts.push({ index: index - 1, share: crossing.t, at });
        the(cuts, other.line).push({ index: other.index, share: crossing.u, at });
      }
      if (isMain) {
        for (const cell of cellsOf(a, b)) {
          const segment = { line, index: index - 1, a, b };
          const there = grid.get(cell);
          if (there === undefined) grid.set(cell, [segment]);
          else there.push(segment);
        }
      }
    }
  }

  for (const [line, { street, path }] of lines.entries()) {
    const ends = [
      { index: 0, share: 0, at: the(path, 0) },
      { index: path.length - 1, share: 0, at: the(path, -1) },
    ];
    const corners = path.flatMap((at, index) =>
      shared.has(pointKey(at)) ? [{ index, share: 0, at }] : [],
    );
    const places = [...ends, ...corners, ...the(cuts, line)].toSorted(
      (a, b) => a.index + a.share - (b.index + b.share),
    );
    let before = the(places, 0);
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
