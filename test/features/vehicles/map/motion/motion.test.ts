import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  eased,
  motionDuration,
  pathBetween,
  positionAt,
} from '../../../../../src/features/vehicles/map/motion/motion.ts';
import type { Path } from '../../../../../src/features/vehicles/map/motion/motion.ts';
import { metersBetween, placeAt } from '../../../../../src/lib/geo/distance.ts';
import type { Place } from '../../../../../src/lib/geo/distance.ts';
import { placeOnLine } from '../../../../../src/lib/geo/shapes/line.ts';
import type { LineCoordinates } from '../../../../../src/lib/geo/shapes/line.ts';

const from = { lat: 43.07, lon: -89.4 };
const at = (bearing: number, meters: number, origin: Place = from) =>
  placeAt(origin, bearing, meters);
const lineOf = (...places: Place[]) => ({
  type: 'LineString' as const,
  coordinates: places.map(({ lat, lon }): [number, number] => [lon, lat]),
});

/** The path of a bus with an unknown heading, which had a minute to drive it. */
function pathTo(to: Place, line?: Parameters<typeof pathBetween>[0]['line'], start: Place = from) {
  const unknown = { headingBefore: null, headingAfter: null };
  return pathBetween({ from: start, to, elapsedSeconds: 60, line, ...unknown });
}

function given(path: Path | null): Path {
  if (path === null) throw new Error('expected a path');
  return path;
}

const along = (path: Path) =>
  Array.from({ length: 101 }, (_, step) => positionAt(path, step / 100));
const lengthOf = (places: readonly Place[]) =>
  places.reduce((sum, place, index) => sum + metersBetween(places[index - 1] ?? place, place), 0);

describe('which moves are animated', () => {
  test.each([
    [1.9, false],
    [2.1, true],
    [399, true],
    [401, false],
  ])('R9: a hop of %d m is animated: %s', (meters, isAnimated) => {
    expect(pathTo(at(70, meters)) !== null).toBe(isAnimated);
  });

  test('R9: a hop that is too fast for a bus is not animated', () => {
    const hop = (secondsPassed: number) =>
      pathBetween({
        from,
        to: at(70, 350),
        elapsedSeconds: secondsPassed,
        headingBefore: null,
        headingAfter: null,
      });
    expect(hop(10)).toBeNull();
    expect(hop(12)).not.toBeNull();
  });

  test('R9: a motion takes three seconds, but never longer than the poll interval', () => {
    expect([10_000, 2000].map(motionDuration)).toEqual([3000, 2000]);
  });
});

describe('along the line', () => {
  const corner = at(0, 100);
  const street = lineOf(at(180, 500), corner, at(90, 500, corner));

  test('R9: a bus drives around the corner of its route, not across the block', () => {
    const path = given(pathTo(at(90, 100, corner), street));
    const closest = Math.min(...along(path).map((place) => metersBetween(place, corner)));
    expect(closest).toBeLessThan(3);
    expect(lengthOf(along(path))).toBeCloseTo(200, -1);
  });

  test('R9: a bus that was reported beside the line keeps its distance from the line', () => {
    const path = given(pathTo(at(0, 60, at(90, 20)), street, at(90, 20)));
    const line: LineCoordinates = street.coordinates;
    for (const place of along(path)) expect(placeOnLine(line, place)?.offset).toBeCloseTo(20, 0);
  });

  test.each(['first', 'last'])(
    'R9: a bus drives straight if its %s place is 45 m off the line',
    (end) => {
      const [start, to] = [at(90, 45), at(0, 90)];
      const path = given(end === 'first' ? pathTo(to, street, start) : pathTo(start, street, to));
      expect(path).toHaveLength(3);
    },
  );

  test('R9: a bus takes the short way where a loop returns to the same street', () => {
    const far = at(90, 600);
    const loop = lineOf(from, far, at(0, 30, far), at(0, 30));
    const path = given(pathTo(at(0, 30), loop));
    expect(lengthOf(along(path))).toBeLessThan(31);
  });

  test('R9: a bus follows the line of its direction', () => {
    const north = at(0, 30);
    const out = { coordinates: [from, at(90, 150, at(180, 20)), at(90, 300)] };
    const back = { coordinates: [at(90, 300, north), at(90, 150, at(0, 20, north)), north] };
    const both = {
      type: 'MultiLineString' as const,
      coordinates: [out, back].map(({ coordinates }) => lineOf(...coordinates).coordinates),
    };
    const [west, east] = [at(0, 15), at(90, 300, at(0, 15))];
    const middleOf = (path: Path | null) => positionAt(given(path), 0.5).lat;
    expect(middleOf(pathTo(east, both, west))).toBeLessThan(west.lat);
    expect(middleOf(pathTo(west, both, east))).toBeGreaterThan(west.lat);
  });

  test('R9: a bus drives against the line if the settings have one direction only', () => {
    const path = given(pathTo(at(0, 20), street, at(90, 80, corner)));
    const closest = Math.min(...along(path).map((place) => metersBetween(place, corner)));
    expect(closest).toBeLessThan(3);
  });
});

test('R10: a bus ends with its new heading where the last two points of its path are one place', () => {
  // The line has a point twice, and the bus is reported a meter beyond it.
  const end = { lat: 43.07003249972835, lon: -89.39999999999998 };
  const to = { lat: 43.07004341623555, lon: -89.39999999999998 };
  const path = pathBetween({
    from,
    to,
    elapsedSeconds: 60,
    line: lineOf(from, end, end),
    headingBefore: null,
    headingAfter: 90,
  });
  expect(given(path).at(-2)).toMatchObject(to);
  expect(positionAt(given(path), 1)).toEqual({ ...to, heading: 90 });
});

const meters = fc.double({ min: 2.5, max: 390, noNaN: true });
const bearing = fc.double({ min: 0, max: 359.9, noNaN: true });
const heading = fc.option(bearing, { nil: null });
/** A street that begins near the start and has up to sixty bends. */
const street = fc
  .array(fc.tuple(bearing, fc.double({ min: 0, max: 60, noNaN: true })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((bends) => {
    const places = [from];
    for (const [turn, length] of bends) {
      places.push(at(turn, length, places.at(-1)));
    }
    return lineOf(...places);
  });
const moves = fc.record({
  to: fc.tuple(bearing, meters).map(([turn, length]) => at(turn, length)),
  line: fc.option(street, { nil: undefined }),
  headingBefore: heading,
  headingAfter: heading,
});

describe('any path', () => {
  test('R9: begins exactly where the bus is shown and ends exactly at the reported place', () => {
    fc.assert(
      fc.property(moves, (any) => {
        const path = given(pathBetween({ ...any, from, elapsedSeconds: 60 }));
        expect(positionAt(path, 0)).toMatchObject(from);
        for (const end of [1, 1.5]) expect(positionAt(path, end)).toMatchObject({ ...any.to });
      }),
    );
  });

  test('R9: only goes forward, has at most 16 points, and is never a detour', () => {
    fc.assert(
      fc.property(moves, (any) => {
        const path = given(pathBetween({ ...any, from, elapsedSeconds: 60 }));
        expect(path.length).toBeLessThanOrEqual(16);
        const fractions = path.map(({ fraction }) => fraction);
        expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
        expect([fractions[0], fractions.at(-1)]).toEqual([0, 1]);
        const straight = metersBetween(from, any.to);
        expect(lengthOf(path)).toBeLessThan(1.6 * straight + 60 + 2 * 40 + 1);
      }),
    );
  });

  test('R10: turns by at most half a circle from point to point, and ends with the new heading', () => {
    fc.assert(
      fc.property(moves, (any) => {
        const path = given(pathBetween({ ...any, from, elapsedSeconds: 60 }));
        for (const [index, point] of path.slice(1).entries()) {
          expect(Math.abs(point.heading - (path[index]?.heading ?? 0))).toBeLessThanOrEqual(
            180.001,
          );
        }
        const end = positionAt(path, 1).heading;
        const expected = any.headingAfter ?? end;
        expect(Math.abs(((end - expected + 540) % 360) - 180)).toBeLessThan(1e-6);
      }),
    );
  });

  test('R9: the easing runs from 0 to 1 and never exceeds the reported place', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 3, noNaN: true }), (share) => {
        expect(eased(share)).toBeGreaterThanOrEqual(0);
        expect(eased(share)).toBeLessThanOrEqual(1);
      }),
    );
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  });
});
