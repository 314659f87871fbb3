import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hasNginx, type Nginx, NO_NGINX, startNginx } from '../support/nginx/startNginx.ts';
import { type Origin, startOrigin } from '../support/nginx/startOrigin.ts';
import { type Relay, startRelay } from '../support/nginx/startRelay.ts';
import { rawRequest } from '../support/servers/raw-request.ts';

let origin: Origin;
let relay: Relay;
let nginx: Nginx;

const get = (path: string) => fetch(nginx.url + path);

describe.skipIf(!hasNginx)(`nginx itself${hasNginx ? '' : ` (${NO_NGINX})`}`, () => {
  beforeAll(async () => {
    origin = await startOrigin((request, response) => {
      if (request.url === '/slow') return;
      // As a response that is 100 seconds old.
      response
        .setHeader('cache-control', 'public, max-age=101, stale-if-error=1')
        .setHeader('age', '100')
        .setHeader('x-accel-expires', '1')
        .end('old');
    });
    relay = await startRelay(origin.port);
    nginx = await startNginx({
      servers: [relay.port, relay.port],
      changes: [
        ['proxy_read_timeout 12s', 'proxy_read_timeout 500ms'],
        ['proxy_next_upstream_tries 2', 'proxy_next_upstream_tries 1'],
      ],
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    await relay?.stop();
    await origin?.stop();
  });

  test.each([
    ['a long URL', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['long headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 400],
    [
      'a large body',
      `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5000\r\n\r\n${'a'.repeat(5000)}`,
      413,
    ],
    ['nonsense', `nonsense\r\n\r\n`, 400],
  ])('S14: %s is refused in JSON', async (_what, bytes, status) => {
    const text = (await rawRequest(nginx.port, bytes)) ?? '';
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/\{"status":"-1","description":"[^"]+"\}$/);
  });

  test('S14: a server that never answers is an honest 504', async () => {
    const response = await get('/slow');
    expect(response.status).toBe(504);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: '-1' });
  });

  test('S14: without a server, old responses are served as long as stale-if-error allows, then an honest 502', async () => {
    const path = '/routes/1.json';
    const storedAt = Date.now();
    expect((await get(path)).headers.has('x-accel-expires')).toBe(false);
    await relay.pointTo(null);
    const seen: string[] = [];
    let last = await get(path);
    while (last.status === 200 && Date.now() < storedAt + 10_000) {
      seen.push(last.headers.get('x-cache-status') ?? '');
      await last.arrayBuffer();
      await wait(50);
      last = await get(path);
    }
    // nginx counts whole seconds.
    expect(Date.now() - storedAt).toBeLessThanOrEqual(3500);
    expect([...new Set(seen)]).toEqual(['HIT', 'STALE']);
    expect([last.status, last.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(last.headers.get('access-control-allow-origin')).toBe('*');
    expect(last.headers.get('retry-after')).toBe('5');
    expect(await last.json()).toMatchObject({
      status: '-1',
      description: expect.stringContaining("can't be reached"),
    });
  });

  test('S14: very many requests of one client are refused', async () => {
    const request = 'GET /v1/getstops HTTP/1.1\r\nHost: a\r\n';
    const bytes = `${request}\r\n`.repeat(900) + `${request}Connection: close\r\n\r\n`;
    const text = (await rawRequest(nginx.port, bytes)) ?? '';
    expect(text).toMatch(/HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: 1\r\n[\s\S]*"Too many requests/);
    const refused = text.split('HTTP/1.1 429 ').length - 1;
    const answered = text.split('HTTP/1.1 ').length - 1 - refused;
    expect(answered).toBeGreaterThan(350);
    expect(refused).toBeGreaterThan(100);
  });
});
