import { setTimeout as wait } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, test } from 'vitest';

import { createService } from '../../src/service/createService.ts';
import { theSettings } from '../support/builders.ts';
import { type SmallServer, startSmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';
import { hasNginx, type Nginx, NO_NGINX, startNginx } from '../support/nginx/startNginx.ts';
import { type Origin, startOrigin } from '../support/nginx/startOrigin.ts';
import { type Relay, startRelay } from '../support/nginx/startRelay.ts';

const KEY = 'kept-on-the-servers';
const VEHICLES = '/v1/getvehicles?key=test-key&routeID=03';
/** nginx keeps a response for up to three seconds here. */
const LONGER = { timeout: 60_000, interval: 100 };
const { city: CITY } = smallSource();

let upstream: Origin;
/** The requests that the upstream got, without the key; those with a condition have an asterisk. */
const asked: string[] = [];
/** How the upstream's feed answers. */
let feed = { status: 200, headers: {}, body: 'first' };
let relays: Relay[] = [];
let servers: SmallServer[] = [];
let nginx: Nginx;

const askedOf = (path: string) => asked.filter((url) => url.startsWith(path));

async function startUpstream(): Promise<Origin> {
  const service = createService(smallSource(), theSettings({ service: { baseUrl: '', key: KEY } }));
  const listener = getRequestListener((request) => service(request));
  return await startOrigin((request, response) => {
    const isConditional = request.headers['if-none-match'] !== undefined;
    asked.push(`${request.url?.replace(`key=${KEY}`, '') ?? ''}${isConditional ? '*' : ''}`);
    if (request.url?.startsWith('/vehicles.pb') !== true) void listener(request, response);
    else response.writeHead(feed.status, feed.headers).end(feed.body);
  });
}

/** A copy of the server, which reads its service through nginx. */
const startCopy = (feedsUrl: string) =>
  startSmallServer(
    {
      ...CITY,
      source: {
        kind: 'gateway',
        service: { url: `${feedsUrl}/service`, secret: { variable: 'KEY', query: 'key' } },
        vehiclesSeconds: 2,
        privateAddresses: true,
      },
      server: { trustProxy: true },
    },
    { env: { KEY } },
  );

// Concurrent, because they mostly wait for nginx, which counts whole seconds.
describe.skipIf(!hasNginx)(`two servers behind nginx${hasNginx ? '' : ` (${NO_NGINX})`}`, () => {
  beforeAll(async () => {
    upstream = await startUpstream();
    // nginx needs the ports of the servers, and they need that of nginx.
    relays = [await startRelay(0), await startRelay(0)];
    const [first, second] = relays.map(({ port }) => port);
    nginx = await startNginx({
      servers: [first ?? 0, second ?? 0],
      upstream: `http://127.0.0.1:${upstream.port}`,
      feedChanges: [
        [
          'proxy_cache_valid 200 14s; # Edit\n        proxy_pass $feed',
          'proxy_cache_valid 200 1s;\n        proxy_pass $feed',
        ],
        ['proxy_cache_valid 200 14s', 'proxy_cache_valid 200 2s'],
      ],
    });
    servers = [await startCopy(nginx.feedsUrl), await startCopy(nginx.feedsUrl)];
    for (const [index, relay] of relays.entries()) await relay.pointTo(servers[index]?.port ?? 0);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const relay of relays) await relay.stop();
    for (const server of servers) await server.stop();
    await upstream?.stop();
  });

  test.concurrent('S14: they cost the service that they read one request per interval', async ({
    expect,
  }) => {
    // Each server itself, without the cache for riders.
    const ask = async (server: SmallServer | undefined) => {
      const response = await fetch((server?.url ?? '') + VEHICLES);
      expect(await response.json()).toMatchObject({ status: '0', routeID: '03' });
    };
    const [first, second] = servers;
    await ask(first);
    await ask(second);
    expect(askedOf('/v1/getvehicles')).toEqual(['/v1/getvehicles?&&routeID=03']);
    // Longer than the interval of the servers, and than nginx keeps a response.
    await wait(3100);
    // They answer from memory and read in the background.
    await ask(first);
    await expect.poll(() => askedOf('/v1/getvehicles').length, LONGER).toBe(2);
    await ask(second);
    await wait(100);
    expect(askedOf('/v1/getvehicles')).toHaveLength(2);
  });

  test.concurrent('S14: many requests for a feed at once are one, and later ones ask only for changes', async ({
    expect,
  }) => {
    feed = { status: 200, headers: { etag: '"1"', 'cache-control': 'no-store' }, body: 'first' };
    const read = async () => (await fetch(`${nginx.feedsUrl}/vehicles.pb?api_key=${KEY}`)).text();
    expect(new Set(await Promise.all(Array.from({ length: 10 }, read)))).toEqual(
      new Set(['first']),
    );
    expect(askedOf('/vehicles.pb')).toEqual(['/vehicles.pb?api_']);
    await expect
      .poll(() => read().then(() => askedOf('/vehicles.pb')[1]), LONGER)
      .toBe('/vehicles.pb?api_*');
    // nginx follows no redirect, and passes none on.
    const { feedsUrl } = nginx;
    feed = { status: 302, headers: { location: `http://127.0.0.1:${upstream.port}/` }, body: '' };
    await expect
      .poll(
        async () => (await fetch(`${feedsUrl}/vehicles.pb`, { redirect: 'manual' })).status,
        LONGER,
      )
      .toBe(502);
    expect((await fetch(`${feedsUrl}/other`)).status).toBe(404);
  });

  test.concurrent('S14: when one of them is killed, a client that retries once loses nothing', async ({
    expect,
  }) => {
    const read = async () => {
      const response = await fetch(`${nginx.url}/healthz`);
      expect(await response.json()).toEqual({ status: 'ok' });
    };
    let done = 0;
    const client = async () => {
      for (let n = 0; n < 25; n++) {
        await read().catch(read);
        done += 1;
        if (done === 20) await relays[0]?.pointTo(null);
      }
    };
    await Promise.all(Array.from({ length: 4 }, client));
    expect(done).toBe(100);
    await relays[1]?.pointTo(null);
    expect((await fetch(`${nginx.url}/healthz`)).status).toBe(502);
  });
});
