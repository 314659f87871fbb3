import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ApiError } from '../../../src/api/ApiError.ts';
import type { Read } from '../../../src/api/Read.ts';
import type { NearbyStopsAnswer } from '../../../src/contract/stop-lookups.ts';
import { circlesAround, searchProgress } from '../../../src/features/nearby/searchRings.ts';
import { feetBetween, placeAt, type Place } from '../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../src/lib/geo/lengths.ts';
import { aStop } from '../../support/builders.ts';

const POINT = { lat: 43.07, lon: -89.4 };

const somewhere = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
});
const bearing = fc.double({ min: 0, max: 360, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('R4: every point within reach lies in one of the circles, anywhere on earth', () => {
  fc.assert(
    fc.property(somewhere, bearing, share, (point, bearing, share) => {
      const { centers, reaches } = circlesAround(point);
      for (const { circles, feet } of reaches) {
        const anyPoint = placeAt(point, bearing, feet * share * METERS_PER_FOOT);
        const asked = centers.slice(0, circles);
        const nearest = Math.min(...asked.map((center) => feetBetween(center, anyPoint)));
        expect(nearest).toBeLessThan(500.001);
      }
    }),
    { numRuns: 2000 },
  );
});

test('R4: a search needs few circles: one, about 12, and about 27', () => {
  fc.assert(
    fc.property(somewhere, (point) => {
      const [narrow, wider, widest] = circlesAround(point).reaches;
      expect(narrow).toEqual({ circles: 1, feet: 500 });
      expect(wider?.feet).toBe(1000);
      expect(wider?.circles).toBeGreaterThanOrEqual(9);
      expect(wider?.circles).toBeLessThanOrEqual(20);
      expect(widest?.feet).toBe(1800);
      expect(widest?.circles).toBeLessThanOrEqual(40);
    }),
    { numRuns: 500 },
  );
});

test('R4: riders near each other ask for the same circles, except the one around themselves', () => {
  fc.assert(
    fc.property(somewhere, bearing, (point, bearing) => {
      const texts = (at: Place) =>
        circlesAround(at).centers.map(({ lat, lon }) => `${lat.toFixed(7)} ${lon.toFixed(7)}`);
      const own = texts(point);
      const neighbor = texts(placeAt(point, bearing, 100));
      expect(neighbor[0]).not.toBe(own[0]);
      const same = neighbor.slice(1).filter((center) => own.includes(center));
      expect(same.length).toBeGreaterThan(15);
    }),
    { numRuns: 200 },
  );
});

test('R4: no circle is asked for twice, also on the equator', () => {
  const { centers } = circlesAround({ lat: 0, lon: -78.45 });
  expect(new Set(centers.map(({ lat, lon }) => `${lat} ${lon}`)).size).toBe(centers.length);
});

test.each([
  [90, 0],
  [-90, 180],
  [89.9999, -180],
])('R4: a search at %d, %d ends', (lat, lon) => {
  expect(circlesAround({ lat, lon }).centers.length).toBeLessThan(100);
});

/** Seven and 19 circles, so that a test can list their reads. */
const CIRCLES = {
  centers: [POINT],
  reaches: [
    { circles: 1, feet: 500 },
    { circles: 7, feet: 1000 },
    { circles: 19, feet: 1800 },
  ],
};

const answered = (...feetAway: number[]): Read<NearbyStopsAnswer> => ({
  answer: {
    dropped: 0,
    stops: feetAway.map((feet) => {
      const { lat, lon } = placeAt(POINT, 90, feet * METERS_PER_FOOT);
      return aStop({ stopID: String(feet), latitude: lat, longitude: lon });
    }),
  },
  receivedAt: 0,
});
const failed: Read<NearbyStopsAnswer> = {
  failure: { error: new ApiError('timeout', 'no answer'), since: 0 },
};
const readsOf = (...reads: (Read<NearbyStopsAnswer> | undefined)[]) =>
  Array.from({ length: 19 }, (_, index) => reads[index]);
const ring = (length: number, read: Read<NearbyStopsAnswer>) => Array.from({ length }, () => read);

test.each([
  ['a search begins with one circle', readsOf(), [1, 500, false]],
  ['three stops are enough', readsOf(answered(10, 20, 30)), [1, 500, true]],
  [
    'two stops are too few, and six more circles are requested',
    readsOf(answered(10, 20)),
    [7, 500, false],
  ],
  [
    'a stop in two circles counts once',
    readsOf(answered(10), ...ring(6, answered(10))),
    [19, 1000, false],
  ],
  [
    'stops outside the covered radius do not count',
    readsOf(answered(10), answered(400, 1200), ...ring(5, answered())),
    [19, 1000, false],
  ],
  [
    'a search ends with the first ring if it has enough stops',
    readsOf(answered(10), answered(400, 900), ...ring(5, answered())),
    [7, 1000, true],
  ],
  [
    'a failed circle does not stop the search',
    readsOf(answered(10), failed, ...ring(5, answered())),
    [19, 1000, false],
  ],
  [
    'a ring that fails completely ends the search',
    readsOf(answered(10), ...ring(6, failed)),
    [7, 1000, true],
  ],
  ['a search whose first circle fails is not widened', readsOf(failed), [1, 500, true]],
  ['a search ends after the second ring', readsOf(...ring(19, answered())), [19, 1800, true]],
  ['a search with a radius has one circle', [answered()], [1, 500, true]],
] as const)('R4: %s', (_, reads, [circleCount, reachFeet, isDone]) => {
  expect(searchProgress(reads, CIRCLES)).toEqual({ circleCount, reachFeet, isDone });
});

test.each([
  ['one circle', 500, readsOf(answered(10, 20, 30)), 1, 500, true],
  ['one ring', 1000, readsOf(answered(10, 20, 30), ...ring(6, answered(10))), 7, 1000, true],
  ['not the first ring', 1000, readsOf(answered(10, 20, 30)), 7, 500, false],
  ['no ring', 1300, readsOf(answered(10, 20, 30), ...ring(6, answered(10))), 19, 1000, false],
  ['all there is', 5000, readsOf(...ring(19, answered(10, 20, 30))), 19, 1800, true],
])(
  'R18: a search with a minimum distance ends when it has reached that: %s for %d ft',
  (_, feet, reads, circleCount, reachFeet, isDone) => {
    expect(searchProgress(reads, CIRCLES, feet)).toEqual({ circleCount, reachFeet, isDone });
  },
);
