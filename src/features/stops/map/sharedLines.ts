import type { FeatureCollection, Position } from 'geojson';

import { ROUTE_LINE_WIDTHS } from './route-line-layers.ts';

/** A line of a route, in its color on the map. */
export interface ColoredLine {
  readonly color: string;
  readonly line: readonly Position[];
}

/** Meters between two steps along a line, and the side of a cell of the grid: lines so near each other share a street. */
const STEP = 20;
const METERS_PER_DEGREE = 111_320;
/** In steps: lines that only cross share fewer. */
const SHORTEST = 4;
/** In steps: longer lines would hold up a phone, and stay on top of each other. */
const MOST_STEPS = 20_000;
/** More colors side by side would be wider than a street. */
const MOST_COLORS = 4;
/** In widths of a line, for all colors together. */
const MOST_WIDTH = 2.6;
/** Directions are compared in this many parts of half a turn. */
const DIRECTIONS = 4;

interface Step {
  /** In cells. */
  readonly x: number;
  readonly y: number;
  /** 0 to `DIRECTIONS`, the same there and back. */
  readonly direction: number;
  /** Whether the line has turned back. */
  readonly turnsBack: boolean;
  readonly at: Position;
  readonly isVertex: boolean;
}

/** A line without those of its points that add less than half a step. */
function coarse(line: readonly Position[], scale: number): Position[] {
  const kept: Position[] = [];
  const least = STEP / 2 / METERS_PER_DEGREE;
  for (const place of line) {
    const [lon = 0, lat = 0] = place;
    const [lastLon = Infinity, lastLat = Infinity] = kept.at(-1) ?? [];
    if (!(Math.hypot((lon - lastLon) * scale, lat - lastLat) < least)) kept.push(place);
  }
  return kept;
}

/** Walks along a line. */
function stepsOf(whole: readonly Position[], scale: number): Step[] {
  const line = coarse(whole, scale);
  const steps: Step[] = [];
  let before = 0;
  for (const [index, [lon = 0, lat = 0]] of line.entries()) {
    const [toLon = lon, toLat = lat] = line[index + 1] ?? [];
    const [dx, dy] = [(toLon - lon) * scale, toLat - lat];
    const count = Math.ceil((Math.hypot(dx, dy) * METERS_PER_DEGREE) / STEP);
    if (count === 0) continue;
    const angle = Math.atan2(dy, dx);
    const direction = ((angle / Math.PI + 1) * DIRECTIONS) % DIRECTIONS;
    for (let step = 0; step < count; step += 1) {
      const at = [lon + ((toLon - lon) * step) / count, lat + ((toLat - lat) * step) / count];
      steps.push({
        x: ((at[0] ?? 0) * scale * METERS_PER_DEGREE) / STEP,
        y: ((at[1] ?? 0) * METERS_PER_DEGREE) / STEP,
        direction,
        turnsBack: step === 0 && steps.length > 0 && Math.cos(angle - before) < -0.5,
        at,
        isVertex: step === 0,
      });
    }
    before = angle;
  }
  return steps;
}

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

/** The ways that lines of several colors share, as GeoJSON: each color has its own line, beside the others. */
export function sharedLines(lines: readonly ColoredLine[]): FeatureCollection {
  const colors = [...new Set(lines.map(({ color }) => color))].slice(0, 31);
  const features: ReturnType<typeof sideBySide> = [];
  const [, lat = 0] = lines[0]?.line[0] ?? [];
  const scale = Math.cos((lat * Math.PI) / 180);
  const walks = (colors.length < 2 ? [] : lines)
    .map(({ color, line }) => ({ own: colors.indexOf(color), steps: stepsOf(line, scale) }))
    .filter(({ own }) => own !== -1)
    .toSorted((one, other) => one.own - other.own);
  if (walks.reduce((count, { steps }) => count + steps.length, 0) > MOST_STEPS) walks.length = 0;
  const at = new Map<number, number>();
  for (const { own, steps } of walks)
    eachAround(steps, (key) => {
      const before = at.get(key) ?? 0;
      if ((before & (1 << own)) === 0) at.set(key, before | (1 << own));
    });
  const done = new Set<number>();
  for (const { own, steps } of walks) {
    /** The colors at a step; 0 where there is one, or where another line has them all. */
    const setAt = (index: number): number => {
      const step = steps[index];
      if (step === undefined || done.has(ownKey(step))) return 0;
      const set = at.get(ownKey(step)) ?? 0;
      const isFirst = (set & ((1 << own) - 1)) === 0;
      return isFirst && set !== 1 << own ? set : 0;
    };
    let set = 0;
    let begin = 0;
    const finish = (end: number) => {
      const way = steps.slice(begin, end + 1);
      if (set !== 0 && way.length > 1) {
        const last = way.length - 1;
        const line = way.filter(({ isVertex }, index) => isVertex || index % last === 0);
        const shared = bitsOf(set).slice(0, MOST_COLORS);
        features.push(
          ...sideBySide(
            line.map((step) => step.at),
            shared.map((bit) => colors[bit] ?? ''),
          ),
        );
        eachAround(way, (key) => done.add(key));
      }
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
  return { type: 'FeatureCollection', features };
}
