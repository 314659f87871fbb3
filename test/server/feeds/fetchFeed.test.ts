import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { createFeedFetch } from '../../../src/server/feeds/createFeedFetch.ts';
import { FetchError } from '../../../src/server/feeds/FetchError.ts';
import { fetchFeed } from '../../../src/server/feeds/fetchFeed.ts';
import type { FetchFunction } from '../../../src/server/feeds/FetchFunction.ts';
import { fetchPublic } from '../../../src/server/feeds/fetchPublic.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { failureOf, serveFeeds } from '../../support/feeds/feed-server.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 38, 5);
const NO_SIGNAL = new AbortController().signal;

const request = (url: string, options: object = {}, fetchOne: FetchFunction = fetch) =>
  fetchFeed(
    { url, maxBytes: 1000, allowPrivateAddresses: true, ...options },
    null,
    { fetch: fetchOne, lookup: async () => ['192.0.2.1'], now: () => NOW },
    NO_SIGNAL,
  );

describe('requests', () => {
  test('S7: a feed is read with its validators, and asked for again with them', async () => {
    const seen: (string | undefined)[][] = [];
    const modified = 'Fri, 20 Nov 2026 18:38:00 GMT';
    const url = await serveFeeds(({ headers }, response) => {
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

  test('S25: a feed that contains the key it is asked with is refused, in words without the key', async () => {
    const url = await serveFeeds(({ headers }, response) => {
      response.end(gzipSync(`{"lots":[{"name":"Rejected: ${String(headers['x-key'])}"}]}`));
    });
    const keys = { headers: { 'X-Key': 'k3y-of-the-city' }, keys: ['k3y-of-the-city'] };
    const { message } = await failureOf(request(url, keys));
    expect(message).toMatch(/^127\.0\.0\.1:\d+ sent back the key that it is asked with, so/);
    expect(message).not.toContain('k3y-of');
  });

  test.each([
    ['any', fetch],
    ['public', fetchPublic],
  ])('S7: a compressed feed is read where %s addresses are allowed', async (_which, fetchOne) => {
    const url = await serveFeeds((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', etag: '"v1"' }).end(gzipSync('feed'));
    });
    const fetched = await request(url, {}, fetchOne);
    expect(new TextDecoder().decode(fetched?.bytes)).toBe('feed');
    expect(fetched?.validators.etag).toBe('"v1"');
  });

  test('S7: a redirect is followed, and a key is not sent to another server', async () => {
    const keys: unknown[] = [];
    const url = await serveFeeds(({ url: path, headers }, response) => {
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
    const url = await serveFeeds((_request, response) => {
      count += 1;
      response.writeHead(302, { location: `/${count}` }).end();
    });
    expect((await failureOf(request(url))).message).toMatch(/redirects more than 5 times/);
    expect(count).toBe(6);
  });

  test('S16: a redirect to a file is a failure', async () => {
    const url = await serveFeeds((_request, response) => {
      response.writeHead(302, { location: 'file:///etc/hostname' }).end();
    });
    expect((await failureOf(request(url))).message).toMatch(/no URL of http/);
  });

  test.each([
    ['120', 120_000],
    [new Date(NOW + 60_000).toUTCString(), 60_000],
    ['soon', undefined],
  ])('S7: a refusal is a failure; Retry-After: %s is read', async (header, retryAfter) => {
    const url = await serveFeeds((_request, response) => {
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
    const url = await serveFeeds((_request, response) => {
      response.writeHead(200, headers);
      const timer = setInterval(() => response.write('x'.repeat(600)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect((await failureOf(request(url))).message).toMatch(/sent more than/);
  });

  test('F16: a gzip file that is sent without saying so is unpacked, and a damaged one is left as it is', async () => {
    const damaged = Buffer.from([0x1f, 0x8b, 0]);
    const read = await Promise.all(
      [gzipSync('feed'), damaged].map(async (body) => {
        const url = await serveFeeds((_, response) => response.end(body));
        return Buffer.from((await request(url))?.bytes ?? []);
      }),
    );
    expect(read).toEqual([Buffer.from('feed'), damaged]);
  });

  test('F16, S16: a gzip file that is too large unpacked is refused as that, at a URL and at a path', async () => {
    const packed = gzipSync(Buffer.alloc(2_000_001));
    const url = await serveFeeds((_, response) => response.end(packed));
    const path = join(testFolder(), 'buses.pb.gz');
    writeFileSync(path, packed);
    for (const place of [url, path]) {
      const file = { feed: { url: place }, privateAddresses: true };
      const read = createFeedFetch(file, 2_000_000, { env: {} });
      const failure = await failureOf(read(null, NO_SIGNAL));
      expect(failure.message).toBe('The unpacked file is larger than 2 MB');
    }
  });

  test('S16: a compressed body that unpacks to more than the limit is not unpacked to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    expect(bomb.length).toBeLessThan(25_000);
    const url = await serveFeeds((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const failure = await failureOf(request(url, { maxBytes: 100_000 }));
    expect(failure.message).toMatch(/sent more than/);
  });

  test('S16: a body that never ends, a byte at a time, is given up when the request is', async () => {
    const controller = new AbortController();
    let isClosed = false;
    const url = await serveFeeds((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 1);
      response.on('close', () => {
        clearInterval(timer);
        isClosed = true;
      });
      setTimeout(() => controller.abort(new FetchError('too long')), 50);
    });
    const reading = fetchFeed(
      { url, maxBytes: 1e9, allowPrivateAddresses: true },
      null,
      { fetch, lookup: async () => [], now: () => NOW },
      controller.signal,
    );
    expect((await failureOf(reading)).message).toBe('too long');
    await expect.poll(() => isClosed).toBe(true);
  });

  test('S7: a server that cannot be reached is named, and its key is not', async () => {
    const url = await serveFeeds(() => {}, { isClosed: true });
    const failure = await failureOf(request(`${url}/feed?key=secret`));
    expect(failure.message).toMatch(
      /^127\.0\.0\.1:\d+ could not be reached: nothing answers at its port \(ECONNREFUSED\)$/,
    );
  });
});
