import { describe, expect, test } from 'vitest';

import {
  NearbyStopsAnswer,
  StopLocationAnswer,
} from '../../../../src/contract/stops/stop-lookups.ts';
import { StopsAnswer } from '../../../../src/contract/stops/stop.ts';
import { createService } from '../../../../src/service/createService.ts';
import type { RouteStop, Source } from '../../../../src/service/Source.ts';
import { anAlert, aTrip, theSettings } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { CORNER_STOPS, halfCity, joinedCity, SOUTH } from '../../../support/cities/two-agencies.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';

const CITY = await joinedCity();
const HALF = await halfCity();

/** Asks a service over the source at noon. */
function asking(source: Source) {
  const service = createService(source, theSettings(), () => NOON);
  return async (path: string): Promise<unknown> =>
    (await service(new Request(`http://curbside.test/v1/${path}&key=test-key`))).json();
}

const place = (stops: readonly Pick<RouteStop, 'stopID'>[]) => stops.map(({ stopID }) => stopID);
test('G3: the routes at a place share one list of its other stops, however many they are', async () => {
  const { value } = await CITY.stops.read(null, NOON);
  const [first, ...others] = value.filter(({ stopID }) => stopID === '100');
  expect(others).toHaveLength(2);
  for (const { otherStops } of others) expect(otherStops).toBe(first?.otherStops);
});

describe('the operations', () => {
  const ask = asking(CITY);

  test('G3: a corner where two agencies stop is one stop for each side, in the stops of every route', async () => {
    const { stops } = StopsAnswer.parse(await ask('getstops?'));
    expect([...new Set(place(stops))]).toEqual(['100', '101', '102', '9102']);
    const here = stops.filter(({ stopID }) => stopID === '100');
    expect(here.map(({ destination }) => destination)).toEqual(['Harbor', 'College', 'Airport']);
    for (const stop of here)
      expect(stop).toMatchObject({
        intersection: 'Main & 1st',
        latitude: CORNER_STOPS[0]?.latitude,
        longitude: CORNER_STOPS[0]?.longitude,
        otherStops: [{ stopID: '9100', intersection: '1st Ave & Main St', agency: SOUTH }],
      });
    expect(stops.find(({ stopID }) => stopID === '102')).not.toHaveProperty('otherStops');
  });

  test('G3: the other agency names the place in the stops of its route', async () => {
    const { stops } = StopsAnswer.parse(await ask('getstops?routeID=12'));
    expect(place(stops)).toEqual(['100']);
  });

  test('G3: a search nearby finds the place once', async () => {
    const near = await ask('getnearbystops?lat=43.0733&lon=-89.4014&radius=150');
    expect(place(NearbyStopsAnswer.parse(near).stops)).toEqual(['100', '101']);
  });

  test.each(['100', '9100'])('G3: stop %s opens the place', async (stopID) => {
    const location = StopLocationAnswer.parse(await ask(`getstoplocation?stopID=${stopID}`));
    expect(location).toMatchObject({
      stopID: '100',
      intersection: 'Main & 1st',
      otherStops: [{ stopID: '9100', agency: SOUTH }],
    });
  });

  test.each(['100', '9100'])('G3: stop %s has the departures of both, by time', async (stopID) => {
    expect(await ask(`getarrivals?stopID=${stopID}`)).toMatchObject({
      stop: {
        stopID: '100',
        route: [
          {
            routeID: 'south:1',
            destination: 'College',
            minutes: '2',
            human: expect.stringMatching(/^Route 1 toward College /),
          },
          { routeID: 'north:1', destination: 'Harbor', minutes: '4' },
          { routeID: '12', destination: 'Airport', minutes: '9' },
        ],
      },
    });
  });

  test('G3: a place with many departures answers with 60, as a stop does', async () => {
    const stop = Array.from({ length: 40 }, (_, minutes) => arrivalIn(minutes));
    const { times } = await joinedCity({ times: timesOf(() => stop) });
    const read = await times?.arrivals.read({ stopID: '100', minutes: 90 }, NOON);
    expect(read?.value?.arrivals).toHaveLength(60);
    expect(read?.value?.arrivals.at(-1)).toEqual(stop[29]);
  });
});

describe('what names stops', async () => {
  const toCollege = { routeID: 'south:1', destination: 'College' };
  const joined = await joinedCity({
    vehicles: async () => [
      { vehicleID: '7', lat: 43, lon: -89, direction: 'College', nextStop: '1st Ave & Main St' },
    ],
    routeDocument: async (routeID) => ({
      routeID,
      directions: [{ destination: 'College', stops: ['9100', '9102'] }],
    }),
    alerts: supply(async () => [
      anAlert({ concerns: [{ stops: ['9100', '9102'] }] }),
      anAlert({ concerns: [{ routeID: '12', stops: ['9100'] }] }),
    ]),
    times: {
      arrivals: supply(async () => ({ arrivals: [], updatedAt: null })),
      trip: supply(async () => {
        const { stops, ...trip } = aTrip(toCollege);
        return { ...trip, stops: stops.map((stop) => ({ ...stop, stopID: '9100' })) };
      }),
      timetable: supply(async ({ stopID, date }) => ({
        stopID,
        date,
        timeZone: 'America/Chicago',
        departures: [
          { ...toCollege, at: stopID === '100' ? 2 : 1, tripID: stopID },
          { ...toCollege, at: stopID === '100' ? 3 : 4, tripID: stopID },
        ],
        ...(stopID === '100' ? { outside: true } : {}),
      })),
    },
  });

  test('G3: a trip, a route document and a bus name the listed stop', async () => {
    const trip = await joined.times?.trip?.read({ tripID: 't' }, NOON);
    expect(trip?.value?.stops).toMatchObject([{ stopID: '100', intersection: 'Main & 1st' }]);
    const document = await joined.routeDocument?.read('south:1', NOON);
    expect(document?.value?.directions[0]?.stops).toEqual(['100', '9102']);
    const buses = await joined.vehicles?.read('south:1', NOON);
    expect(buses?.value[0]?.nextStop).toBe('Main & 1st');
  });

  test('G3: the timetable of a place has the departures of both', async () => {
    const read = await joined.times?.timetable?.read({ stopID: '9100', date: '20261120' }, NOON);
    expect(read?.value?.stopID).toBe('100');
    expect(read?.value?.departures.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
    expect(read?.value).not.toHaveProperty('outside');
  });

  test("G3: an alert about one agency's stop concerns its routes at the place, not those of the other", async () => {
    const alerts = await joined.alerts?.read(null, NOON);
    expect(alerts?.value.map(({ concerns }) => concerns)).toEqual([
      [
        { stops: ['9102'] },
        { routeID: 'south:1', stops: ['100'] },
        { routeID: '12', stops: ['100'] },
      ],
      [{ routeID: '12', stops: ['100'] }],
    ]);
  });
});

describe("where one agency's times can't be read", () => {
  const request = async (path: string) =>
    createService(HALF, theSettings(), () => NOON)(new Request(`http://curbside.test${path}`));

  test('G3: the place has those of the other, and says that some are missing', async () => {
    expect(await asking(HALF)('getarrivals?stopID=9100')).toMatchObject({
      stop: { stopID: '100', isPartial: true, route: [{ routeID: 'south:1' }, { routeID: '12' }] },
    });
    expect(await asking(CITY)('getarrivals?stopID=9100')).not.toHaveProperty('stop.isPartial');
  });

  test('G3: the timetable says so too, and is soon asked for again', async () => {
    const response = await request('/timetables/9100/20261120.json');
    expect(await response.json()).toMatchObject({
      departures: [{ tripID: '9100' }],
      isPartial: true,
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('G3: a stop of that agency alone fails', async () => {
    expect(await asking(HALF)('getarrivals?stopID=102')).toMatchObject({ status: '-1' });
  });
});

test('G3: a city of one agency keeps its own stops, however near they are', async () => {
  const stops = CORNER_STOPS.slice(0, 3);
  const city = await joinedCity({ stops: async () => stops });
  const read = await city.stops.read(null, NOON);
  expect(read.value).toBe(stops);
});
