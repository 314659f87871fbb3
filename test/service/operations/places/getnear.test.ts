import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Alert } from '../../../../src/contract/alerts/Alert.ts';
import { NearAnswer, nearFrom } from '../../../../src/contract/places/near.ts';
import { createService } from '../../../../src/service/createService.ts';
import { OutageError } from '../../../../src/service/OutageError.ts';
import type { Source } from '../../../../src/service/Source.ts';
import { aRouteStop, anAlert, theSettings } from '../../../support/builders.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';
import { smallSource } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { timesService } from '../../../support/cities/times-service.ts';

const { json, setNow } = timesService();
const near = async (query: string) => {
  const answer = z.parse(NearAnswer, await json(`/v1/getnear?key=k&${query}`));
  return { ...answer, ...nearFrom(answer) };
};
const FIRST = 'lat=43.07&lon=-89.4';
const SECOND = 'lat=43.0751&lon=-89.4';
const shortOf = ({ lines }: Awaited<ReturnType<typeof near>>) =>
  lines.map(({ routeID, destination, stopID, arrivals }) => [
    `${routeID} ${destination} ${stopID}`,
    ...arrivals.map(({ expectedAt }) => new Date(expectedAt).toISOString().slice(11, 16)),
  ]);

test('P3: all stops around a point, the nearest first, each with everything that stops there', async () => {
  setNow('2026-06-01T08:02');
  const { stops } = await near(`${SECOND}&meters=700`);
  expect(stops.map(({ stopID, meters }) => [stopID, meters])).toEqual([
    ['102', 11],
    ['103', 545],
    ['101', 567],
  ]);
  expect(stops[0]?.lines).toEqual([
    { routeID: '7', destination: 'North' },
    { routeID: '9', destination: 'End' },
  ]);
});

test('P3: each line is at the nearest stop from which it departs, with its next departures', async () => {
  setNow('2026-06-01T08:02');
  expect(shortOf(await near(`${SECOND}&meters=700`))).toEqual([
    ['7 North 102', '13:05', '13:35', '14:05'],
    // Its bus ends at the nearest stop.
    ['9 End 103', '13:10'],
  ]);
});

test('P3: at night the next two within a day are there, and a line whose stop is farther away is not', async () => {
  setNow('2026-06-01T23:50');
  expect(shortOf(await near(FIRST))).toEqual([['7 North 101', '13:00', '13:30']]);
});

test.each(['0', '2001', '1.5', 'x', ''])('P3: "%s" meters are refused', async (meters) => {
  expect(await json(`/v1/getnear?key=k&${FIRST}&meters=${meters}`)).toMatchObject({
    status: '-1',
    description: expect.stringContaining('must be a whole number from 1 to 2000'),
  });
});

test('P3: where there is nothing the lists are empty, and a city without times has stops without lines', async () => {
  expect(await near('lat=10&lon=10')).toMatchObject({ stops: [], lines: [] });
  const stops = [aRouteStop({ routeID: '01', stopID: '1', latitude: 43, longitude: -89 })];
  const { body } = await requestJson(
    smallService({ stops: async () => stops }),
    '/v1/getnear?lat=43&lon=-89',
  );
  expect(body).toMatchObject({ status: '0', stops: [{ stopID: '1', meters: '0' }], lines: [] });
  expect(body).not.toHaveProperty('isPartial');
});

const arrival = (
  routeID: string,
  destination: string,
  minutes: number,
  state = 'running' as const,
) => ({
  routeID,
  destination,
  vehicleID: '',
  tripID: `${routeID}.${minutes}`,
  basis: 'reported' as const,
  state,
  expectedAt: Date.UTC(2026, 5, 1, 13) + minutes * 60_000,
});

/** A service whose stops answer as `read` does. */
function serviceOf(
  stops: readonly ReturnType<typeof aRouteStop>[],
  read: NonNullable<Source['times']>['arrivals']['read'],
  alerts?: Source['alerts'],
) {
  const times = { arrivals: { read } };
  const source = { ...smallSource({ stops: async () => stops }), times, alerts };
  const service = createService(source, theSettings(), () => Date.UTC(2026, 5, 1, 13));
  return async () => {
    const { body } = await requestJson(service, '/v1/getnear?lat=43&lon=-89');
    const answer = z.parse(NearAnswer, body);
    return { ...answer, ...nearFrom(answer) };
  };
}

const aStop = (stopID: string, latitude: number, more = {}) =>
  aRouteStop({ routeID: '1', stopID, latitude, longitude: -89, destination: 'North', ...more });

test('P3: a line that has no bus at its nearest stop is at the next one that has', async () => {
  const ask = serviceOf([aStop('a', 43), aStop('b', 43.001)], async ({ stopID }) => ({
    value: { arrivals: stopID === 'a' ? [] : [arrival('1', 'North', 5)], updatedAt: null },
    reportedAt: null,
  }));
  expect(shortOf(await ask())).toEqual([['1 North b', '13:05']]);
});

test.each<[string, string[], Partial<Alert>]>([
  ['closed', ['1 North b', '2 North b'], {}],
  [
    'closed for one route',
    ['1 North b', '2 North a'],
    { concerns: [{ stops: ['a'], routeID: '1' }] },
  ],
  ['closed tomorrow', ['1 North a', '2 North a'], { periods: [{ from: Date.UTC(2026, 5, 2) }] }],
  ['on a detour', ['1 North a', '2 North a'], { effect: 'detour' }],
])(
  'P3, Q4: where the nearest stop is %s, lines are at one that is open',
  async (_, lines, alert) => {
    const closed = anAlert({
      effect: 'no-service',
      periods: [{}],
      concerns: [{ stops: ['a'] }],
      ...alert,
    });
    const stops = ['a', 'b'].flatMap((stopID, index) =>
      ['1', '2'].map((routeID) => aStop(stopID, 43 + index / 1000, { routeID })),
    );
    const ask = serviceOf(
      stops,
      async ({ routeID = '' }) => ({
        value: { arrivals: [arrival(routeID, 'North', 5)], updatedAt: null },
        reportedAt: null,
      }),
      supply(async () => [closed]),
    );
    expect(new Set(shortOf(await ask()).map(([line]) => line))).toEqual(new Set(lines));
  },
);

test('P3: a bus that goes elsewhere today is a line of its own, once and at the nearest stop', async () => {
  const ask = serviceOf([aStop('b', 43.001), aStop('a', 43)], async () => ({
    value: { arrivals: [arrival('1', 'Early End', 3), arrival('1', 'North', 5)], updatedAt: 5 },
    reportedAt: 5,
  }));
  const answer = await ask();
  expect(shortOf(answer)).toEqual([
    ['1 Early End a', '13:03'],
    ['1 North a', '13:05'],
  ]);
  expect(answer.updatedAt).toBe(0);
});

test('P3: canceled buses stand between those that come, and never alone', async () => {
  const ask = serviceOf(
    [aStop('a', 43), aStop('a', 43, { routeID: '2' })],
    async ({ routeID = '' }) => ({
      value: {
        arrivals: [
          { ...arrival(routeID, 'North', 1), state: 'canceled' },
          ...(routeID === '1' ? [2, 3, 4, 5].map((at) => arrival('1', 'North', at)) : []),
        ],
        updatedAt: null,
      },
      reportedAt: null,
    }),
  );
  expect(shortOf(await ask())).toEqual([['1 North a', '13:01', '13:02', '13:03', '13:04']]);
});

test('P3: if the times of a stop can’t be read, the others are there, and the answer says that it is partial', async () => {
  const stops = [aStop('a', 43), aStop('b', 43.001, { routeID: '2' })];
  const ask = serviceOf(stops, async ({ stopID }) => {
    if (stopID === 'a') throw new OutageError('down');
    return { value: { arrivals: [arrival('2', 'North', 5)], updatedAt: null }, reportedAt: null };
  });
  const answer = await ask();
  expect(shortOf(answer)).toEqual([['2 North b', '13:05']]);
  expect(answer).toMatchObject({ isPartial: true, stops: [{ stopID: 'a' }, { stopID: 'b' }] });
});

test('P3: one bad element of an answer takes no other with it', () => {
  const stop = {
    stopID: '1',
    intersection: 'A',
    latitude: '1',
    longitude: '2',
    meters: '3',
    lines: [],
  };
  const departure = {
    routeID: '1',
    destination: 'B',
    minutes: '1',
    expectedAt: '2026-06-01T08:05:00-05:00',
  };
  const line = { routeID: '1', destination: 'B', stopID: '1', departures: [departure, {}] };
  const read = nearFrom({ stops: [{}, stop], lines: [line, null] });
  expect(read).toMatchObject({
    stops: [{ stopID: '1', latitude: 1, meters: 3 }],
    lines: [{ arrivals: [{ basis: 'scheduled', state: 'running' }] }],
    dropped: 3,
  });
});
