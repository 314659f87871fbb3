import { expect, test } from 'vitest';

import { aRouteStop } from '../../../support/builders.ts';
import { requestJson } from '../../../support/cities/small-service.ts';
import { failing, gatewayTrial, MINUTE } from '../../../support/gateway/gateway-trial.ts';

const EAST = aRouteStop({ routeID: '03', stopID: '0100', latitude: 43.07, longitude: -89.4 });
const NEAR_EAST = '/v1/getnearbystops?lat=43.07&lon=-89.4';
const ELSEWHERE = '/v1/getnearbystops?lat=43.2&lon=-89.4';
const FOUND = ['/v1/getstops', NEAR_EAST, '/v1/getstoplocation?stopID=0100'];

const upstreamLacks22 = { routeIDs: async () => ['03', '07'], stops: async () => [EAST] };

test('S9: a route that the upstream refuses takes no other stops with it', async () => {
  const { service, log, gateway } = gatewayTrial({}, upstreamLacks22);
  for (const path of FOUND) expect((await requestJson(service, path)).body['status']).toBe('0');
  expect((await requestJson(service, ELSEWHERE)).body['stop']).toEqual([]);
  const unknown = await requestJson(service, '/v1/getstoplocation?stopID=0200');
  expect(unknown.body['description']).toBe('stopID "0200" does not exist');
  expect((await requestJson(service, '/v1/getstops?routeID=22')).body['status']).toBe('-1');
  // The operator reads which route it is.
  expect(log).toEqual([
    expect.objectContaining({
      operation: 'getstops',
      routeID: '22',
      failure: expect.stringContaining('refused'),
    }),
  ]);
  expect(gateway.health?.()).toEqual({
    upstream: { failing: ['getstops'], refusedRoutes: ['22'] },
  });
  expect(gateway.figures?.()[0]?.failure).toContain('route 22');
});

test('S9: a list without the stops of a route is only cached for a minute', async () => {
  const { service } = gatewayTrial({}, upstreamLacks22);
  const cacheControl = async (path: string) =>
    (await requestJson(service, path)).headers.get('cache-control');
  expect(await cacheControl('/v1/getstops')).toBe('public, max-age=60');
  expect(await cacheControl(NEAR_EAST)).toBe('public, max-age=60');
  expect(await cacheControl('/v1/getstops?routeID=03')).toContain('max-age=3600');
});

test('S9: while the stops of a route could not be read yet, no place is said to have none', async () => {
  let isDown = true;
  const { clock, service } = gatewayTrial(
    {},
    {
      stops: async () => [EAST],
      stopsOfRoute: async (routeID) => {
        if (isDown && routeID === '07') throw new Error('down');
        return routeID === '03' ? [EAST] : [];
      },
    },
  );
  for (const path of FOUND) expect((await requestJson(service, path)).body['status']).toBe('0');
  for (const path of [ELSEWHERE, '/v1/getstoplocation?stopID=0200']) {
    const { body, headers } = await requestJson(service, path);
    expect(body).toMatchObject({ status: '-1', description: expect.stringMatching(/unavailable/) });
    expect(headers.get('cache-control')).toBe('no-store');
  }
  isDown = false;
  await clock.advance(MINUTE);
  await requestJson(service, ELSEWHERE);
  expect((await requestJson(service, ELSEWHERE)).body['stop']).toEqual([]);
});

test('S9: without the stops of any route, the city’s stops are a failure and not empty', async () => {
  const { upstream, service } = gatewayTrial({}, { stops: async () => [EAST] });
  upstream.fault = failing(500);
  for (const path of FOUND) expect((await requestJson(service, path)).body['status']).toBe('-1');
});

test('S9: the stops of one route are served while those of another fail', async () => {
  const { upstream, service } = gatewayTrial({}, { stops: async () => [EAST] });
  await requestJson(service, '/v1/getstops?routeID=03');
  upstream.fault = failing(500);
  expect((await requestJson(service, '/v1/getstops?routeID=03')).body['status']).toBe('0');
  // An empty list would say that the route has no stops.
  expect((await requestJson(service, '/v1/getstops?routeID=07')).body['status']).toBe('-1');
});
