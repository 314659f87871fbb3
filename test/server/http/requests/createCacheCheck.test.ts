import { expect, test } from 'vitest';

import {
  CACHE_VERSION_HEADER,
  cacheVersion,
} from '../../../../src/contract/operations/operation-paths.ts';
import { createCacheCheck } from '../../../../src/server/http/requests/createCacheCheck.ts';
import type { LogEntry } from '../../../../src/server/log.ts';

function aCheck(trustProxy = true) {
  const log: LogEntry[] = [];
  return { log, check: createCacheCheck((entry) => log.push(entry), trustProxy) };
}

test('S14: a cache of another version is logged once, and again when it is right', () => {
  const { log, check } = aCheck();
  check.note({ host: 'city.test' });
  expect(check.state()).toBe(null);
  for (let n = 0; n < 3; n++) check.note({ [CACHE_VERSION_HEADER]: 'another' });
  expect(check.state()).toBe('outdated');
  check.note({ [CACHE_VERSION_HEADER]: cacheVersion() });
  expect(check.state()).toBe('current');
  expect(log.map(({ event }) => event)).toEqual(['cache outdated', 'cache current']);
});

test('S14: a copy from before there were versions is outdated', () => {
  const { check } = aCheck();
  check.note({ host: 'curbside' });
  expect(check.state()).toBe('outdated');
});

test('S14: without a proxy, nobody can make the server say that its cache is outdated', () => {
  const { log, check } = aCheck(false);
  check.note({ host: 'curbside', [CACHE_VERSION_HEADER]: 'another' });
  expect(check.state()).toBe(null);
  expect(log).toEqual([]);
});
