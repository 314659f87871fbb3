import { directionOf, elementAt, type Point } from '../ground/geometry.ts';
import { lastUpTo } from '../ground/line.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { chanceOf } from '../random.ts';
import type { Direction } from './routes.ts';

/** Cruising speed in meters per second. */
const CRUISE: Readonly<Record<RoadClass, number>> = {
  highway: 19,
  main: 12.5,
  secondary: 11.5,
  local: 8.5,
};

/** Meters per second squared. */
const SPEEDING_UP = 1.1;
const BRAKING = 1.25;

/** Maximum distance between two marks, in meters. */
const STEP = 8;

/** A trip from one end of a line to the other, including stops. It is always the same. */
export interface Run {
  /** Seconds from departure at the first stop to arrival at the last. */
  readonly seconds: number;
  /** Meters from the start of the line, a number of seconds after departure. */
  metersAt(seconds: number): number;
}

/** Speed at a bend between two directions, in meters per second. */
function bendSpeed(before: Point, after: Point): number {
  const cos = before[0] * after[0] + before[1] * after[1];
  if (cos > 0.97) return 20;
  if (cos > 0.87) return 8;
  return 4;
}

/** A point of the trip with a speed limit. */
interface Mark {
  readonly meters: number;
  /** Maximum speed here, in meters per second. */
  limit: number;
  /** Seconds that the bus waits here. */
  readonly wait: number;
}

function marksOf({ line, stops, legs, destination }: Direction, seed: number): Mark[] {
  const marks: Mark[] = [];
  let legStart = 0;
  const bendAt = (index: number, limit: number) => {
    const { path } = line;
    if (index === 0 || index >= path.length - 1) return limit;
    const here = elementAt(path, index);
    const bend = bendSpeed(
      directionOf(elementAt(path, index - 1), here),
      directionOf(here, elementAt(path, index + 1)),
    );
    return Math.min(limit, bend);
  };
  let vertex = 0;
  for (const { block } of legs) {
    const limit = CRUISE[block.street.class];
    const end = legStart + block.length;
    while (vertex < line.starts.length && elementAt(line.starts, vertex) <= end + 0.01) {
      marks.push({ meters: elementAt(line.starts, vertex), limit: bendAt(vertex, limit), wait: 0 });
      vertex += 1;
    }
    for (let at = legStart + STEP; at < end; at += STEP) marks.push({ meters: at, limit, wait: 0 });
    legStart = end;
  }
  for (const [i, { meters, stop }] of stops.entries()) {
    const isEnd = i === 0 || i === stops.length - 1;
    const wait = isEnd ? 0 : 10 + 15 * chanceOf(seed, 'dwell', stop.stopID, destination);
    marks.push({ meters, limit: 0, wait });
  }
  return marks.toSorted((a, b) => a.meters - b.meters || a.wait - b.wait);
}

/** Computes the trip in a direction from its stops, bends and the speed limits of its streets. */
export function createRun(direction: Direction, seed: number): Run {
  const marks = marksOf(direction, seed);
  const speeds = marks.map(({ limit }) => limit);
  for (let i = 1; i < marks.length; i += 1) {
    const gap = elementAt(marks, i).meters - elementAt(marks, i - 1).meters;
    speeds[i] = Math.min(
      elementAt(speeds, i),
      Math.sqrt(elementAt(speeds, i - 1) ** 2 + 2 * SPEEDING_UP * gap),
    );
  }
  for (let i = marks.length - 2; i >= 0; i -= 1) {
    const gap = elementAt(marks, i + 1).meters - elementAt(marks, i).meters;
    speeds[i] = Math.min(
      elementAt(speeds, i),
      Math.sqrt(elementAt(speeds, i + 1) ** 2 + 2 * BRAKING * gap),
    );
  }
  // Arrival and departure at each mark, in seconds.
  const arrivals: number[] = [];
  const departures: number[] = [];
  let clock = 0;
  for (const [i, { meters, wait }] of marks.entries()) {
    if (i > 0) {
      const gap = meters - elementAt(marks, i - 1).meters;
      const pace = (elementAt(speeds, i - 1) + elementAt(speeds, i)) / 2;
      clock += gap === 0 ? 0 : gap / Math.max(0.8, pace);
    }
    arrivals.push(clock);
    clock += wait;
    departures.push(clock);
  }
  return {
    seconds: clock,
    metersAt(seconds) {
      if (seconds <= 0) return elementAt(marks, 0).meters;
      const i = lastUpTo(arrivals, seconds);
      const from = elementAt(marks, i);
      const to = marks[i + 1];
      const departure = elementAt(departures, i);
      if (to === undefined || seconds <= departure) return from.meters;
      const span = elementAt(arrivals, i + 1) - departure;
      const share = (seconds - departure) / span;
      // Constant acceleration between two marks.
      const [v0, v1] = [elementAt(speeds, i), elementAt(speeds, i + 1)];
      const bend = v0 + v1 === 0 ? 0 : ((v1 - v0) / (v0 + v1)) * share * (share - 1);
      return from.meters + (to.meters - from.meters) * (share + bend);
    },
  };
}
