import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../src/contract/journeys/journeys.ts';
import { createService } from '../../src/service/createService.ts';
import { createDemoCity } from '../../src/service/sources/demo/createDemoCity.ts';
import { theSettings } from '../support/builders.ts';
import { requestJson, smallService } from '../support/cities/small-service.ts';
import { at, timesService } from '../support/cities/times-service.ts';

const { read, json, setNow } = timesService();
const journeys = (query: string) => read(JourneysAnswer, `/v1/getjourneys?key=k&${query}`);
const clock = (instant: number) => new Date(instant).toISOString().slice(11, 19);
const inShort = ({ journeys: all }: JourneysAnswer) =>
  all.map(({ departAt, arriveAt, legs }) => [
    clock(departAt),
    clock(arriveAt),
    legs.map((leg) => (leg.kind === 'walk' ? `${leg.meters} m` : leg.routeID)).join(' '),
  ]);

test('J1: the next ways between two stops, with one on foot', async () => {
  setNow('2026-06-01T08:02');
  expect(inShort(await journeys('from=101&to=103'))).toEqual([
    ['13:02:00', '13:20:05', '1112 m'],
    ['13:30:00', '13:40:00', '7'],
    ['14:00:00', '14:10:00', '7'],
    ['14:30:00', '14:40:00', '7'],
    ['15:00:00', '15:10:00', '7'],
  ]);
});

test('J1: a ride says its trip, its stops and its times, and a point is walked to', async () => {
  setNow('2026-06-01T08:20');
  const answer = await journeys('from=43.06990,-89.40000&to=103');
  const [, first] = answer.journeys;
  expect(first?.legs).toMatchObject([
    { kind: 'walk', from: { lat: 43.0699, lon: -89.4 }, to: { stopID: '101' }, meters: 11 },
    {
      kind: 'ride',
      routeID: '7',
      destination: 'North',
      tripID: '20260601.t510',
      from: { stopID: '101', name: 'First St' },
      to: { stopID: '103', name: 'Third St' },
      scheduledDepartAt: at('2026-06-01T08:30'),
      basis: 'scheduled',
      stops: 1,
    },
  ]);
  expect(first?.departAt).toBe(at('2026-06-01T08:30') - 11_000);
  expect(first?.walkMeters).toBe(11);
});

test('J1: arriving by a time, the last one is there in time, and the ones before it are earlier', async () => {
  const answer = await journeys('from=101&to=103&at=2026-06-01T17:12:00-05:00&arriveBy=true');
  expect(inShort(answer)).toEqual([
    ['20:00:00', '20:10:00', '7'],
    ['20:30:00', '20:40:00', '7'],
    ['21:00:00', '21:10:00', '7'],
    ['21:30:00', '21:40:00', '7'],
    ['22:00:00', '22:10:00', '7'],
  ]);
});

test('J1: the last bus of the day is said to be the last', async () => {
  const answer = await journeys('from=101&to=103&at=2026-06-01T23:10:00-05:00');
  const rides = answer.journeys.flatMap(({ legs }) => legs.filter(({ kind }) => kind === 'ride'));
  expect(rides.map((leg) => leg.kind === 'ride' && leg.isLast)).toEqual([true, undefined]);
});

test('J1: what a feed does not say is not used for who needs it, and the routes are named', async () => {
  const answer = await journeys('from=101&to=103&at=2026-06-01T08:20:00-05:00&needs=accessible');
  expect(inShort(answer).map(([, , way]) => way)).toEqual(['1112 m']);
  expect(answer.leftOut).toEqual([{ why: 'accessibility-unknown', routeIDs: ['7', '9'] }]);
});

describe('J10: bad input', () => {
  test.each([
    ['to=103', 'from is missing: it must be a stopID, or a point such as 43.07412,-89.38090'],
    ['from=999&to=103', 'from: stop "999" does not exist'],
    ['from=143.1,-89.4&to=103', 'from: stop "143.1,-89.4" does not exist'],
    ['from=93.1,-89.4&to=103', 'is no place on earth: give a stopID, or a point'],
    ['from=101&to=101', 'from and to are the same place: choose two different ones'],
    ['from=101&to=43.07000,-89.40000', 'from and to are the same place'],
    ['from=101&to=103&at=tomorrow', 'must be a time with its offset, such as 2026-'],
    ['from=101&to=103&at=2026-06-01T08:00', 'must be a time with its offset'],
    ['from=101&to=103&walk=7', 'must be 5, 10, 15, 20 or 30 minutes'],
    ['from=101&to=103&needs=wings', 'must be accessible, bike, or accessible,bike'],
    ['from=101&to=103&arriveBy=maybe', 'must be true, or left out'],
  ])('%s is refused with what to write instead', async (query, sentence) => {
    expect(await json(`/v1/getjourneys?key=k&${query}`)).toMatchObject({
      status: '-1',
      description: expect.stringContaining(sentence),
    });
  });

  test.each([
    ['from=48.85000,2.35000&to=101', 'outside', 'from', 'from is more than 5 km from every stop'],
    ['from=101&to=48.85000,2.35000', 'outside', 'to', 'to is more than 5 km from every stop'],
    ['from=43.04000,-89.40000&to=103', 'too-far-to-walk', 'from', 'allow a longer walk'],
    [
      'from=101&to=43.09500,-89.40000&walk=30&at=2028-06-01T08:00:00-05:00',
      'no-service-then',
      undefined,
      'The timetable has service from 2026-01-01 to 2026-12-31: choose a time between them',
    ],
    [
      'from=103&to=43.05600,-89.40000&walk=30',
      'no-service-then',
      undefined,
      'No bus goes there within 12 hours',
    ],
  ])('%s has no way, and says what to do', async (query, why, whyEnd, sentence) => {
    const answer = await journeys(query);
    expect(answer).toMatchObject({
      journeys: [],
      why,
      whyEnd,
      description: expect.stringContaining(sentence),
    });
  });
});

test('J1: a city without times says so', async () => {
  const service = smallService({ times: undefined });
  const { body } = await requestJson(service, '/v1/getjourneys?from=1&to=2');
  expect(body).toMatchObject({ description: 'This city has no timetable to find a way by' });
});

test('J1: the demo has journeys with changes, with live times', async () => {
  const now = Date.parse('2026-11-27T18:00:00Z');
  const service = createService(
    createDemoCity(),
    theSettings({ service: { baseUrl: '', key: 'k' } }),
    () => now,
  );
  const stops = z.parse(
    z.object({ stops: z.array(z.object({ stopID: z.string() })) }),
    await (await service(new Request('http://demo.test/v1/getstops?key=k'))).json(),
  );
  const ids = [...new Set(stops.stops.map(({ stopID }) => stopID))];
  const answers = await Promise.all(
    ids.slice(0, 40).map(async (id, index) => {
      const to = ids.at(-1 - index) ?? '';
      const path = `/v1/getjourneys?key=k&from=${id}&to=${to}`;
      const body: unknown = await (await service(new Request(`http://demo.test${path}`))).json();
      return z.parse(JourneysAnswer, body);
    }),
  );
  const all = answers.flatMap((answer) => answer.journeys);
  expect(all.some(({ changes }) => changes > 0)).toBe(true);
  const rides = all.flatMap(({ legs }) => legs.filter((leg) => leg.kind === 'ride'));
  expect(rides.some(({ basis }) => basis !== 'scheduled')).toBe(true);
  for (const { legs, departAt, arriveAt } of all) {
    expect(legs[0]?.departAt).toBe(departAt);
    expect(legs.at(-1)?.arriveAt).toBe(arriveAt);
  }
});
