import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { FrameTarget } from '../../../src/audiences/embed/map/frameTarget.ts';
import { useFrameCamera } from '../../../src/audiences/embed/map/useFrameCamera.ts';
import { readFrameOptions } from '../../../src/audiences/embed/options/frame-options.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { NO_PADDING } from '../../../src/map/camera/camera.ts';
import type { MapHandle } from '../../../src/map/createMapHandle.ts';

const PLACE = { lat: 43.6, lon: -91.9 };
const ROUTE: FrameTarget = { key: 'routes 03', places: [PLACE], isSpot: false };
const STOP: FrameTarget = { key: 'stop 0398', places: [PLACE], isSpot: true };
const CAMERA = { ...PLACE, zoom: 15, bearing: 0 };

/** A map that writes down how it is told to move. */
function aMap() {
  const moves: string[] = [];
  const note = (name: string) => (places: readonly Place[]) => {
    moves.push(`${name} ${places.length}`);
  };
  const handle: MapHandle = {
    zoomIn: () => {},
    zoomOut: () => {},
    northUp: () => {},
    flyTo: () => {},
    panWith: () => {},
    isAnyInSight: () => true,
    ensureVisible: note('ensureVisible'),
    keepVisible: note('keepVisible'),
    ensureAllVisible: note('ensureAllVisible'),
    show: note('show'),
    edge: () => [],
    camera: () => ({ center: PLACE, zoom: 15 }),
  };
  return { handle, moves };
}

/** Opens the map of a frame with `route=03`, whose reader now looks at `target` with `camera`. */
function openMap(target: FrameTarget, camera: typeof CAMERA | null, hasMoved = false) {
  const { handle, moves } = aMap();
  const frame = {
    options: readFrameOptions(new URLSearchParams('route=03')),
    map: { current: handle },
    movedRef: { current: hasMoved },
    showsDepartures: false,
    openDepartures: () => {},
  };
  const { rerender } = renderHook(
    (at: FrameTarget) =>
      useFrameCamera(
        { target: at, firstKey: ROUTE.key, camera, padding: NO_PADDING, mapState: 1 },
        frame,
      ),
    { initialProps: target },
  );
  return { moves, select: rerender };
}

test('B2: a map opens fitted to the route that its address names, if nobody has moved it', () => {
  expect(openMap(ROUTE, null).moves).toEqual(['show 1']);
  expect(openMap(ROUTE, null, true).moves).toEqual([]);
});

test('B18: a map that opens again keeps the view that the reader left', () => {
  const { moves, select } = openMap(STOP, CAMERA);
  expect(moves).toEqual(['keepVisible 1']);
  select(ROUTE);
  expect(moves).toEqual(['keepVisible 1']);
  select({ ...STOP, key: 'stop 0400' });
  expect(moves).toEqual(['keepVisible 1', 'ensureVisible 1']);
  expect(openMap(ROUTE, CAMERA).moves).toEqual([]);
});
