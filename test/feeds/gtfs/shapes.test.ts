import fc from 'fast-check';
import { expect, test } from 'vitest';

import { simplify } from '../../../src/feeds/gtfs/shapes/simplify.ts';
import { segmentFraction } from '../../../src/lib/geo/shapes/segmentFraction.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported } from '../../support/feeds/report-of.ts';
import { runs } from '../../support/runs.ts';

/** One thousandth of a degree of latitude in meters. */
const STEP = 111.2;

/**
 * Imports a feed with one trip that serves the stops, and one shape.
 *
 * @param stops in steps "lat,lon" or "lat,lon,traveled"
 */
async function lineOf(stops: string, shape: string) {
  const placesOf = (text: string) => text.split(' ').map((place) => place.split(','));
  const degrees = ([lat, lon]: readonly string[]) =>
    `${(0.001 * Number(lat) + 0.01).toFixed(6)},${(0.001 * Number(lon) + 0.01).toFixed(6)}`;
  const names = [...new Set(placesOf(stops).map(degrees))];
  const points = placesOf(shape).map(
    (point, index) => `S,${degrees(point)},${index},${point[2] ?? ''}`,
  );
  const rows = placesOf(stops).map(
    (stop, index) => `t1,s${names.indexOf(degrees(stop))},${index},${stop[2] ?? ''}`,
  );
  const { snapshot } = await imported(
    aFeed({
      'stops.txt': `stop_id,stop_lat,stop_lon,stop_name\n${names.map((name, index) => `s${index},${name},Stop ${index}`).join('\n')}`,
      'trips.txt': '\nr1,daily,t1,North,0,S',
      'stop_times.txt': `trip_id,stop_id,stop_sequence,shape_dist_traveled\n${rows.join('\n')}`,
      'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled\n${points.toReversed().join('\n')}`,
    }),
  );
  return {
    line: snapshot.lines[0] ?? [],
    steps: (snapshot.patterns[0]?.distances ?? []).map((along) => Math.round(along / STEP)),
  };
}

test.each([
  ['90.1,0', 'shape_pt_lat'],
  ['-90.1,0', 'shape_pt_lat'],
  ['43,180.1', 'shape_pt_lon'],
  ['43,-180.1', 'shape_pt_lon'],
  ['43,x', 'shape_pt_lon'],
])('S6: a point at %s is no place, and its %s is reported', async (place, field) => {
  const { report } = await imported(
    aFeed({
      'shapes.txt': `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\nA,43,180,1\nA,${place},2\nA,43,-180,3`,
      'trips.txt': '\nr1,daily,t1,North,0,A',
    }),
  );
  const found = report.findings.filter(({ file }) => file === 'shapes.txt');
  expect(found.map(({ kind, field, count }) => [kind, field, count])).toEqual([
    ['bad-value', field, 1],
  ]);
});

test('S6: a line keeps only its corners', async () => {
  const { line } = await lineOf('0,0 2,2', '0,0 1,0.01 2,0 2,1 2,2');
  expect(line).toEqual([0.01, 0.01, 0.01, 0.012, 0.012, 0.012]);
});

test('S6: stops are placed along the line', async () => {
  const { steps } = await lineOf('0,0.1 3,0.1 4,2', '0,0 4,0 4,3');
  expect(steps).toEqual([0, 3, 6]);
});

test('S6: on a loop the last stop is at the end of the line', async () => {
  const loop = '0,0 0,4 4,4 4,0 0,0';
  expect((await lineOf(loop, loop)).steps).toEqual([0, 4, 8, 12, 16]);
});

test('S6: a stop that a trip serves twice has two distances', async () => {
  const { steps } = await lineOf('0,0 3,0 4,2 3,0 0,0', '0,0 4,0 4,2 4,0 0,0');
  expect(steps).toEqual([0, 3, 6, 9, 12]);
});

test('S6: shape_dist_traveled says which pass of a line a stop is on, or else the order of the stops', async () => {
  expect((await lineOf('3,0,5 1,0,7', '0,0,0 4,0,4 0,0,8')).steps).toEqual([5, 7]);
  expect((await lineOf('1,0 3,0 1,0', '0,0 4,0 0,0')).steps).toEqual([1, 3, 7]);
});

test('S6: a wrong shape_dist_traveled is ignored', async () => {
  expect((await lineOf('1,0,7 8,0,8', '0,0,0 9,0,9')).steps).toEqual([1, 8]);
});

test('S6: distances never decrease, wherever the stops are', async () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(point, { minLength: 2, maxLength: 6 }),
      fc.array(point, { minLength: 2, maxLength: 6 }),
      async (stops, shape) => {
        const { line, steps } = await lineOf(stops.join(' '), shape.join(' '));
        expect(steps).toHaveLength(line.length > 0 ? stops.length : 0);
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      },
    ),
    runs(60),
  );
});

test('S6: no point of a shape is more than 5 m from its simplified line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ max: 50, min: -50 }), fc.integer({ max: 50, min: -50 })), {
        minLength: 2,
        maxLength: 40,
      }),
      (points) => {
        const xs = Float64Array.from(points, ([x]) => x);
        const ys = Float64Array.from(points, ([, y]) => y);
        const kept = simplify(xs, ys, 5);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(points.length - 1);
        for (const [index, [x, y]] of points.entries()) {
          const next = kept.findIndex((each) => each >= index);
          const [a, b] = [kept[Math.max(0, next - 1)] ?? 0, kept[next] ?? 0];
          const [ax = 0, ay = 0, bx = 0, by = 0] = [xs[a], ys[a], xs[b], ys[b]];
          const fraction = segmentFraction(x, y, ax, ay, bx, by);
          const offset = Math.hypot(ax + (bx - ax) * fraction - x, ay + (by - ay) * fraction - y);
          expect(offset).toBeLessThanOrEqual(5);
        }
      },
    ),
  );
});
