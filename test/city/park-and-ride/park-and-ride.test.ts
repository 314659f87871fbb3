import fc from 'fast-check';
import { expect, test } from 'vitest';

import { initialStops, stopsWithinWalk } from '../../../src/city/park-and-ride/park-and-ride.ts';
import { metersBetween, placeAt } from '../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../src/lib/geo/lengths.ts';
import { aStop } from '../../support/builders.ts';
import { runs } from '../../support/runs.ts';

const LOT = { lat: 43.0731, lon: -89.4013 };
const walking = { metresPerMinute: 80, parkAndRideFeet: 1300 };

const noRoutes: readonly string[] = [];
const stopAt = (stopID: string, meters: number) => {
  const { lat, lon } = placeAt(LOT, 90, meters);
  const { destination: _any, ...stop } = aStop({ stopID, latitude: lat, longitude: lon });
  return { ...stop, routes: noRoutes, destinations: [] };
};
const found = [10, 20, 30, 40, 50, 60].map((meters) => stopAt(`other ${meters}`, meters));
const ofRoute = (meters: number) => ({
  ...stopAt(`route ${meters}`, meters),
  routes: ['03'],
});
const within = (loaded: ReturnType<typeof ofRoute>[]) =>
  stopsWithinWalk(LOT, walking, loaded, found);
const near = (loaded: ReturnType<typeof ofRoute>[]) =>
  initialStops(within(loaded)).map(({ stop }) => stop.stopID);

test('R18: a stop of a chosen route is listed although five others are nearer', () => {
  expect(near([ofRoute(300)])).toEqual([
    'other 10',
    'other 20',
    'other 30',
    'other 40',
    'route 300',
  ]);
});

test('R18: a walk is as long as the settings say, to the meter', () => {
  const atItsEnd = [396, 397].map((meters) => stopAt(`${meters} m`, meters));
  const listed = stopsWithinWalk(LOT, walking, [], atItsEnd);
  expect(listed.map(({ stop }) => stop.stopID)).toEqual(['396 m']);
});

test('R18: the nearest stops come first, whatever their routes', () => {
  expect(near([ofRoute(35)])).toEqual(['other 10', 'other 20', 'other 30', 'route 35', 'other 40']);
});

test('R18: a stop that the search also found is listed once, with its routes', () => {
  const both = { ...ofRoute(35), stopID: 'other 30' };
  const listed = within([both]).filter(({ stop }) => stop.stopID === 'other 30');
  expect(listed.map(({ stop }) => stop.routes)).toEqual([['03']]);
});

test('R18: finds the same stops as a check of every stop, anywhere', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const offsets = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 900, noNaN: true }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anywhere, offsets, (lot, around) => {
      const stops = around.map(([bearing, meters], index) => {
        const { lat, lon } = placeAt(lot, bearing, meters);
        return { ...ofRoute(0), stopID: String(index), latitude: lat, longitude: lon };
      });
      const expected = stops
        .filter(
          ({ latitude, longitude }) =>
            metersBetween(lot, { lat: latitude, lon: longitude }) <=
            walking.parkAndRideFeet * METERS_PER_FOOT,
        )
        .map(({ stopID }) => stopID);
      const listed = stopsWithinWalk(lot, walking, stops).map(({ stop }) => stop.stopID);
      expect(new Set(listed)).toEqual(new Set(expected));
    }),
    runs(300),
  );
});
