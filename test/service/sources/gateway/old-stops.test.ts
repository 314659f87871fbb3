import { expect, test } from 'vitest';

import { failing, gatewayTrial, MINUTE } from '../../../support/gateway/gateway-trial.ts';
import { requestJson } from '../../../support/small-service.ts';

test('S9: old stops say how old they are, and caches may keep them for an hour from now', async () => {
  const { clock, upstream, service } = gatewayTrial({ stopsMinutes: 60 });
  const path = '/v1/getstops?routeID=03';
  const good = await requestJson(service, path);
  upstream.fault = failing(503);
  await clock.advance(120 * MINUTE);
  const old = await requestJson(service, path);
  expect(old.headers.get('age')).toBe('7200');
  expect(old.headers.get('cache-control')).toMatch(/max-age=10800,/);
  // nginx does not subtract the age.
  expect(old.headers.get('x-accel-expires')).toBe('3600');
  expect(good.headers.get('x-accel-expires')).toBe('3600');
  expect(old.headers.get('last-modified')).toBe(good.headers.get('last-modified'));
});
