import { describe, expect, test } from 'vitest';

import { StopTimetable } from '../../src/contract/documents/stop-timetable.ts';
import { TripAnswer } from '../../src/contract/trip-times.ts';
import { at, timesService, ZONE } from '../support/cities/times-service.ts';

const { ask, json, read, arrivals, setNow } = timesService();

describe('gettrip', () => {
  test('T3: has the stops of a trip with their times, and which are passed', async () => {
    setNow('2026-06-01T08:06');
    const { trip } = await read(TripAnswer, '/v1/gettrip?key=k&tripID=20260601.t480');
    expect(trip).toMatchObject({ routeID: '7', destination: 'North', state: 'running' });
    expect(
      trip.stops.map(({ stopID, expectedAt, passed }) => [stopID, expectedAt, passed]),
    ).toEqual([
      ['101', at('2026-06-01T08:00'), true],
      ['102', at('2026-06-01T08:05'), true],
      ['103', at('2026-06-01T08:10'), false],
    ]);
  });

  test('T3: a trip is found by the ID that getarrivals gives, whatever the feed calls it', async () => {
    setNow('2026-06-01T08:02');
    const { arrivals: found } = await arrivals('stopID=103&minutes=30');
    const tripID = found[0]?.tripID ?? '';
    expect(tripID).toMatch(/^20260601\.~[\w-]+$/);
    expect(await json(`/v1/gettrip?key=k&tripID=${tripID}`)).toMatchObject({
      trip: { tripID, routeID: '9' },
    });
  });

  test.each([
    ['tripID=20260601.t1', 'tripID "20260601.t1" does not exist'],
    ['tripID=x', 'tripID "x" does not exist'],
    ['tripID=20270601.t480', 'tripID "20270601.t480" does not exist'],
    ['vehicleID=5', 'routeID is missing: it must be the route of the vehicle'],
    ['', 'vehicleID is missing: it must be a vehicle, or tripID a trip'],
  ])('T3: refuses %s by name', async (query, description) => {
    expect(await json(`/v1/gettrip?key=k&${query}`)).toEqual({ status: '-1', description });
  });
});

describe('timetables', () => {
  const day = (path: string) => read(StopTimetable, path);

  test('T3: has all departures of a stop and day', async () => {
    const found = await day('/timetables/102/20260603.json');
    expect(found).toMatchObject({ stopID: '102', date: '2026-06-03', timeZone: ZONE });
    expect(found.departures).toHaveLength(32);
    expect(found.departures[31]).toEqual({
      routeID: '7',
      destination: 'North',
      at: at('2026-06-03T23:35'),
      tripID: '20260603.t1410',
    });
    expect(found.outside).toBeUndefined();
  });

  test('T3: a day that the feed does not cover says so, and has nothing', async () => {
    expect(await day('/timetables/102/20270101.json')).toMatchObject({
      departures: [],
      outside: true,
    });
    const response = await ask('/timetables/102/20260603.json');
    expect(response.headers.get('etag')).not.toBe(
      (await ask('/timetables/102/20260604.json')).headers.get('etag'),
    );
  });

  test.each([
    '/timetables/104/20260603.json',
    '/timetables/102/20260631.json',
    '/timetables/%zz/20260603.json',
  ])('T3: there is nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
