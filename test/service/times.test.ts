import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { arrivalsAt, ArrivalsAnswer } from '../../src/contract/arrivals.ts';
import { createService } from '../../src/service/createService.ts';
import { createDemoCity } from '../../src/service/sources/demo/createDemoCity.ts';
import { demoSnapshot } from '../../src/service/sources/demo/snapshot.ts';
import { theSettings } from '../support/builders.ts';
import { smallSource } from '../support/cities/small-source.ts';
import { timesService } from '../support/cities/times-service.ts';

const { ask, json, arrivals, setNow } = timesService();

describe('getarrivals', () => {
  test('T3: an arrival has what the real service sent, and more', async () => {
    setNow('2026-06-01T08:02:20');
    expect(await json('/v1/getarrivals?key=k&stopID=102&minutes=30')).toEqual({
      status: '0',
      timestamp: '8:02am',
      stop: {
        stopID: '102',
        route: [
          {
            routeID: '7',
            destination: 'North',
            vehicleID: '',
            minutes: '2',
            arrivalTime: '8:05am',
            human: 'Route 7 toward North is scheduled at 8:05am',
            expectedAt: '2026-06-01T08:05:00-05:00',
            scheduledAt: '2026-06-01T08:05:00-05:00',
            basis: 'scheduled',
            state: 'running',
            tripID: '20260601.t480',
          },
          expect.objectContaining({ arrivalTime: '8:35am', minutes: '32' }),
        ],
      },
    });
  });

  test('T3: without minutes it looks 90 ahead, and always has two of each within a day', async () => {
    setNow('2026-06-01T08:02');
    const times = async (query: string) =>
      (await arrivals(query)).arrivals.map(({ expectedAt = 0 }) =>
        new Date(expectedAt).toISOString().slice(11, 16),
      );
    expect(await times('stopID=102')).toEqual(['13:05', '13:35', '14:05']);
    expect(await times('stopID=102&minutes=1440')).toHaveLength(32);
    setNow('2026-06-01T23:40');
    expect(await times('stopID=102')).toEqual(['13:05', '13:35']);
  });

  test('T3: marks the last bus of the day, and shows a departure for 30 seconds after its time', async () => {
    setNow('2026-06-01T23:35:29');
    const found = await arrivals('stopID=102&minutes=30');
    expect(found.arrivals.map(({ isLast, minutes }) => [isLast, minutes])).toEqual([
      [true, 0],
      [undefined, 509],
    ]);
    setNow('2026-06-01T23:35:31');
    expect((await arrivals('stopID=102&minutes=30')).arrivals[0]?.isLast).toBeUndefined();
  });

  test('T3: a bus that ends at a stop is none of its departures', async () => {
    setNow('2026-06-01T08:02');
    expect((await arrivals('stopID=103')).arrivals.map(({ routeID }) => routeID)).toEqual(['9']);
    expect((await arrivals('stopID=102&routeID=9')).arrivals).toEqual([]);
    expect((await arrivals('stopID=102&routeID=7&destination=North')).arrivals).toHaveLength(3);
    expect((await arrivals('stopID=102&destination=South')).arrivals).toEqual([]);
  });

  test.each([
    ['stopID=104', 'stopID "104" does not exist'],
    ['', 'stopID is missing: it must be a four-digit stop identifier'],
    ['stopID=102&minutes=45', 'minutes "45" is invalid: it must be 30, 90 or 1440'],
  ])('T3: refuses %s by name', async (query, description) => {
    expect(await json(`/v1/getarrivals?key=k&${query}`)).toEqual({ status: '-1', description });
  });

  test('T3: a city without times says so', async () => {
    const other = createService(smallSource(), theSettings({ service: { baseUrl: '', key: 'k' } }));
    const response = await other(new Request('http://city.test/v1/getarrivals?key=k&stopID=0100'));
    expect(await response.json()).toEqual({
      status: '-1',
      description: 'This city has no times of its buses',
    });
  });

  test('T3: its ETag stays while only the clock moves', async () => {
    setNow('2026-06-01T08:03:00');
    const path = '/v1/getarrivals?key=k&stopID=102';
    const etag = (await ask(path)).headers.get('etag') ?? '';
    setNow('2026-06-01T08:04:10');
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
    setNow('2026-06-01T08:06:00');
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('T3: an answer of the real service, with six members, is read', () => {
    const wire = {
      status: 0,
      timestamp: '12:38pm',
      stop: {
        stopID: '0100',
        route: [
          {
            routeID: 4,
            vehicleID: 12,
            human: 'x',
            minutes: '10',
            arrivalTime: '12:44pm',
            destination: 'STP',
          },
          { routeID: '4', minutes: 'soon', destination: 'STP' },
        ],
      },
    };
    const answer = z.decode(ArrivalsAnswer, wire);
    expect(answer.dropped).toBe(1);
    expect(arrivalsAt(answer, 1000)).toEqual([
      expect.objectContaining({
        routeID: '4',
        vehicleID: '12',
        basis: 'reported',
        expectedAt: 601_000,
      }),
    ]);
  });
});

test('T26: the demo has times that its buses keep', async () => {
  // Other tests have asked the usual demo city about other times, and its buses never go back.
  const demo = createDemoCity({ seed: 26 });
  const noon = Date.UTC(2026, 10, 20, 18, 0);
  const [stop] = (await demo.stops.read(null, noon)).value;
  const read = await demo.times?.arrivals.read({ stopID: stop?.stopID ?? '', minutes: 90 }, noon);
  expect(read?.value?.arrivals.length).toBeGreaterThan(2);
  for (const { tripID, expectedAt } of read?.value?.arrivals ?? []) {
    expect(expectedAt).toBeGreaterThan(noon - 60_000);
    expect((await demo.times?.trip?.read({ tripID }, noon))?.value?.stops.length).toBeGreaterThan(
      2,
    );
  }
});

test("T22: an arrival says whether its trip takes bikes as the timetable does, and of its bus's ramp once the bus is known", async () => {
  const service = createService(
    createDemoCity(),
    theSettings({ service: { baseUrl: '', key: 'k' } }),
    () => Date.UTC(2026, 10, 20, 18, 0),
  );
  const answer = await service(
    new Request('http://city.test/v1/getarrivals?key=k&stopID=0014&minutes=90'),
  );
  const { arrivals: decoded } = z.parse(ArrivalsAnswer, await answer.json());
  expect(decoded[0]?.bikeRack).toBeTypeOf('boolean');
  // Of every sixth bus, the demo's timetable says nothing of ramps.
  const { ids, wheelchairs } = demoSnapshot().trips;
  const isPlanned = (tripID: string) => wheelchairs[ids.indexOf(tripID.split('.')[1] ?? '')] !== 0;
  const isKnown = decoded.map(({ wheelChairAccessible }) => wheelChairAccessible !== undefined);
  expect(isKnown).toEqual(
    decoded.map(({ vehicleID, tripID }) => vehicleID !== '' || isPlanned(tripID)),
  );
  expect(new Set(isKnown)).toEqual(new Set([true, false]));
});
