import { describe, expect, test } from 'vitest';

import { anAlert } from '../../../support/builders.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';
import { supply } from '../../../support/cities/supply.ts';
import { failing, gatewayTrial, MINUTE, SECOND } from '../../../support/gateway/gateway-trial.ts';

const VEHICLES = '/v1/getvehicles?routeID=03';
const LOTS = '/parking/v2/lots?expand=specialevents';

describe('requests to the upstream', () => {
  test('S9: 200 clients during a minute cost one request per interval', async () => {
    const { clock, upstream, service } = gatewayTrial();
    for (let second = 0; second < 60; second += 10) {
      const paths = [VEHICLES, LOTS, '/parking/v2/lots', '/v1/getstops?routeID=03'];
      await Promise.all(
        Array.from({ length: 200 }, (_, client) =>
          requestJson(service, paths[client % paths.length] ?? ''),
        ),
      );
      await clock.advance(10 * SECOND);
    }
    const countOf = (path: string) => upstream.requests.filter((each) => each === path).length;
    // Vehicles have an interval of 15 s, and clients come every 10 s.
    expect(countOf(VEHICLES)).toBe(3);
    expect(countOf(LOTS)).toBe(1);
    expect(countOf('/v1/getstops?routeID=03')).toBe(1);
    expect(upstream.requests).toHaveLength(5);
  });

  test('S9: while no rider asks, the upstream is not asked', async () => {
    const { clock, upstream, service } = gatewayTrial();
    await requestJson(service, VEHICLES);
    await clock.advance(60 * MINUTE);
    expect(upstream.requests).toEqual([VEHICLES]);
    expect(clock.waiting()).toBe(0);
  });

  test('S9, N1: what riders get is what the upstream would send', async () => {
    const alerts = supply(async () => [
      anAlert({ concerns: [{ routeID: '03', stops: ['0100'] }] }),
    ]);
    const { service } = gatewayTrial({}, { alerts });
    const direct = smallService({ alerts });
    const stop = '/v1/getstoplocation?stopID=341';
    const near = '/v1/getnearbystops?lat=43.0733&lon=-89.4014&radius=400';
    const all = [VEHICLES, LOTS, '/parking/v2/lots', '/v1/getstops?routeID=07', near, stop];
    for (const path of [...all, '/v1/getalerts']) {
      const { body } = await requestJson(service, path);
      expect(body).toEqual((await requestJson(direct, path)).body);
    }
  });

  test.each([
    '/v1/getvehicles',
    '/v1/getvehicles?routeID=99',
    '/v1/getvehicles?routeID=03&key=wrong',
    '/v1/getstops?routeID=nope',
    '/v1/getnearbystops?lat=91&lon=0',
    '/v1/getnearbystops?lat=43&lon=-89&radius=500',
    '/v1/getstoplocation',
    '/v1/getarrivals?stopID=0100&minutes=7',
  ])('S9: %s has a wrong parameter and never reaches it', async (path) => {
    const { upstream, service } = gatewayTrial();
    expect((await requestJson(service, path)).body['status']).toBe('-1');
    expect(upstream.requests).toEqual([]);
  });

  test('S9: an unchanged response is not sent again', async () => {
    const { clock, upstream, service } = gatewayTrial();
    await requestJson(service, LOTS);
    await clock.advance(10 * MINUTE);
    await requestJson(service, LOTS);
    expect(upstream.headers['if-none-match']).toMatch(/"/);
    expect((await requestJson(service, LOTS)).headers.get('age')).toBe('0');
  });

  test('S9: a daily quota stretches all intervals', async () => {
    const { clock, upstream, service } = gatewayTrial({ requestsPerDay: 288 });
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      await requestJson(service, VEHICLES);
      await requestJson(service, LOTS);
      await clock.advance(5 * MINUTE);
    }
    expect(upstream.requests.length).toBeLessThanOrEqual(288);
    expect(upstream.requests.length).toBeGreaterThan(120);
  });

  test.each([
    ['a quota', { requestsPerDay: 288 }],
    ['the settings', { vehiclesSeconds: 300 }],
  ])('S9: a longer interval by %s is no failure', async (_why, settings) => {
    const { clock, service } = gatewayTrial(settings);
    for (let second = 0; second < 1200; second += 7) {
      const { body } = await requestJson(service, VEHICLES);
      expect([second, body['status']]).toEqual([second, '0']);
      await clock.advance(7 * SECOND);
    }
  });

  test('S9: a used up quota ends the requests until the day is over', async () => {
    const { clock, upstream, service, log } = gatewayTrial({ requestsPerDay: 3 });
    upstream.fault = failing(500);
    for (let minute = 0; minute < 23 * 60; minute += 10) {
      await requestJson(service, VEHICLES);
      await clock.advance(10 * MINUTE);
    }
    expect(upstream.requests).toHaveLength(3);
    expect(log.at(-1)).toMatchObject({ failure: 'the daily quota is used up' });
    upstream.fault = undefined;
    await clock.advance(3 * 60 * MINUTE);
    expect((await requestJson(service, VEHICLES)).body['status']).toBe('0');
  });
});
