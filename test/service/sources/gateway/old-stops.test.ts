import { expect, test } from 'vitest';

import { requestJson } from '../../../support/cities/small-service.ts';
import { failing, gatewayTrial, MINUTE, SECOND } from '../../../support/gateway/gateway-trial.ts';

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

test('S9: a failure says when the upstream is asked again, but no rider waits longer than a minute', async () => {
  const { clock, upstream, service } = gatewayTrial();
  upstream.fault = failing(503, { 'retry-after': '40' });
  const retryAfter = async () =>
    (await requestJson(service, '/parking/v2/lots')).headers.get('retry-after');
  expect(await retryAfter()).toBe('40');
  await clock.advance(15 * SECOND);
  expect(await retryAfter()).toBe('25');
  upstream.fault = failing(503, { 'retry-after': '3600' });
  await clock.advance(MINUTE);
  expect(await retryAfter()).toBe('60');
});

test('S4: a gateway’s lots are fresh until they are read again', async () => {
  const { clock, upstream, service } = gatewayTrial({ lotsSeconds: 120 });
  const cacheControl = async () =>
    (await requestJson(service, '/parking/v2/lots')).headers.get('cache-control');
  expect(await cacheControl()).toMatch(/max-age=120,/);
  await clock.advance(50 * SECOND);
  // Caches subtract the Age of 50 s.
  expect(await cacheControl()).toMatch(/max-age=120,/);
  upstream.fault = failing(503, { 'retry-after': '100' });
  await clock.advance(70 * SECOND);
  await cacheControl();
  await clock.advance(SECOND);
  // 121 s old, and the upstream is asked again in 99 s.
  expect(await cacheControl()).toMatch(/max-age=220,/);
});
