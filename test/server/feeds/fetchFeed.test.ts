import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { gzipSync } from 'node:zlib';

import { afterEach, describe, expect, test } from 'vitest';

import { FetchError } from '../../../src/server/feeds/FetchError.ts';
import { fetchFeed } from '../../../src/server/feeds/fetchFeed.ts';
import type { FetchFunction } from '../../../src/server/feeds/FetchFunction.ts';
import { fetchPublic } from '../../../src/server/feeds/fetchPublic.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 38, 5);
const NO_SIGNAL = new AbortController().signal;

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
  server = undefined;
});

/** Starts a server of feeds on loopback and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const request = (url: string, options: object = {}, fetchOne: FetchFunction = fetch) =>
  fetchFeed(
    { url, maxBytes: 1000, allowPrivateAddresses: true, ...options },
    null,
    { fetch: fetchOne, lookup: async () => ['192.0.2.1'], now: () => NOW },
    NO_SIGNAL,
  );

async function failureOf(promise: Promise<unknown>): Promise<FetchError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FetchError)) throw new Error('expected a FetchError', { cause: error });
  return error;
}

describe('requests', () => {
  test('S7: a feed is read with its validators, and asked for again with them', async () => {
    const seen: (string | undefined)[][] = [];
    const modified = 'Fri, 20 Nov 2026 18:38:00 GMT';
    const url = await serve(({ headers }, response) => {
      seen.push([headers['user-agent'], headers['if-none-match'], headers['if-modified-since']]);
      const isKnown = headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"v1"', 'last-modified': modified });
      response.end(isKnown ? undefined : 'feed');
    });
    const fetched = await request(url);
    expect(new TextDecoder().decode(fetched?.bytes)).toBe('feed');
    expect(fetched?.validators).toEqual({ etag: '"v1"', lastModified: modified });
    const again = await fetchFeed(
      { url, maxBytes: 1000, allowPrivateAddresses: true },
      fetched?.validators ?? null,
      { fetch, lookup: async () => [], now: () => NOW },
      NO_SIGNAL,
    );
    expect(again).toBeNull();
    expect(seen).toEqual([
      ['Curbside', undefined, undefined],
      ['Curbside', '"v1"', modified],
    ]);
  });

  test.each([
    ['any', fetch],
    ['public', fetchPublic],
  ])('S7: a compressed feed is read where %s addresses are allowed', async (_which, fetchOne) => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', etag: '"v1"' }).end(gzipSync('feed'));
    });
    const fetched = await request(url, {}, fetchOne);
    expect(new TextDecoder().decode(fetched?.bytes)).toBe('feed');
    expect(fetched?.validators.etag).toBe('"v1"');
  });

  test('S7: a redirect is followed, and a key is not sent to another server', async () => {
    const keys: unknown[] = [];
    const url = await serve(({ url: path, headers }, response) => {
      keys.push(headers['x-api-key']);
      const { port } = new URL(`http://${headers.host}`);
      if (path === '/here') response.writeHead(302, { location: '/there' });
      if (path === '/there') response.writeHead(307, { location: `http://localhost:${port}/feed` });
      response.end('feed');
    });
    const fetched = await request(`${url}/here`, { headers: { 'x-api-key': 'secret' } });
    expect(fetched?.bytes.length).toBe(4);
    expect(keys).toEqual(['secret', 'secret', undefined]);
  });
});

describe('failures', () => {
  test('S7: redirects without end are a failure', async () => {
    let count = 0;
    const url = await serve((_request, response) => {
      count += 1;
      response.writeHead(302, { location: `/${count}` }).end();
    });
    expect((await failureOf(request(url))).message).toMatch(/redirects more than 5 times/);
    expect(count).toBe(6);
  });

  test('S16: a redirect to a file is a failure', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: 'file:///etc/hostname' }).end();
    });
    expect((await failureOf(request(url))).message).toMatch(/no URL of http/);
  });

  test.each([
    ['120', 120_000],
    [new Date(NOW + 60_000).toUTCString(), 60_000],
    ['soon', undefined],
  ])('S7: a refusal is a failure; Retry-After: %s is read', async (header, retryAfter) => {
    const url = await serve((_request, response) => {
      response.writeHead(503, { 'retry-after': header }).end('busy');
    });
    const failure = await failureOf(request(url));
    expect(failure.message).toMatch(/^127\.0\.0\.1:\d+ responded with status 503$/);
    expect(failure.retryAfter).toBe(retryAfter);
  });

  test.each([
    ['with a stated length', { 'content-length': '2000' }],
    ['without a stated length', {}],
  ])('S16: a body over the limit, %s, is not read to its end', async (_how, headers) => {
    const url = await serve((_request, response) => {
      response.writeHead(200, headers);
      const timer = setInterval(() => response.write('x'.repeat(600)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect((await failureOf(request(url))).message).toMatch(/sent more than/);
  });

  test('S7: a server that cannot be reached is named, and its key is not', async () => {
    const url = await serve(() => {});
    server?.close();
    const failure = await failureOf(request(`${url}/feed?key=secret`));
    expect(failure.message).toMatch(/^127\.0\.0\.1:\d+ could not be reached \(ECONNREFUSED\)$/);
  });
});

describe('private addresses', () => {
  const guarded = (
    url: string,
    addresses: readonly string[],
    fetchOne: FetchFunction = fetchPublic,
  ) =>
    fetchFeed(
      { url, maxBytes: 1000, allowPrivateAddresses: false },
      null,
      { fetch: fetchOne, lookup: async () => addresses, now: () => NOW },
      NO_SIGNAL,
    );

  test.each([
    ['http://127.0.0.1/feed', []],
    ['http://2130706433/feed', []],
    ['http://[::1]/feed', []],
    ['http://[::ffff:127.0.0.1]/feed', []],
    ['http://169.254.169.254/latest/meta-data', []],
    ['http://[fe80::1]/feed', []],
    ['http://10.1.2.3/feed', []],
    ['http://localhost/feed', ['127.0.0.1', '::1']],
    ['https://feeds.example.org/feed', ['198.51.100.7', '192.168.1.1']],
  ])('S16: %s is refused, unless the settings allow it', async (url, addresses) => {
    const failure = await failureOf(guarded(url, addresses));
    expect(failure.message).toMatch(/private address/);
  });

  test('S16: a name that leads to a private address after its check gets no request', async () => {
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      response.end('feed');
    });
    const { port } = new URL(url);
    // The check gets a public address, and the connection that of this machine.
    const failure = await failureOf(guarded(`http://localhost:${port}/feed`, ['198.51.100.7']));
    expect(failure.message).toMatch(/^localhost has a private address/);
    expect(requests).toBe(0);
  });

  test('S16: a public server cannot redirect to a private address', async () => {
    const asked: string[] = [];
    const redirecting: FetchFunction = async (url) => {
      asked.push(url.href);
      return new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } });
    };
    const failure = await failureOf(
      guarded('https://feeds.example.org/', ['198.51.100.7', '2001:db8::7'], redirecting),
    );
    expect(failure.message).toMatch(/^127\.0\.0\.1 has a private address/);
    expect(asked).toEqual(['https://feeds.example.org/']);
  });
});
