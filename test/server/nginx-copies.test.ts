import { afterAll, beforeAll, describe, test } from 'vitest';

import { type SmallServer, startSmallServer } from '../support/cities/small-server.ts';
import { hasNginx, type Nginx, NO_NGINX, startNginx } from '../support/nginx/startNginx.ts';
import { type Origin, startOrigin } from '../support/nginx/startOrigin.ts';
import { type Relay, startRelay } from '../support/nginx/startRelay.ts';

const KEY = 'kept-on-the-servers';
/** nginx keeps a response for up to three seconds here. */
const LONGER = { timeout: 60_000, interval: 100 };

let feedHost: Origin;
/** The requests that the feed's host got, without the key; those with a condition have an asterisk. */
const asked: string[] = [];
/** How the feed answers. */
let feed = { status: 200, headers: {}, body: 'first' };
let relays: Relay[] = [];
let servers: SmallServer[] = [];
let nginx: Nginx;

const askedOf = (path: string) => asked.filter((url) => url.startsWith(path));

const startFeedHost = () =>
  startOrigin((request, response) => {
    const isConditional = request.headers['if-none-match'] !== undefined;
    asked.push(`${request.url?.replace(`key=${KEY}`, '') ?? ''}${isConditional ? '*' : ''}`);
    response.writeHead(feed.status, feed.headers).end(feed.body);
  });

const startCopy = () => startSmallServer({ server: { trustProxy: true } });

// Concurrent, because they mostly wait for nginx, which counts whole seconds.
describe.skipIf(!hasNginx)(`two servers behind nginx${hasNginx ? '' : ` (${NO_NGINX})`}`, () => {
  beforeAll(async () => {
    feedHost = await startFeedHost();
    // nginx needs the ports of the servers, and they need that of nginx.
    relays = [await startRelay(0), await startRelay(0)];
    const [first, second] = relays.map(({ port }) => port);
    nginx = await startNginx({
      servers: [first ?? 0, second ?? 0],
      upstream: `http://127.0.0.1:${feedHost.port}`,
      feedChanges: [
        [
          'proxy_cache_valid 200 14s; # Edit\n        proxy_pass $feed',
          'proxy_cache_valid 200 1s;\n        proxy_pass $feed',
        ],
      ],
    });
    servers = [await startCopy(), await startCopy()];
    for (const [index, relay] of relays.entries()) await relay.pointTo(servers[index]?.port ?? 0);
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const relay of relays) await relay.stop();
    for (const server of servers) await server.stop();
    await feedHost?.stop();
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
    feed = { status: 302, headers: { location: `http://127.0.0.1:${feedHost.port}/` }, body: '' };
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
