import { expect, test } from 'vitest';

import { clientOf, createRateLimit } from '../../../../src/server/http/requests/rate-limit.ts';

test('S12: a client may send a minute’s requests at once, and then has to wait', () => {
  let now = 0;
  const limit = createRateLimit(60, () => now);
  const spent = Array.from({ length: 60 }, () => limit('a'));
  expect(spent.every((wait) => wait === 0)).toBe(true);
  expect(limit('a')).toBe(1000);
  now += 400;
  expect(limit('a')).toBe(600);
  now += 600;
  expect(limit('a')).toBe(0);
  expect(limit('a')).toBe(1000);
});

test('S12: each client has its own limit', () => {
  const limit = createRateLimit(1, () => 0);
  expect([limit('a'), limit('a') > 0, limit('b')]).toEqual([0, true, 0]);
});

test('S12: a client never saves up more than a minute’s requests', () => {
  let now = 0;
  const limit = createRateLimit(2, () => now);
  limit('a');
  now += 3_600_000;
  expect([limit('a'), limit('a'), limit('a') > 0]).toEqual([0, 0, true]);
});

test('S12: the oldest clients are dropped, so that a flood of clients does not fill the memory', () => {
  const limit = createRateLimit(1, () => 0);
  limit('first');
  for (let client = 0; client < 20_000; client++) limit(String(client));
  expect(limit('19999')).toBeGreaterThan(0);
  expect(limit('first')).toBe(0);
});

test('S12: a client that keeps asking is not dropped, because its last request counts', () => {
  const limit = createRateLimit(1, () => 0);
  limit('first');
  for (let client = 1; client < 20_000; client++) limit(String(client));
  expect(limit('first')).toBeGreaterThan(0);
  limit('another');
  expect(limit('first'), 'not dropped').toBeGreaterThan(0);
  expect(limit('1'), 'dropped').toBe(0);
});

test('S12: zero means no limit', () => {
  const limit = createRateLimit(0, () => 0);
  expect(Array.from({ length: 100 }, () => limit('a')).every((wait) => wait === 0)).toBe(true);
});

test.each([
  ['the peer', '198.51.100.7', undefined, false, '198.51.100.7'],
  ['the peer if no proxy is trusted', '198.51.100.7', '203.0.113.9', false, '198.51.100.7'],
  ['the last address of a trusted proxy', '10.0.0.1', 'forged, 203.0.113.9', true, '203.0.113.9'],
  ['the peer if the proxy names no client', '10.0.0.1', undefined, true, '10.0.0.1'],
  ['the last address without its port', '10.0.0.1', '203.0.113.9:50123', true, '203.0.113.9'],
  ['the /64 of an address in brackets', '10.0.0.1', '[2001:db8::1]', true, '2001:db8:0:0'],
  ['the /64 of one with a port', '10.0.0.1', 'x, [2001:db8::1]:443', true, '2001:db8:0:0'],
  ['an IPv4 address in brackets', '10.0.0.1', '[::ffff:203.0.113.9]:443', true, '203.0.113.9'],
  [
    'an IPv4 address in IPv6, with a port',
    '10.0.0.1',
    '::ffff:203.0.113.9:443',
    true,
    '203.0.113.9',
  ],
  ['an IPv6 address that ends in digits', '10.0.0.1', '2001:db8:1:2::443', true, '2001:db8:1:2'],
  ['an IPv4 peer on an IPv6 socket', '::ffff:198.51.100.7', undefined, false, '198.51.100.7'],
  ['the /64 of an IPv6 peer', '2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2'],
  ['the /64 of a shortened IPv6 peer', '2001:db8::6', undefined, false, '2001:db8:0:0'],
  ['the /64 of a link-local IPv6 peer', 'fe80::1%eth0', undefined, false, 'fe80:0:0:0'],
])('S12: the client is %s', (_what, peer, forwarded, trustProxy, client) => {
  expect(clientOf(peer, forwarded, trustProxy)).toBe(client);
});
