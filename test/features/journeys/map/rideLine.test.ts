import { expect, test } from 'vitest';

import { rideLine, tripLine } from '../../../../src/features/journeys/map/rideLine.ts';

/** Places a hundred meters apart, from west to east, with two vertices between each two. */
const at = (hundreds: number, north = 0) => ({ lat: 43 + north, lon: hundreds * 0.00123 });
const LINE = {
  type: 'LineString' as const,
  coordinates: [0, 0.4, 0.8, 1.2, 1.6, 2].map((hundreds): [number, number] => [
    hundreds * 0.00123,
    43,
  ]),
};
const lonsOf = (points: readonly (readonly number[])[]) =>
  points.map(([lon = Number.NaN]) => Math.round(lon / 0.000123) / 10);

test('J5: a ride follows its route’s line, also where only the other direction is drawn', () => {
  expect(lonsOf(rideLine(at(0), at(1), LINE))).toEqual([0, 0.4, 0.8, 1]);
  expect(lonsOf(rideLine(at(2), at(1), LINE))).toEqual([2, 1.6, 1.2, 1]);
});

test('J5: a ride is straight where its route’s line is unknown or far away, and never goes round a ring backward', () => {
  expect(lonsOf(rideLine(at(0), at(1), undefined))).toEqual([0, 1]);
  expect(lonsOf(rideLine(at(0, 0.01), at(1, 0.01), LINE))).toEqual([0, 1]);
  const far = [0, 9, 9, 0.2].map((hundreds, index): [number, number] => [
    hundreds * 0.00123,
    43 + (index > 1 ? 0.001 : 0),
  ]);
  const ring = { type: 'LineString' as const, coordinates: far };
  expect(lonsOf(rideLine(at(0.2, 0.001), at(0), ring))).toEqual([0.2, 0]);
});

test('Q7: a trip’s line runs past the stops beside it, and straight from stop to stop where it is unknown', () => {
  const stops = [at(0, 0.0002), at(1, 0.0002), at(2, 0.0002)];
  const points = (line: typeof LINE | undefined) => {
    const [feature] = tripLine(stops, line, '#123456').features;
    return feature?.geometry.type === 'LineString' ? feature.geometry.coordinates : [];
  };
  expect(lonsOf(points(LINE))).toEqual([0, 0.4, 0.8, 1.2, 1.6, 2]);
  expect(points(LINE).filter(([, lat]) => lat !== 43)).toHaveLength(2);
  expect(lonsOf(points(undefined))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(tripLine([at(0)], LINE, '#123456').features).toEqual([]);
});
