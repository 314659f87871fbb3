import { expect, test } from 'vitest';

import { boundsOf, isSameView, uncoveredOffset } from '../../../src/map/camera/camera.ts';

const camera = { center: { lat: 43.07, lon: -89.4 }, zoom: 13 };

test('R13: a difference from rounding is not a move', () => {
  const rounded = {
    center: { lat: 43.0700000001, lon: -89.4000000002 },
    zoom: 13.0001,
    bearing: 0,
  };
  expect(isSameView(camera, rounded)).toBe(true);
});

test.each([
  { ...camera, center: { lat: 43.0701, lon: -89.4 } },
  { ...camera, center: { lat: 43.07, lon: -89.4001 } },
  { ...camera, zoom: 13.1 },
  { ...camera, bearing: 10 },
])('R20: %j is a different view', (other) => {
  expect(isSameView(camera, other)).toBe(false);
});

test('the center of the uncovered area is away from the panel', () => {
  expect(uncoveredOffset({ top: 0, right: 0, bottom: 300, left: 400 })).toEqual([200, -150]);
});

test('the bounds contain all places, and are null without places', () => {
  expect(
    boundsOf([
      { lat: 43, lon: -89 },
      { lat: 42, lon: -90 },
    ]),
  ).toEqual({
    southWest: { lat: 42, lon: -90 },
    northEast: { lat: 43, lon: -89 },
  });
  expect(boundsOf([])).toBeNull();
});
