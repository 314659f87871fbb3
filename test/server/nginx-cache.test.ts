import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  CACHE_VERSION_HEADER,
  cacheVersion,
} from '../../src/contract/operations/operation-paths.ts';
import { type SmallServer, startSmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';
import { hasNginx, type Nginx, NO_NGINX, startNginx } from '../support/nginx/startNginx.ts';
import { startOrigin } from '../support/nginx/startOrigin.ts';
import { type Relay, startRelay } from '../support/nginx/startRelay.ts';
import { rawRequest } from '../support/servers/raw-request.ts';

const VEHICLES = '/v1/getvehicles?key=test-key&routeID=03';

let server: SmallServer;
let relay: Relay;
let nginx: Nginx;

/** How many requests with this path reached the server. */
const reached = (path: string) =>
  server.log.filter((entry) => entry.event === 'request' && entry['path'] === path).length;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.url + path, { headers });
/** What the cache did: HIT, MISS, STALE or EXPIRED. */
const cacheStatus = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers);
  await response.arrayBuffer();
  return response.headers.get('x-cache-status');
};

// The list of tests only counts the skipped ones.
if (!hasNginx) console.log(`Skipped: the tests of nginx (${NO_NGINX})`);

describe.skipIf(!hasNginx)(`the cache${hasNginx ? '' : ` (${NO_NGINX})`}`, () => {
  beforeAll(async () => {
    const slowly = async () => {
      await wait(50);
      return [];
    };
    server = await startSmallServer(
      { server: { logRequests: true, trustProxy: true } },
      { source: smallSource({ vehicles: slowly }) },
    );
    relay = await startRelay(server.port);
    nginx = await startNginx({ servers: [relay.port, relay.port] });
  });
  afterAll(async () => {
    await nginx?.stop();
    await relay?.stop();
    await server?.stop();
  });

  test('S14: /readyz says that the configuration is of this version', async () => {
    expect(await (await get('/readyz')).json()).toMatchObject({ ready: true, cache: 'current' });
  });

  test('S14: one request of many at once reaches the server, and the others get its response', async () => {
    const texts = await Promise.all(
      Array.from({ length: 50 }, async () => (await get(VEHICLES)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ status: '0', routeID: '03' });
    expect(reached('/v1/getvehicles')).toBe(1);
  });

  test.each([
    ['%72outeID=07', 'a name in another spelling', '"routeID":""'],
    ['ROUTEID=07', 'a name in capitals', '"routeID":""'],
    ['xrouteID=07', 'a longer name', '"routeID":""'],
    ['routeID=03&routeID=07', 'a second value', '"routeID":"03"'],
    ['routeID=03&%72outeID=07', 'a second value in another spelling', '"routeID":"03"'],
    ['routeID=03%26routeID=07', 'a value with a separator', 'does not exist'],
    ['routeID=03#routeID=07', 'a fragment', '"routeID":"03"'],
  ])(
    'S14: %s (%s) is not stored as the answer to another question',
    async (query, what, answer) => {
      // The destination is only for questions that nobody has asked before.
      const base = `/v1/getstops?key=test-key&destination=${encodeURIComponent(what)}`;
      // A raw request, because fetch would change some of these. Each encoding has its own responses.
      const text = await rawRequest(
        nginx.port,
        `GET ${base}&${query} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`,
      );
      expect(text).toContain(answer);
      for (const routeID of ['', '03', '07']) {
        const own = routeID === '' ? base : `${base}&routeID=${routeID}`;
        const response = await get(own, { 'accept-encoding': 'gzip' });
        expect(await response.json()).toMatchObject({ status: '0', routeID });
      }
    },
  );

  test('S14: no header of a client reaches a server whose response is cached', async () => {
    const path = '/routes/9.json';
    const poison = {
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/screens',
      cookie: 'a=b',
    };
    const seen: unknown[] = [];
    const listener = await startOrigin((request, response) => {
      seen.push(request.headers, request.url);
      response.setHeader('cache-control', 'public, max-age=60').end('{}');
    });
    await relay.pointTo(listener.port);
    await get(`${path}?a=1`, { ...poison, 'accept-encoding': 'zstd, gzip' });
    await get('/', { ...poison, 'x-forwarded-for': '203.0.113.7' });
    await relay.pointTo(server.port);
    await listener.stop();
    expect(seen).toEqual([
      {
        host: 'curbside',
        [CACHE_VERSION_HEADER]: cacheVersion(),
        'x-forwarded-for': '127.0.0.1',
        'accept-encoding': 'gzip',
      },
      path,
      expect.objectContaining({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }),
      '/',
    ]);
  });

  test('S14: the many forms of Accept-Encoding are three, each with its own response', async () => {
    const path = '/assets/main-1a2b.js';
    const encodingOf = async (acceptEncoding: string) => {
      const response = await get(path, { 'accept-encoding': acceptEncoding });
      // fetch decodes the body, so a wrong encoding would fail.
      expect(await response.text()).toContain('bus bus');
      return response.headers.get('content-encoding') ?? 'none';
    };
    const forms = ['br', 'gzip, deflate, br', 'zstd;q=1,br;q=0.9', 'GZIP, BR', 'gzip'];
    const more = ['gzip;q=1.0, br;q=0', 'gzip, brx', 'br;q=0.00, gzip;q=0.01'];
    const none = ['identity', 'deflate', 'gzip;q=0', 'xbr'];
    const encodings: string[] = [];
    for (const form of [...forms, ...more, ...none]) encodings.push(await encodingOf(form));
    expect(encodings.join(' ')).toBe('br br br br gzip gzip gzip gzip none none none none');
    expect(reached(path)).toBe(3);
  });

  test('S14: a wrong parameter is refused from the cache for 10 s, and a fault is never cached', async () => {
    const wrong = '/v1/getstoplocation?key=test-key&stopID=9999';
    const refused = await get(wrong);
    expect(refused.headers.get('cache-control')).toBe('public, max-age=10');
    expect(await refused.json()).toMatchObject({ status: '-1' });
    expect([await cacheStatus(wrong), reached('/v1/getstoplocation')]).toEqual(['HIT', 1]);
    for (const status of [await cacheStatus('/v1/nothing'), await cacheStatus('/v1/nothing')])
      expect(status).toBe('MISS');
    expect(reached('/v1/nothing')).toBe(2);
  });

  test('S4: a client that has the response gets 304 from the cache', async () => {
    const path = '/v1/getstops?key=test-key&routeID=03';
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, again.headers.get('x-cache-status')]).toEqual([304, 'HIT']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('S4: HEAD is answered from the cache, and a preflight or a POST by the server', async () => {
    const ask = async (method: string) => {
      const response = await fetch(`${nginx.url}/v1/getstops?key=test-key&routeID=07`, { method });
      const { status, headers } = response;
      return [status, headers.get('x-cache-status'), await response.text()];
    };
    const [, , text] = await ask('GET');
    expect(await ask('HEAD')).toEqual([200, 'HIT', '']);
    expect((await ask('OPTIONS'))[0]).toBe(204);
    expect((await ask('POST'))[0]).toBe(405);
    expect(await ask('GET')).toEqual([200, 'HIT', text]);
  });

  test('S13: the page keeps its headers and is not cached', async () => {
    for (const { headers } of [await get('/'), await get('/?view=embed')]) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('server')).toBe('nginx');
    }
    expect(reached('/')).toBe(2);
    expect((await get('/metrics')).status).toBe(404);
  });
});
