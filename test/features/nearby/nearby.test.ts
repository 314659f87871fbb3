import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchArea } from '../../../src/features/nearby/map/nearby-layers.ts';
import { nearbyStops } from '../../../src/features/nearby/nearbyStops.ts';
import { feetBetween } from '../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../src/lib/geo/lengths.ts';

const PLAIN = { intersection: 'Main & First', longitude: -89, lines: [] };

test('R3: the circle on the map has the search radius on the ground, at any latitude', () => {
  const lat = fc.double({ min: -75, max: 75, noNaN: true });
  const lon = fc.double({ min: -170, max: 170, noNaN: true });
  fc.assert(
    fc.property(lat, lon, fc.integer({ min: 100, max: 500 }), (lat, lon, radiusFeet) => {
      const [circle] = searchArea({ lat, lon }, radiusFeet * METERS_PER_FOOT).features;
      const ring = circle?.geometry.type === 'Polygon' ? circle.geometry.coordinates[0] : [];
      expect(ring?.length).toBeGreaterThan(32);
      for (const [east = 0, north = 0] of ring ?? []) {
        expect(feetBetween({ lat, lon }, { lat: north, lon: east })).toBeCloseTo(radiusFeet, 3);
      }
    }),
  );
});

test('R3: results are sorted by distance, with the walk in whole minutes', () => {
  const point = { lat: 43, lon: -89 };
  const found = nearbyStops(
    [
      { stopID: '0002', latitude: 43.001, ...PLAIN },
      { stopID: '0001', latitude: 43.0001, ...PLAIN },
    ],
    point,
    80,
  );
  expect(found.map(({ stop }) => stop.stopID)).toEqual(['0001', '0002']);
  expect(found.map(({ meters }) => Math.round(meters))).toEqual([11, 111]);
  expect(found.map(({ walkMinutes }) => walkMinutes)).toEqual([1, 2]);
});
