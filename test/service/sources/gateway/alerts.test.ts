import { expect, test } from 'vitest';

import { requestJson } from '../../../support/cities/small-service.ts';
import { supply } from '../../../support/cities/supply.ts';
import { failing, gatewayTrial, MINUTE, SECOND } from '../../../support/gateway/gateway-trial.ts';

const ALERTS = '/v1/getalerts';
const ofAlerts = (request: string) => request.startsWith(ALERTS);

test('N1: an upstream without alerts is asked every ten minutes, and riders are told', async () => {
  const { clock, upstream, service, gateway } = gatewayTrial();
  const ask = async () => (await requestJson(service, ALERTS)).body['description'];
  for (let second = 0; second < 60; second += 5) {
    expect(await ask()).toBe('This city has no alerts');
    await clock.advance(5 * SECOND);
  }
  expect(upstream.requests.filter(ofAlerts)).toHaveLength(1);
  expect(gateway.health?.()).toMatchObject({ upstream: { failing: [] } });
  // A server of another kind has nothing at this path.
  upstream.fault = failing(404);
  await clock.advance(10 * MINUTE);
  expect(await ask()).toBe('This city has no alerts');
});

test('N1: an upstream that is down is no city without alerts', async () => {
  const { upstream, service } = gatewayTrial({}, { alerts: supply(async () => []) });
  upstream.fault = failing(503);
  expect((await requestJson(service, ALERTS)).body['description']).toMatch(/unavailable right now/);
});
