import { describe, expect, test } from 'vitest';

import { aRouteStop } from '../../support/builders.ts';
import { requestJson, smallService } from '../../support/cities/small-service.ts';

describe('getstops', () => {
  test('S1: returns the stops of a route, with every value a string', async () => {
    const { status, body } = await requestJson(smallService(), '/v1/getstops?routeID=07');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: '0',
      timestamp: '12:38pm',
      routeID: '07',
      stops: [
        {
          stopID: '0100',
          intersection: 'University & Park',
          latitude: '43.0733',
          longitude: '-89.40141',
          destination: 'West Transfer Point',
        },
        {
          stopID: '0070',
          intersection: 'West Transfer Point',
          latitude: '43.07434',
          longitude: '-89.40083',
          destination: 'West Transfer Point',
        },
      ],
    });
  });

  test('S1: without a routeID returns all stops, grouped by route, with an empty routeID', async () => {
    const scattered = [
      aRouteStop({ routeID: '03', stopID: '1' }),
      aRouteStop({ routeID: '07', stopID: '2' }),
      aRouteStop({ routeID: '03', stopID: '3' }),
    ];
    const { body } = await requestJson(
      smallService({ stops: async () => scattered }),
      '/v1/getstops',
    );
    expect(body['routeID']).toBe('');
    expect(body['stops']).toMatchObject([{ stopID: '1' }, { stopID: '3' }, { stopID: '2' }]);
  });

  test('S1: a one-digit routeID that exists is not padded', async () => {
    const service = smallService({ routeIDs: async () => ['7', '07'] });
    expect((await requestJson(service, '/v1/getstops?routeID=7')).body['routeID']).toBe('7');
  });
});

describe('getstoplocation', () => {
  test('S1: returns one stop at the top level, without a destination', async () => {
    const { body } = await requestJson(smallService(), '/v1/getstoplocation?stopID=0070');
    expect(body).toEqual({
      status: '0',
      timestamp: '12:38pm',
      stopID: '0070',
      intersection: 'West Transfer Point',
      latitude: '43.07434',
      longitude: '-89.40083',
    });
  });
});

describe('getvehicles', () => {
  test('S1: returns the buses of a route, with a string as count and booleans as flags', async () => {
    const { body } = await requestJson(smallService(), '/v1/getvehicles?routeID=07');
    expect(body).toEqual({
      status: '0',
      count: '1',
      routeID: '07',
      timestamp: '11/20/2026 12:38:05 PM',
      vehicles: [
        {
          lat: '43.0863712',
          lon: '-89.3601702',
          direction: 'West Transfer Point',
          nextStop: 'West Transfer Point',
          vehicleID: '015',
          wifiAccess: false,
          bikeRack: true,
          wheelChairLift: false,
          wheelChairAccessible: true,
        },
      ],
    });
  });
});

const NEAR = 'getnearbystops?lat=43.0733673&lon=-89.4014633';
const WEST = 'destination=West%20Transfer%20Point';

test.each<[string, object]>([
  [`getstops?routeID=03&${WEST}`, { stops: [{ stopID: '0341' }] }],
  ['getstops?routeID=03&destination=Atlantis', { stops: [] }],
  ['getstops?routeID=22', { routeID: '22', stops: [] }],
  ['getstops?routeID=7', { routeID: '07' }],
  ['getstoplocation?stopID=70', { stopID: '0070' }],
  ['getvehicles?routeID=03', { vehicles: [{ vehicleID: '007' }, { vehicleID: '943' }] }],
  ['getvehicles?routeID=22', { count: '0', vehicles: [] }],
  // As documented.
  ['getvehicles?routeID=03&direction=Nowhere&vehicleID=999', { count: '2' }],
  [`${NEAR}&routeID=nonsense`, { stop: [{}, {}, {}, {}] }],
  [`${NEAR}&radius=100`, { stop: [{ stopID: '0100' }] }],
  // Also if several routes serve a stop.
  [`${NEAR}&${WEST}`, { stop: [{ stopID: '0100' }, { stopID: '0341' }, { stopID: '0070' }] }],
  ['getnearbystops?lat=0&lon=0', { stop: [] }],
])('S1: %s is answered with %o', async (path, answer) => {
  const { body } = await requestJson(smallService(), `/v1/${path}`);
  expect(body).toMatchObject({ status: '0', ...answer });
});

describe('the clocks', () => {
  test.each([
    ['after midnight', Date.UTC(2026, 0, 15, 6, 5, 9), '12:05am', '1/15/2026 12:05:09 AM'],
    ['in the morning', Date.UTC(2026, 0, 15, 16, 13, 44), '10:13am', '1/15/2026 10:13:44 AM'],
    ['in daylight saving time', Date.UTC(2026, 6, 4, 18, 5, 0), '1:05pm', '7/4/2026 1:05:00 PM'],
    ['in the repeated hour', Date.UTC(2026, 10, 1, 7, 30), '1:30am', '11/1/2026 1:30:00 AM'],
  ])('S1: %s show the time in the zone of the service', async (_when, now, ofStops, ofVehicles) => {
    const service = smallService({}, now);
    expect((await requestJson(service, '/v1/getstops')).body['timestamp']).toBe(ofStops);
    expect((await requestJson(service, '/v1/getvehicles?routeID=03')).body['timestamp']).toBe(
      ofVehicles,
    );
  });
});
