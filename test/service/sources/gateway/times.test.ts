import { expect, test } from 'vitest';

import type { TimesSupplies } from '../../../../src/service/Source.ts';
import { aTrip } from '../../../support/builders.ts';
import { requestJson } from '../../../support/cities/small-service.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { failing, gatewayTrial, MINUTE, SECOND } from '../../../support/gateway/gateway-trial.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';

const ARRIVALS = '/v1/getarrivals?stopID=0100';
const of = (path: string) => (request: string) => request.startsWith(path);

const TIMES: TimesSupplies = {
  ...timesOf(
    (stopID) => {
      const scheduledAt = NOON + 4 * MINUTE;
      const bus = { tripID: '20261120.t1', destination: `from ${stopID}`, isLast: true };
      return [arrivalIn(5, { ...bus, basis: 'reported', scheduledAt })];
    },
    NOON - 20 * SECOND,
  ),
  trip: supply(async () => aTrip({ destination: 'North' })),
};

test('T3, S9: a gateway asks its upstream once for a stop and interval, and passes on what it says', async () => {
  const { clock, upstream, service } = gatewayTrial({}, { times: TIMES });
  const bodies = [];
  for (let second = 0; second < 60; second += 5) {
    for (let client = 0; client < 20; client += 1)
      bodies.push((await requestJson(service, ARRIVALS)).body);
    await clock.advance(5 * SECOND);
  }
  expect(upstream.requests.filter(of('/v1/getarrivals'))).toHaveLength(4);
  expect(bodies[0]).toMatchObject({
    stop: {
      stopID: '0100',
      updatedAt: '2026-11-20T12:37:45-06:00',
      route: [{ destination: 'from 0100', minutes: '5', basis: 'reported', isLast: true }],
    },
  });
  await requestJson(service, '/v1/getarrivals?stopID=0341');
  expect(upstream.requests.filter(of('/v1/getarrivals'))).toHaveLength(5);
  const filtered = await requestJson(service, `${ARRIVALS}&routeID=07`);
  expect(filtered.body).toMatchObject({ stop: { route: [] } });
  const trip = await requestJson(service, '/v1/gettrip?tripID=20261120.t1');
  expect(trip.body).toMatchObject({ trip: { destination: 'North', stops: [{ stopID: '0100' }] } });
});

test('T3: a stop that the city does not have never reaches the upstream', async () => {
  const { upstream, service } = gatewayTrial({}, { times: TIMES });
  expect((await requestJson(service, '/v1/getarrivals?stopID=9999')).body).toEqual({
    status: '-1',
    description: 'stopID "9999" does not exist',
  });
  expect(upstream.requests.filter(of('/v1/getarrivals'))).toEqual([]);
});

test('T3: an upstream without times is asked every ten minutes, and riders are told', async () => {
  const { clock, upstream, service, gateway, log } = gatewayTrial();
  for (let second = 0; second < 60; second += 5) {
    for (const path of [ARRIVALS, '/v1/getarrivals?stopID=0341'])
      expect((await requestJson(service, path)).body['description']).toBe(
        'This city has no times of its buses',
      );
    await clock.advance(5 * SECOND);
  }
  expect(upstream.requests.filter(of('/v1/getarrivals'))).toHaveLength(1);
  expect(log.filter(({ operation }) => operation === 'getarrivals')).toHaveLength(1);
  expect(gateway.health?.()).toMatchObject({ upstream: { failing: [] } });
  await clock.advance(10 * MINUTE);
  await requestJson(service, ARRIVALS);
  expect(upstream.requests.filter(of('/v1/getarrivals'))).toHaveLength(2);
});

test('T3: an upstream that refuses one stop is asked for others', async () => {
  const { upstream, service } = gatewayTrial({}, { times: TIMES });
  const answer = async (stopID: string) =>
    (await requestJson(service, `/v1/getarrivals?stopID=${stopID}`)).body['status'];
  expect(await answer('0100')).toBe('0');
  upstream.fault = failing(200, {}, '{"status":"-1","description":"no such stop"}');
  expect(await answer('0341')).toBe('-1');
  upstream.fault = undefined;
  expect(await answer('0538')).toBe('0');
});

test('T3: an answer with the six members of the real service gets instants', async () => {
  const { upstream, service } = gatewayTrial();
  await requestJson(service, '/v1/getstoplocation?stopID=0100');
  const route = {
    routeID: '4',
    vehicleID: '12',
    human: 'x',
    minutes: '10',
    arrivalTime: '12:44pm',
  };
  upstream.fault = async () =>
    Response.json({
      status: '0',
      timestamp: '12:38pm',
      stop: { stopID: '0100', route: [{ ...route, destination: 'STP' }] },
    });
  expect((await requestJson(service, ARRIVALS)).body).toMatchObject({
    stop: {
      route: [
        {
          routeID: '4',
          vehicleID: '12',
          minutes: '10',
          basis: 'reported',
          expectedAt: '2026-11-20T12:48:05-06:00',
        },
      ],
    },
  });
});

test('G3: a gateway passes on that its upstream lacks the departures of an agency', async () => {
  const { arrivals } = TIMES;
  const partial = {
    arrivals: {
      ...arrivals,
      read: async (...question: Parameters<typeof arrivals.read>) => ({
        ...(await arrivals.read(...question)),
        gap: { fault: null },
      }),
    },
  };
  const { service } = gatewayTrial({}, { times: partial });
  const { body } = await requestJson(service, ARRIVALS);
  expect(body).toMatchObject({ stop: { isPartial: true, route: [{ routeID: '03' }] } });
});
