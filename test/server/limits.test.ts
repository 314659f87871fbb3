import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSmallServer, type SmallServer } from '../support/cities/small-server.ts';
import { rawRequest } from '../support/servers/raw-request.ts';

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer({}, { timeLimits: { headers: 300, request: 600 } });
});
afterAll(() => server.stop());

const HOST = 'Host: 127.0.0.1\r\n';

test('S12: a request with a body is refused at once, before the body arrives', async () => {
  const text = await rawRequest(
    server.port,
    `GET /v1/getstops HTTP/1.1\r\n${HOST}Content-Length: 1000000\r\n\r\nfirst bytes`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('Request bodies are not accepted');
});

test('S12: a body without a length is refused', async () => {
  const text = await rawRequest(
    server.port,
    `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])(
  'S12: %s is refused on every path, and the response names the allowed methods',
  async (method) => {
    for (const path of ['/', '/v1/getstops', '/curbside.json', '/assets/main-1a2b.js']) {
      const text = await rawRequest(server.port, `${method} ${path} HTTP/1.1\r\n${HOST}\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 405 /);
      expect(text).toMatch(/\r\nallow: GET, HEAD, OPTIONS\r\n/i);
    }
  },
);

test('S12: a URL that is too long is refused', async () => {
  const response = await fetch(`${server.url}/v1/getstops?key=${'k'.repeat(3000)}`);
  expect(response.status).toBe(414);
  expect(await response.json()).toMatchObject({ status: '-1' });
});

test('S12: a client over its rate limit gets 429 with a Retry-After header', async () => {
  const small = await startSmallServer({ server: { requestsPerMinute: 3 } });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await fetch(`${small.url}/healthz`)).status);
  const refused = await fetch(`${small.url}/v1/getstops?key=test-key`);
  await small.stop();
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(await refused.json()).toMatchObject({
    description: expect.stringMatching(/^Too many requests/),
  });
});

test('S12: behind a trusted proxy each client has its own rate limit', async () => {
  const small = await startSmallServer({ server: { requestsPerMinute: 1, trustProxy: true } });
  const statusFor = async (client: string) =>
    (await fetch(`${small.url}/healthz`, { headers: { 'x-forwarded-for': client } })).status;
  const statuses = [
    await statusFor('203.0.113.1'),
    await statusFor('203.0.113.2'),
    await statusFor('203.0.113.1'),
  ];
  await small.stop();
  expect(statuses).toEqual([200, 200, 429]);
});

test('S12: connections over the limit are closed', async () => {
  const small = await startSmallServer({ server: { connections: 1 } });
  const first = connect(small.port, '127.0.0.1');
  await once(first, 'connect');
  const turnedAway = await rawRequest(small.port, `GET /healthz HTTP/1.1\r\n${HOST}\r\n`, 2000);
  first.destroy();
  await small.stop();
  expect(turnedAway).toBe('');
});
