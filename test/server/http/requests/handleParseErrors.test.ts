import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSmallServer, type SmallServer } from '../../../support/cities/small-server.ts';
import { rawRequest } from '../../../support/servers/raw-request.ts';

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer({ server: { logRequests: true } });
});
afterAll(() => server.stop());

const HEAD_END = 'Host: a\r\nConnection: close\r\n\r\n';

interface RawResponse {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

async function ask(bytes: string): Promise<RawResponse> {
  const text = Buffer.from((await rawRequest(server.port, bytes)) ?? '', 'latin1').toString();
  const end = text.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]),
    headers: text.slice(0, end).toLowerCase(),
    body: text.slice(end + 4),
  };
}

const get = (target: string) => ask(`GET ${target} HTTP/1.1\r\n${HEAD_END}`);

test('S1: a destination in raw UTF-8 gives the same result as a percent-encoded one', async () => {
  const raw = await get('/v1/getstops?key=test-key&routeID=03&destination=Université');
  expect(raw.status).toBe(200);
  expect(JSON.parse(raw.body)).toMatchObject({ status: '0', routeID: '03', stops: [] });
  expect(raw.headers).toContain('access-control-allow-origin: *');
  expect(raw.headers).toContain('x-content-type-options: nosniff');
  expect(raw.headers).toContain('connection: close');
});

test('S2: an error message quotes raw UTF-8 as it was sent', async () => {
  const { status, body } = await get('/v1/getstoplocation?key=test-key&stopID=Ñandú→à');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ status: '-1' });
  expect(body).toContain('Ñandú→à');
});

test('S2: a query in raw UTF-8 gets the page, and an unknown path gets 404 in JSON', async () => {
  expect((await get('/?title=Estación')).body).toContain('assets/main-1a2b.js');
  const unknown = await get('/estación');
  expect(unknown.status).toBe(404);
  expect(JSON.parse(unknown.body)).toMatchObject({ status: '-1' });
});

test('S2: a HEAD request in raw UTF-8 gets no body, and a request body is refused', async () => {
  const path = '/v1/getstops?key=test-key&destination=é';
  const head = await ask(`HEAD ${path} HTTP/1.1\r\n${HEAD_END}`);
  expect([head.status, head.body]).toEqual([200, '']);
  const withBody = await ask(`GET ${path} HTTP/1.1\r\nContent-Length: 4\r\n${HEAD_END}body`);
  expect(withBody.status).toBe(413);
});

test('S12: requests in raw UTF-8 count toward the rate limit', async () => {
  const small = await startSmallServer({ server: { requestsPerMinute: 1 } });
  const bytes = `GET /v1/getstops?key=é HTTP/1.1\r\n${HEAD_END}`;
  const texts = [await rawRequest(small.port, bytes), await rawRequest(small.port, bytes)];
  await small.stop();
  expect(texts).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 200 /),
    expect.stringMatching(/^HTTP\/1\.1 429 /),
  ]);
});

test('S12: a request in raw UTF-8 is logged', async () => {
  await get('/estación?key=s3cret');
  expect(server.log).toContainEqual(
    expect.objectContaining({ event: 'request', path: '/estaci%C3%B3n', status: 404 }),
  );
});

test.each([
  ['a backslash in the query', '/v1/getstops?key=test-key&destination=a\\b', 200, '0'],
  ['a backslash in the path', '/v1\\getstops?key=test-key', 404, '-1'],
  ['a backslash behind the path', '/v1/getstops\\', 404, '-1'],
  ['an absolute address', 'http://a/v1/getstops?key=test-key', 200, '0'],
  ['a star', '*', 404, '-1'],
  ['a space', '/v1/getstops?key=test-key&destination=a b', 400, '-1'],
])('S2: %s in the target is answered in JSON', async (_what, target, status, bodyStatus) => {
  const response = await get(target);
  expect(response.status).toBe(status);
  expect(JSON.parse(response.body)).toMatchObject({ status: bodyStatus });
});

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', 400],
  ['another version', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: [\r\n\r\n', 400],
  ['HTTP/1.1 without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['raw UTF-8 and a header that is none', `GET /é HTTP/1.1\r\nno colon\r\n${HEAD_END}`, 400],
  ['raw UTF-8 without a host', 'GET /é HTTP/1.1\r\n\r\n', 400],
  ['raw UTF-8 and a method that writes', `DELETE /é HTTP/1.1\r\n${HEAD_END}`, 400],
  ['headers without end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('S2: %s is refused in JSON, and the connection ends', async (_what, bytes, status) => {
  const response = await ask(bytes);
  expect(response.status).toBe(status);
  expect(response.headers).toContain('cache-control: no-store');
  expect(JSON.parse(response.body)).toMatchObject({ status: '-1' });
});

test.each(['/healthz', '/version.json', '/v1/getstops?key=test-key', '/v1/getstops?key=é'])(
  'S2: %s is answered over HTTP/1.0 without a Host header',
  async (path) => {
    const response = await ask(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(response.status).toBe(200);
    expect(JSON.parse(response.body)).toEqual(expect.any(Object));
  },
);

test('S2: methods that write are refused over HTTP/1.0 too', async () => {
  expect((await ask('DELETE / HTTP/1.0\r\n\r\n')).status).toBe(405);
});

test('S12: a bad request does not corrupt the response to the request before it', async () => {
  const text = await rawRequest(
    server.port,
    `GET /v1/getstops?key=test-key HTTP/1.1\r\nHost: a\r\n\r\nGET /é HTTP/1.1\r\n${HEAD_END}`,
  );
  expect(text?.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('S12: a connection that already answered a request accepts raw UTF-8 too', async () => {
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  const [first] = await once(socket, 'data');
  socket.write(`GET /v1/getstops?key=é HTTP/1.1\r\nHost: a\r\n\r\n`);
  const [second] = await once(socket, 'data');
  await once(socket, 'close');
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"status":"ok"\}$/);
  expect(second).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"-1"/);
});
