import { expect, test } from 'vitest';

import { clientOf, createRateLimit } from '../../../src/server/http/rate-limit.ts';

test('S12: a client may spend a minute’s share at once, and then waits for the next', () => {
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

test('S12: one client’s share is not another’s', () => {
  const limit = createRateLimit(1, () => 0);
  expect([limit('a'), limit('a') > 0, limit('b')]).toEqual([0, true, 0]);
});

test('S12: a share never grows beyond a minute’s', () => {
  let now = 0;
  const limit = createRateLimit(2, () => now);
  limit('a');
  now += 3_600_000;
  expect([limit('a'), limit('a'), limit('a') > 0]).toEqual([0, 0, true]);
});

test('S12: a flood of clients is forgotten, oldest first, and holds no memory for ever', () => {
  const limit = createRateLimit(1, () => 0);
  limit('first');
  for (let client = 0; client < 20_000; client++) limit(String(client));
  expect(limit('19999')).toBeGreaterThan(0);
  expect(limit('first')).toBe(0);
});

test('S12: zero is no limit', () => {
  const limit = createRateLimit(0, () => 0);
  expect(Array.from({ length: 100 }, () => limit('a')).every((wait) => wait === 0)).toBe(true);
});

test.each([
  ['the peer', '198.51.100.7', undefined, false, '198.51.100.7'],
  ['the peer, whatever it claims', '198.51.100.7', '203.0.113.9', false, '198.51.100.7'],
  ['whom a trusted proxy saw last', '10.0.0.1', 'forged, 203.0.113.9', true, '203.0.113.9'],
  ['the peer where the proxy says nothing', '10.0.0.1', undefined, true, '10.0.0.1'],
  ['an IPv4 peer of an IPv6 socket', '::ffff:198.51.100.7', undefined, false, '198.51.100.7'],
  ['the network of an IPv6 peer', '2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2'],
  ['the same of a short one', '2001:db8::6', undefined, false, '2001:db8:0:0'],
  ['the same of a local one', 'fe80::1%eth0', undefined, false, 'fe80:0:0:0'],
])('S12: a client is %s', (_what, peer, forwarded, trustProxy, client) => {
  expect(clientOf(peer, forwarded, trustProxy)).toBe(client);
});
