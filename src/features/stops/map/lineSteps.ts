import type { Position } from 'geojson';

import { METERS_PER_DEGREE } from '../../../lib/geo/lengths.ts';

/** Meters between two steps along a line, and the side of a cell of the grid: lines so near each other share a street. */
const STEP = 20;
/** Directions are compared in this many parts of half a turn. */
export const DIRECTIONS = 4;

/** A place on a line. */
export interface Step {
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

/**
 * Walks along a line.
 *
 * @param scale how many degrees of latitude are as long as one of longitude
 */
export function stepsOf(whole: readonly Position[], scale: number): Step[] {
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
