import type { FeatureCollection, Position } from 'geojson';

import { DIRECTIONS, type Step, stepsOf } from './lineSteps.ts';
import { ROUTE_LINE_WIDTHS } from './route-line-layers.ts';

/** A line of a route, in its color on the map. */
export interface ColoredLine {
  readonly color: string;
  readonly line: readonly Position[];
}

/** In steps: lines that only cross share fewer. */
const SHORTEST = 4;
/** In steps: longer lines would hold up a phone, and stay on top of each other. */
const MOST_STEPS = 20_000;
/** More colors side by side would be wider than a street. */
const MOST_COLORS = 4;
/** In widths of a line, for all colors together. */
const MOST_WIDTH = 2.6;

/** A cell and a direction as one number. */
const keyOf = (x: number, y: number, direction: number) =>
  (x * 2 ** 23 + y) * DIRECTIONS + (direction % DIRECTIONS);

/** Visits the cells around each step, in the directions nearest to its own. */
function eachAround(steps: readonly Step[], visit: (key: number) => void): void {
  for (const { x, y, direction } of steps) {
    const [left, bottom, least] = [Math.round(x) - 1, Math.round(y) - 1, Math.floor(direction)];
    for (let part = 0; part < 8; part += 1)
      visit(keyOf(left + (part & 1), bottom + ((part >> 1) & 1), least + (part >> 2)));
  }
}

const ownKey = ({ x, y, direction }: Step) =>
  keyOf(Math.floor(x), Math.floor(y), Math.round(direction));

/** The colors of a set, as bits. */
const bitsOf = (set: number): number[] =>
  Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (set & (1 << bit)) !== 0);

/** A way that lines of several colors share, side by side: the same line for each color, and how far it is moved. */
const sideBySide = (line: readonly Position[], colors: readonly string[]) => {
  const width = Math.min(1, MOST_WIDTH / colors.length);
  return colors.map((color, index) => {
    const offset = (index - (colors.length - 1) / 2) * width;
    const sizes = Object.entries(ROUTE_LINE_WIDTHS).flatMap(([name, size]) => [
      [`${name}Width`, size * width],
      [`${name}Offset`, size * offset],
    ]);
    return {
      type: 'Feature' as const,
      properties: { color, ...Object.fromEntries(sizes) },
      geometry: { type: 'LineString' as const, coordinates: [...line] },
    };
  });
};

/** A line with the place of its color in the list of colors. */
interface Walk {
  readonly own: number;
  readonly steps: readonly Step[];
}

/** Walks along all lines; none if they have one color, or if they are too long for a phone. */
function walksOf(lines: readonly ColoredLine[], colors: readonly string[]): Walk[] {
  if (colors.length < 2) return [];
  const [, lat = 0] = lines[0]?.line[0] ?? [];
  const scale = Math.cos((lat * Math.PI) / 180);
  const walks = lines
    .map(({ color, line }) => ({ own: colors.indexOf(color), steps: stepsOf(line, scale) }))
    .filter(({ own }) => own !== -1);
  const count = walks.reduce((sum, { steps }) => sum + steps.length, 0);
  return count > MOST_STEPS ? [] : walks.toSorted((one, other) => one.own - other.own);
}

/** By cell, the colors that pass it or a cell beside it, as bits. */
function colorsAround(walks: readonly Walk[]): ReadonlyMap<number, number> {
  const around = new Map<number, number>();
  for (const { own, steps } of walks)
    eachAround(steps, (key) => {
      const before = around.get(key) ?? 0;
      if ((before & (1 << own)) === 0) around.set(key, before | (1 << own));
    });
  return around;
}

/**
 * Cuts a walk where the colors at its steps change for long enough, or where it turns back.
 *
 * @param setAt the colors at a step, as bits; 0 for none that are drawn with this walk
 * @param add called with each way that is drawn, and its colors
 */
function cutWalk(
  { steps }: Walk,
  setAt: (index: number) => number,
  add: (way: readonly Step[], set: number) => void,
): void {
  let [set, begin] = [0, 0];
  const finish = (end: number) => {
    const way = steps.slice(begin, end + 1);
    if (set !== 0 && way.length > 1) add(way, set);
    begin = end;
  };
  for (const [index, { turnsBack }] of steps.entries()) {
    if (turnsBack) {
      finish(index);
      set = 0;
    }
    const next = setAt(index);
    if (next === set) continue;
    let stays = 1;
    while (stays < SHORTEST && setAt(index + stays) === next) stays += 1;
    if (stays < SHORTEST) continue;
    finish(index);
    set = next;
  }
  finish(steps.length - 1);
}

/** The ways that lines of several colors share, as GeoJSON: each color has its own line, beside the others. */
export function sharedLines(lines: readonly ColoredLine[]): FeatureCollection {
  const colors = [...new Set(lines.map(({ color }) => color))].slice(0, 31);
  const walks = walksOf(lines, colors);
  const around = colorsAround(walks);
  const features: ReturnType<typeof sideBySide> = [];
  const done = new Set<number>();
  for (const walk of walks) {
    const { own, steps } = walk;
    const setAt = (index: number): number => {
      const step = steps[index];
      // Where another line has been drawn with this one.
      if (step === undefined || done.has(ownKey(step))) return 0;
      const set = around.get(ownKey(step)) ?? 0;
      const isFirst = (set & ((1 << own) - 1)) === 0;
      return isFirst && set !== 1 << own ? set : 0;
    };
    cutWalk(walk, setAt, (way, set) => {
      const last = way.length - 1;
      const line = way.filter(({ isVertex }, index) => isVertex || index % last === 0);
      const shared = bitsOf(set).slice(0, MOST_COLORS);
      features.push(
        ...sideBySide(
          line.map(({ at }) => at),
          shared.map((bit) => colors[bit] ?? ''),
        ),
      );
      eachAround(way, (key) => done.add(key));
    });
  }
  return { type: 'FeatureCollection', features };
}
