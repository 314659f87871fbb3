import fc from 'fast-check';
import { expect, test } from 'vitest';

import { metersBetween, placeAt, bearingBetween } from '../../../../src/lib/geo/distance.ts';
import { placeOnLine } from '../../../../src/lib/geo/shapes/line.ts';

const lat = fc.double({ min: -80, max: 80, noNaN: true });
const lon = fc.double({ min: -179, max: 179, noNaN: true });

test('placeAt gives a place at the distance and bearing', () => {
  fc.assert(
    fc.property(
      fc.record({ lat, lon }),
      fc.double({ min: 0, max: 359, noNaN: true }),
      fc.double({ min: 1, max: 5000, noNaN: true }),
      (from, bearing, meters) => {
        const to = placeAt(from, bearing, meters);
        expect(metersBetween(from, to)).toBeCloseTo(meters, 3);
        const off = Math.abs(bearingBetween(from, to) - bearing);
        expect(Math.min(off, 360 - off)).toBeLessThan(0.1);
      },
    ),
  );
});

test('placeOnLine gives the position along the line and the distance from it', () => {
  const from = { lat: 43, lon: -89.5 };
  const to = placeAt(from, 90, 2000);
  const beside = placeAt(placeAt(from, 90, 500), 0, 30);
  const found = placeOnLine(
    [
      [from.lon, from.lat],
      [to.lon, to.lat],
    ],
    beside,
  );
  expect(found?.along).toBeCloseTo(500, 0);
  expect(found?.offset).toBeCloseTo(30, 0);
});

test('a place beyond the end of a line is nearest to its end', () => {
  const line = [
    [0, 0],
    [0.01, 0],
  ] as const;
  const found = placeOnLine(line, { lat: 0, lon: 0.02 });
  expect(found?.along).toBeCloseTo(1112, 0);
  expect(found?.offset).toBeCloseTo(1112, 0);
});

test('a line without length has no nearest point', () => {
  expect(placeOnLine([], { lat: 0, lon: 0 })).toBeNull();
  expect(placeOnLine([[0, 0]], { lat: 0, lon: 0 })).toBeNull();
});
