import { expect, test } from 'vitest';

import { createUpstreamAsk } from '../../../src/server/gateway/createUpstreamAsk.ts';
import { requestJson } from '../../support/cities/small-service.ts';
import { failing, gatewayTrial } from '../../support/gateway/gateway-trial.ts';
import { SECRET } from '../../support/gateway/small-upstream.ts';

const LOTS = '/parking/v2/lots';

test('S9: the key is sent in a header, if the settings say so, and not in the URL', async () => {
  const { upstream, service } = gatewayTrial(
    {
      service: {
        url: 'https://upstream.example/city/?format=json',
        secret: { variable: 'UPSTREAM_KEY', header: 'X-Key' },
      },
    },
    { keyHeader: 'X-Key' },
  );
  expect((await requestJson(service, '/v1/getvehicles?routeID=03')).body['status']).toBe('0');
  expect(upstream.headers['X-Key']).toBe(SECRET);
  expect(upstream.requests).toEqual(['/v1/getvehicles?format=json&routeID=03']);
});

test.each([
  ['as it is', SECRET],
  ['encoded', encodeURIComponent(SECRET)],
  ['escaped', SECRET.replaceAll(/./gs, (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`)],
])('S9: a response that contains the key %s is not used', async (_how, echoed) => {
  const { upstream, service, log, faults } = gatewayTrial();
  upstream.fault = failing(
    200,
    {},
    `{"lots":[{"name":"North","webUrl":"https://a/?k=${echoed}"}]}`,
  );
  const response = await requestJson(service, LOTS);
  expect(response.status).toBe(503);
  const told = JSON.stringify([response.body, [...response.headers], log, faults.map(String)]);
  expect(told).toContain('contains the key');
  expect(told).not.toContain(SECRET.slice(0, 8));
});

test('S9: a response that repeats the URL of its request is not used', async () => {
  const ask = createUpstreamAsk({
    service: {
      url: 'https://upstream.example/',
      secret: { variable: 'UPSTREAM_KEY', query: 'key' },
    },
    privateAddresses: false,
    env: { UPSTREAM_KEY: 'kept (quiet) now!' },
    tools: { fetch: async (url) => new Response(url.href), lookup: async () => ['198.51.100.7'] },
  });
  const request = { path: '/parking/v2/lots', parameters: {} } as const;
  await expect(ask(request, null, new AbortController().signal)).rejects.toThrow(
    'contains the key',
  );
});

test('S9: no failure names the key', async () => {
  const { upstream, service, log, faults, gateway } = gatewayTrial();
  const failures = [
    failing(401, {}, `bad key ${SECRET}`),
    failing(302, { location: `https://elsewhere.example/?key=${encodeURIComponent(SECRET)}` }),
    () => Promise.reject(new TypeError(`fetch of ?key=${SECRET} failed`)),
    failing(200, {}, `{"status":"-1","description":"no key ${SECRET}"}`),
  ];
  const answers: unknown[] = [];
  for (const [index, fault] of failures.entries()) {
    upstream.fault = fault;
    const path = index % 2 === 0 ? LOTS : '/v1/getvehicles?routeID=03';
    answers.push((await requestJson(service, path)).body);
  }
  const told = JSON.stringify([answers, log, faults.map(String), gateway.states()]);
  expect(log.length).toBeGreaterThan(1);
  expect(told).not.toContain(SECRET.slice(0, 8));
});

test('S16: the upstream may be on this machine only if the settings say so', async () => {
  const ask = createUpstreamAsk({
    service: { url: 'http://127.0.0.1:9/' },
    privateAddresses: false,
    env: {},
  });
  const request = { path: '/parking/v2/lots', parameters: {} } as const;
  await expect(ask(request, null, new AbortController().signal)).rejects.toThrow('private address');
});
