import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { metersBetween } from '../../../../src/lib/geo/distance.ts';
import { runSteps } from '../../../../src/lib/steps.ts';
import type { RouteStop } from '../../../../src/service/Source.ts';
import { findPlacesSteps } from '../../../../src/service/sources/places/findPlaces.ts';
import { stopAt } from '../../../support/cities/two-agencies.ts';

const agencyOf = (routeID: string) => routeID.split(':')[0] ?? '';
const places = (stops: readonly RouteStop[]) => runSteps(findPlacesSteps(stops, agencyOf));

/** The IDs of each place, in order. */
const found = (stops: readonly RouteStop[]) =>
  places(stops)
    .map((place) => place.map(({ stopID }) => stopID))
    .toSorted((one, other) => (one.join() < other.join() ? -1 : 1));

const main = { intersection: 'Main & 1st' };

test('G3: stops of one station join whatever their names, within 40 m', () => {
  const station = { station: 'central', intersection: 'Central' };
  const stops = [
    stopAt(0, 0, { ...station, stopID: '1', routeID: 'a:1' }),
    stopAt(30, 0, { ...station, stopID: '2', routeID: 'b:1', intersection: 'Bay C' }),
    stopAt(60, 0, { ...station, stopID: '3', routeID: 'c:1', intersection: 'Bay D' }),
  ];
  expect(found(stops)).toEqual([['1', '2']]);
});

test('G3: three agencies at a corner are one place', () => {
  const stops = ['a', 'b', 'c'].map((agency, index) =>
    stopAt(10 * index, 0, { ...main, stopID: `${index}`, routeID: `${agency}:1` }),
  );
  expect(found(stops)).toEqual([['0', '1', '2']]);
});

test('G3: stops farther apart than 40 m, with other names, or served by one agency, stay two', () => {
  const one = stopAt(0, 0, { ...main, stopID: '1', routeID: 'a:1' });
  expect(found([one, stopAt(41, 0, { ...main, stopID: '2', routeID: 'b:1' })])).toEqual([]);
  expect(found([one, stopAt(39, 0, { ...main, stopID: '2', routeID: 'b:1' })])).toEqual([
    ['1', '2'],
  ]);
  const renamed = { stopID: '2', routeID: 'b:1', intersection: 'Main & 2nd' };
  expect(found([one, stopAt(5, 0, renamed)])).toEqual([]);
  const shared = [
    one,
    ...['a:2', 'b:1'].map((id) => stopAt(5, 0, { ...main, stopID: '2', routeID: id })),
  ];
  expect(found(shared)).toEqual([]);
});

const anyStop = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  east: fc.integer({ min: -60, max: 60 }),
  north: fc.integer({ min: -60, max: 60 }),
  agency: fc.constantFrom('a', 'b', 'c'),
  name: fc.constantFrom('Main & 1st', '1st St & Main', 'Mill'),
  station: fc.constantFrom('s', undefined),
});

test('G3: each stop is in one place, within 40 m of the others, whichever feed comes first', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyStop, { selector: ({ id }) => id, maxLength: 30 }),
      fc.nat(),
      (drawn, turn) => {
        const stops = drawn.map(({ id, east, north, agency, name, station }) =>
          stopAt(east, north, {
            stopID: `${id}`,
            routeID: `${agency}:1`,
            intersection: name,
            ...(station === undefined ? {} : { station }),
          }),
        );
        const all = places(stops);
        const members = all.flat();
        expect(new Set(members).size).toBe(members.length);
        for (const one of all)
          for (const [index, a] of one.entries())
            for (const b of one.slice(index + 1)) {
              const [here, there] = [a, b].map(({ latitude: lat, longitude: lon }) => ({
                lat,
                lon,
              }));
              if (here === undefined || there === undefined) continue;
              expect(metersBetween(here, there)).toBeLessThanOrEqual(40);
              expect(agencyOf(a.routeID)).not.toBe(agencyOf(b.routeID));
            }
        const turned = [
          ...stops.slice(turn % (stops.length + 1)),
          ...stops.slice(0, turn % (stops.length + 1)),
        ];
        expect(found(turned.toReversed())).toEqual(found(stops));
      },
    ),
  );
});

test('S16: thousands of stops of two agencies at one point are no place, and take no longer each', () => {
  const crowd = (count: number) =>
    ['a', 'b'].flatMap((agency) =>
      Array.from({ length: count }, (_, index) =>
        stopAt(0, 0, { ...main, stopID: `${agency}${index}`, routeID: `${agency}:1` }),
      ),
    );
  const corner = ['a', 'b'].map((agency) =>
    stopAt(500, 500, { ...main, stopID: `corner ${agency}`, routeID: `${agency}:1` }),
  );
  expect(found([...crowd(20_000), ...corner])).toEqual([['corner a', 'corner b']]);
  // Those that can be told apart are joined.
  expect(found(crowd(40))).toHaveLength(40);
});
