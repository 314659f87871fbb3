import { expect, test } from 'vitest';

import { NO_PADDING } from '../../../src/map/camera/camera.ts';
import { createMapHandle } from '../../../src/map/createMapHandle.ts';
import { createCameraMap } from '../../../src/map/first-map/createCameraMap.ts';
import type { Viewport } from '../../../src/map/first-map/projection.ts';

const HERE = { lat: 43, lon: -89 };
/** Some 100 m away, on a map that shows more than a kilometer. */
const NEAR = { lat: 43.001, lon: -89 };

/** Latitudes that a map moves to when a place beside its center must be visible. */
function shown(isMoving: boolean) {
  const moves: number[] = [];
  const view: Viewport = { center: HERE, zoom: 15, width: 600, height: 600 };
  const map = {
    ...createCameraMap(
      () => view,
      ({ center }) => moves.push(Number(center.lat.toFixed(3))),
    ),
    isMoving: () => isMoving,
  };
  const handle = createMapHandle({
    map: () => map,
    padding: () => NO_PADDING,
    reducedMotion: () => true,
  });
  handle.ensureVisible([NEAR]);
  return moves;
}

test('R13: a place in sight moves no map that stands, and ends the move of one that would lose it', () => {
  expect(shown(false)).toEqual([]);
  expect(shown(true)).toEqual([43.001]);
});
