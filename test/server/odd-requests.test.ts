import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSmallServer, type SmallServer } from '../support/cities/small-server.ts';
import { rawRequest } from '../support/servers/raw-request.ts';

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer({ server: { logRequests: true } });
});
afterAll(() => server.stop());

const HEAD_END = 'Host: a\r\nConnection: close\r\n\r\n';

interface RawResponse {
  readonly status: number;
  readonly body: string;
}

async function ask(bytes: string): Promise<RawResponse> {
  const text = Buffer.from((await rawRequest(server.port, bytes)) ?? '', 'latin1').toString();
  const end = text.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]),
    body: text.slice(end + 4),
  };
}

const get = (target: string) => ask(`GET ${target} HTTP/1.1\r\n${HEAD_END}`);

test.each([
  ['a backslash in the query', '/v1/getstops?key=test-key&destination=a\\b', 200, '0'],
  ['a backslash in the path', '/v1\\getstops?key=test-key', 404, '-1'],
  ['a backslash behind the path', '/v1/getstops\\', 404, '-1'],
  ['an absolute address', 'http://a/v1/getstops?key=test-key', 200, '0'],
  ['a star', '*', 404, '-1'],
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
  ['a space in the target', `GET /v1/getstops?key=a b HTTP/1.1\r\n${HEAD_END}`, 400],
  ['a target that is not percent-encoded', `GET /é HTTP/1.1\r\n${HEAD_END}`, 400],
  ['headers without end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('S2: %s is refused, and the connection ends', async (_what, bytes, status) => {
  expect((await ask(bytes)).status).toBe(status);
});

test.each(['/healthz', '/version.json', '/v1/getstops?key=test-key'])(
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
