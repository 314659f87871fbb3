import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { feetBetween, placeAt } from '../../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../../src/lib/geo/lengths.ts';
import { stopIndex } from '../../../../src/service/operations/stops/stop-index.ts';
import { aRouteStop } from '../../../support/builders.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';
import { runs } from '../../../support/runs.ts';

const CENTER = 'lat=43.0733673&lon=-89.4014633';

const stopAt = (stopID: string, lat: number, lon: number) =>
  aRouteStop({ stopID, latitude: lat, longitude: lon });

test('S1: returns the stops near a point in the field stop, nearest first, each once', async () => {
  const { body } = await requestJson(smallService(), `/v1/getnearbystops?${CENTER}`);
  expect(body['stop']).toMatchObject([
    { stopID: '0100', latitude: '43.0733' },
    { stopID: '0341' },
    { stopID: '0538' },
    { stopID: '0070' },
  ]);
  expect(Object.keys(body)).toEqual(['status', 'timestamp', 'stop']);
});

test('F10, F37: a stop near a point has an entry where riders just get on, if there is one', () => {
  const entry = (destination: string, more = {}) => ({
    ...stopAt('1', 43, -89),
    destination,
    ...more,
  });
  const [exit, boarded] = [entry('Center', { exitOnly: true }), entry('Harbor')];
  const place = { lat: 43, lon: -89 };
  for (const stops of [
    [exit, boarded],
    [boarded, exit],
  ])
    expect(stopIndex(stops).near(place, 100)).toEqual([boarded]);
  expect(stopIndex([exit]).near(place, 100)).toEqual([exit]);
  const booked = entry('East', { byReservation: true });
  expect(stopIndex([booked, boarded]).near(place, 100)).toEqual([boarded]);
});

test('S1: the list is empty in a city without stops', async () => {
  const service = smallService({ stops: async () => [] });
  const { body } = await requestJson(service, `/v1/getnearbystops?${CENTER}`);
  expect(body).toMatchObject({ status: '0', stop: [] });
});

test('S1: a stop just within the radius is found and one just beyond it is not', () => {
  const center = { lat: 43.07, lon: -89.4 };
  const within = placeAt(center, 77, 499.9 * METERS_PER_FOOT);
  const beyond = placeAt(center, 77, 500.1 * METERS_PER_FOOT);
  const index = stopIndex([
    stopAt('within', within.lat, within.lon),
    stopAt('beyond', beyond.lat, beyond.lon),
  ]);
  expect(index.near(center, 500).map((stop) => stop.stopID)).toEqual(['within']);
});

test('S1: finds stops across the 180th meridian and around a pole', () => {
  const index = stopIndex([
    stopAt('east', 10, 179.9999),
    stopAt('west', 10, -179.9999),
    stopAt('pole', 89.9999, 120),
  ]);
  const near = (lat: number, lon: number) =>
    index.near({ lat, lon }, 500).map((stop) => stop.stopID);
  expect(near(10, 179.99995)).toEqual(['east', 'west']);
  expect(near(10, -179.99995)).toEqual(['west', 'east']);
  expect(near(90, -60)).toEqual(['pole']);
});

test('S1: finds the same stops as a scan of all stops, anywhere on Earth', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const offsets = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 300, noNaN: true }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anywhere, offsets, fc.integer({ min: 1, max: 500 }), (center, around, radius) => {
      const stops = around.map(([bearing, meters], index) => {
        const { lat, lon } = placeAt(center, bearing, meters);
        return stopAt(String(index), lat, lon);
      });
      const expected = stops
        .map((stop) => ({
          stop,
          feet: feetBetween(center, { lat: stop.latitude, lon: stop.longitude }),
        }))
        .filter(({ feet }) => feet < radius)
        .toSorted((a, b) => a.feet - b.feet);
      const found = stopIndex(stops).near(center, radius);
      expect(new Set(found.map((stop) => stop.stopID))).toEqual(
        new Set(expected.map(({ stop }) => stop.stopID)),
      );
    }),
    runs(300),
  );
});
