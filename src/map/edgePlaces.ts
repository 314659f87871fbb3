import type { Place } from '../lib/geo/distance.ts';
import type { CameraMap } from './camera/CameraMap.ts';
import { placeUnder } from './taps.ts';

/** Between two places, in pixels: less than the height of a name. */
const STEP_PX = 8;

/** The places along the edge of a map's canvas. */
export function edgePlaces(map: CameraMap): readonly Place[] {
  const { clientWidth: right, clientHeight: bottom } = map.getContainer();
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / STEP_PX) + 1 }, (_, step) =>
      Math.min(step * STEP_PX, length),
    );
  return [
    ...steps(right).flatMap((x) => [[x, 0] as const, [x, bottom] as const]),
    ...steps(bottom).flatMap((y) => [[0, y] as const, [right, y] as const]),
  ].map(([x, y]) => placeUnder(map, { x, y }));
}
