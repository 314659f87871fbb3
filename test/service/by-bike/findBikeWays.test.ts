import { expect, test } from 'vitest';

import type { BikeStation } from '../../../src/contract/bikes/BikesAnswer.ts';
import { type BikeQuery, findBikeWays } from '../../../src/service/by-bike/findBikeWays.ts';
import { theSettings } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { spot } from '../../support/journeys/carCity.ts';

const MINUTE = 60_000;

/** A station so many meters north of the middle of a made-up city. */
function stationAt(north: number, overrides: Partial<BikeStation> = {}): BikeStation {
  const { lat: latitude, lon: longitude } = spot(north);
  const bikeID = `1:${north}`;
  const counts = { bikes: 4, docks: 4, countedAt: NOON - MINUTE };
  return { bikeID, name: bikeID, latitude, longitude, system: 'Blue', ...counts, ...overrides };
}

const waysBy = (stations: readonly BikeStation[], query: Partial<BikeQuery> = {}) =>
  findBikeWays(
    {
      from: spot(0),
      to: spot(4000),
      at: NOON,
      isArriveBy: false,
      walkMinutes: 15,
      now: NOON,
      stations,
      ...query,
    },
    () => ({ journeys: [], ends: [] }),
    theSettings(),
  );

test('V4: one walks to a station with bikes, rides about 14 km/h to one with docks, and walks on', () => {
  const { journeys } = waysBy([stationAt(100), stationAt(3900)]);
  expect(journeys).toHaveLength(1);
  const [journey] = journeys;
  expect(journey?.legs.map(({ kind, departAt, arriveAt }) => [kind, arriveAt - departAt])).toEqual([
    // 100 m at 80 m a minute, with detours; 3.8 km, with two minutes at one station and one at the other.
    ['walk', 98_000],
    ['bike', (180 + 1271) * 1000],
    ['walk', 98_000],
  ]);
  expect(journey?.departAt).toBe(NOON);
});

test.each<[string, BikeStation, BikeStation]>([
  ['has no bikes', stationAt(100, { bikes: 0 }), stationAt(3900)],
  ['says no bikes', { ...stationAt(100), bikes: undefined }, stationAt(3900)],
  ['has no docks', stationAt(100), stationAt(3900, { docks: 0 })],
  ['was counted too long ago', stationAt(100, { countedAt: NOON - 16 * MINUTE }), stationAt(3900)],
  ['was never counted', { ...stationAt(100), countedAt: undefined }, stationAt(3900)],
  ['belongs to another system', stationAt(100), stationAt(3900, { system: 'Red' })],
  ['is too far to walk to', stationAt(-1000), stationAt(3900)],
  ['is too far to ride to', stationAt(100), stationAt(9000)],
  ['is so near that one walks', stationAt(100), stationAt(550)],
])('V4: no bike is offered if a station %s', (_what, pickUp, dropOff) => {
  // Just behind its dock.
  const to = { lat: dropOff.latitude + 0.001, lon: dropOff.longitude };
  expect(waysBy([pickUp, dropOff], { to }).journeys).toEqual([]);
});

test('V4: one that has to be there by a time leaves as late as possible, and nothing is said of more than an hour', () => {
  const stations = [stationAt(100), stationAt(3900)];
  const by = (minutes: number) =>
    waysBy(stations, { isArriveBy: true, at: NOON + minutes * MINUTE });
  expect(by(40).journeys.map(({ arriveAt }) => arriveAt)).toEqual([NOON + 40 * MINUTE]);
  expect(by(80).journeys).toHaveLength(1);
  expect(by(110)).toMatchObject({ journeys: [], why: 'later' });
  // It takes 28 minutes.
  expect(by(20)).toMatchObject({ journeys: [], why: 'not-faster' });
  expect(waysBy(stations, { at: NOON + 70 * MINUTE })).toMatchObject({ why: 'later' });
});

test('V4: a bike that is hardly faster than walking is not offered, and the stations are not said to be missing', () => {
  // The stations are 700 m apart, and each 400 m off the way.
  const aside = (north: number) => ({ ...stationAt(north), longitude: spot(0).lon + 0.005 });
  const to = spot(800);
  expect(waysBy([aside(50), aside(750)], { to })).toEqual({ journeys: [], why: 'not-faster' });
});
