import { expect, test } from 'vitest';

import { shownArea } from '../../../../src/audiences/builder/preview/shownArea.ts';
import { FIT_MARGIN } from '../../../../src/map/camera/camera.ts';
import { zoomToFit } from '../../../../src/map/first-map/projection.ts';

const camera = { lat: 43.6, lon: -91.9, zoom: 13.4, bearing: 0 };
const padding = { top: 48, right: 0, bottom: 120, left: 0 };
const frame = { camera, width: 640, height: 480, padding };

test('B19: a frame of the same size fits the box of the preview at the same zoom and center', () => {
  const { bbox, camera: none } = shownArea(frame);
  expect(none).toBeNull();
  if (bbox === null) throw new Error('there is no box');
  const { southWest, northEast } = bbox;
  const free = [640 - 2 * FIT_MARGIN, 480 - 48 - 120 - 2 * FIT_MARGIN] as const;
  const box = [southWest.lon, southWest.lat, northEast.lon, northEast.lat] as const;
  expect(zoomToFit(box, free, 0)).toBeCloseTo(camera.zoom, 2);
  expect((southWest.lat + northEast.lat) / 2).toBeCloseTo(camera.lat, 3);
  expect((southWest.lon + northEast.lon) / 2).toBeCloseTo(camera.lon, 4);
});

test.each([
  ['is turned', { camera: { ...camera, bearing: 30 } }],
  ['crosses the 180th meridian', { camera: { ...camera, lon: 179.99 } }],
  ['is covered by a panel', { padding: { ...padding, bottom: 420 } }],
])('B19: a map that %s has a camera instead of a box', (_what, change) => {
  const shown = { ...frame, ...change };
  expect(shownArea(shown)).toEqual({ bbox: null, camera: shown.camera });
});
