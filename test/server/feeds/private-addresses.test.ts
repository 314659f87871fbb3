import { expect, test } from 'vitest';

import { fetchFeed } from '../../../src/server/feeds/fetchFeed.ts';
import type { FetchFunction } from '../../../src/server/feeds/FetchFunction.ts';
import { fetchPublic } from '../../../src/server/feeds/fetchPublic.ts';
import { isPrivateAddress } from '../../../src/server/feeds/isPrivateAddress.ts';
import { failureOf, serveFeeds } from '../../support/feeds/feed-server.ts';

/** The addresses of the hosts in these tests. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'feeds.example.org': ['198.51.100.7', '2001:db8::7'],
  'partly.example.org': ['198.51.100.7', '192.168.1.1'],
  'inside.example.org': ['10.0.0.5'],
  'mapped.example.org': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
};

const guarded = (
  url: string,
  fetchOne: FetchFunction = fetchPublic,
  addresses: Readonly<Record<string, readonly string[]>> = ADDRESSES,
) =>
  fetchFeed(
    { url, maxBytes: 1000, allowPrivateAddresses: false },
    null,
    { fetch: fetchOne, lookup: async (host) => addresses[host] ?? [], now: () => 0 },
    new AbortController().signal,
  );

const PRIVATE = [
  'http://127.0.0.1/feed',
  'http://2130706433/feed',
  'http://0x7f.1/feed',
  'http://0/feed',
  'http://10.1.2.3/feed',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/feed',
  'http://[::]/feed',
  'http://[::ffff:127.0.0.1]/feed',
  'http://[::ffff:7f00:1]/feed',
  'http://[0:0:0:0:0:ffff:a9fe:a9fe]/feed',
  'http://[64:ff9b::7f00:1]/feed',
  'http://[fe80::1]/feed',
  'http://[fd00::1]/feed',
  'http://localhost/feed',
  'http://inside.example.org/feed',
  'http://mapped.example.org/feed',
  'https://partly.example.org/feed',
];

test.each(PRIVATE)('S16: %s is refused, unless the settings allow it', async (url) => {
  expect((await failureOf(guarded(url))).message).toMatch(
    /private address.* --private-addresses, .* "privateAddresses": true/,
  );
});

test.each(PRIVATE)('S16: a public server cannot redirect to %s', async (location) => {
  const asked: string[] = [];
  const redirecting: FetchFunction = async (url) => {
    asked.push(url.href);
    return new Response(null, { status: 302, headers: { location } });
  };
  const failure = await failureOf(guarded('https://feeds.example.org/', redirecting));
  expect(failure.message).toMatch(/private address/);
  expect(asked).toEqual(['https://feeds.example.org/']);
});

test('S16: a name that leads to a private address after its check gets no request', async () => {
  let requests = 0;
  const url = await serveFeeds((_request, response) => {
    requests += 1;
    response.end('feed');
  });
  const { port } = new URL(url);
  // The check gets a public address, and the connection that of this machine.
  const failure = await failureOf(
    guarded(`http://localhost:${port}/feed`, fetchPublic, { localhost: ['198.51.100.7'] }),
  );
  expect(failure.message).toMatch(/^localhost has a private address/);
  expect(requests).toBe(0);
});

test('S16: addresses that are not on the public internet are private, and others are not', () => {
  for (const address of [
    '100.64.0.1',
    '198.18.0.1',
    '192.0.0.8',
    'fec0::1',
    '2001::1',
    '64:ff9b:1::1',
  ])
    expect([address, isPrivateAddress(address)]).toEqual([address, true]);
  for (const address of ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1', '198.51.100.7', '172.32.0.1'])
    expect([address, isPrivateAddress(address)]).toEqual([address, false]);
});
