import { assert, double, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, formatCamera, parseCamera, uncoveredOffset } from '../../src/map/camera.ts';

test('R20: a camera is read back as it was written, to a metre', () => {
  const camera = record({
    center: record({
      lat: double({ min: -85, max: 85, noNaN: true }),
      lon: double({ min: -180, max: 180, noNaN: true }),
    }),
    zoom: double({ min: 0, max: 22, noNaN: true }),
    bearing: double({ min: -180, max: 180, noNaN: true }),
  });
  assert(
    property(camera, ({ center, zoom, bearing }) => {
      const read = parseCamera(formatCamera({ center, zoom, bearing }));
      expect(read?.center.lat).toBeCloseTo(center.lat, 4);
      expect(read?.center.lon).toBeCloseTo(center.lon, 4);
      expect(read?.zoom).toBeCloseTo(zoom, 1);
      expect(parseCamera(formatCamera(read ?? { center, zoom }))).toEqual(read);
    }),
  );
});

test('R20: a camera whose north is up needs no bearing in the URL', () => {
  const camera = { center: { lat: 43.07305, lon: -89.40123 }, zoom: 13.5 };
  expect(formatCamera(camera)).toBe('43.07305,-89.40123,13.5');
  expect(formatCamera({ ...camera, bearing: -20 })).toBe('43.07305,-89.40123,13.5,340');
});

test.each([
  '',
  '43',
  '43,-89',
  '43,-89,',
  '43,-89,x',
  '91,0,3',
  '0,181,3',
  '0,0,23',
  '1,2,3,4,5',
  '1e1,2,3',
])('R20: "%s" is no camera and is dropped', (text) => {
  expect(parseCamera(text)).toBeNull();
});

test('R20: whatever stands in the URL, a camera comes of it or nothing', () => {
  assert(
    property(string(), (text) => {
      const camera = parseCamera(text);
      expect(camera === null || Number.isFinite(camera.zoom)).toBe(true);
    }),
  );
});

test('the middle of what is not covered lies away from the panel', () => {
  expect(uncoveredOffset({ top: 0, right: 0, bottom: 300, left: 400 })).toEqual([200, -150]);
});

test('an area holds all its places, and no places make none', () => {
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
