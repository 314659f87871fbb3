import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createQuotaFile } from '../../../src/server/gateway/createQuotaFile.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { createQuota } from '../../../src/service/sources/gateway/createQuota.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';

const HOUR = 3_600_000;
const URL = 'https://upstream.example/city?token=only-for-us';
let folder = { path: '', remove: () => {} };
let log: LogEntry[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  log = [];
});
afterEach(() => folder.remove());

let now = 500_000 * HOUR;
const quotaAfterAStart = (path = folder.path) =>
  createQuota(
    3,
    () => now,
    createQuotaFile(path, URL, (entry) => log.push(entry)),
  );

test('S9: a restart does not begin the daily quota anew, and the next day does', () => {
  const before = quotaAfterAStart().join(1000);
  expect([before.take(), before.take()]).toEqual([true, true]);
  const after = quotaAfterAStart();
  expect(after.used()).toBe(2);
  const share = after.join(1000);
  expect([share.take(), share.take()]).toEqual([true, false]);
  now += 26 * HOUR;
  expect(quotaAfterAStart().used()).toBe(0);
  expect(log).toEqual([]);
  const [name = ''] = readdirSync(folder.path);
  expect(name).toMatch(/^requests-[0-9a-f]{12}\.json$/);
});

test('S9: what is read twice a day has its share of the quota between', () => {
  const quota = createQuota(1, () => now);
  quota.join(12 * HOUR).touch();
  now += 11 * HOUR;
  expect(quota.join(24 * HOUR).stretch()).toBe(3);
});

test('S9: requests of a clock that was ahead do not count forever', () => {
  const quota = quotaAfterAStart().join(1000);
  now += 1000 * HOUR;
  quota.take();
  now -= 1000 * HOUR;
  expect(quotaAfterAStart().used()).toBe(0);
});

test('S9: a damaged file counts as empty, and one that can’t be written is logged once', () => {
  quotaAfterAStart().join(1000).take();
  for (const name of readdirSync(folder.path)) writeFileSync(join(folder.path, name), '[[1,"2"]');
  expect(quotaAfterAStart().used()).toBe(0);
  writeFileSync(join(folder.path, 'a file'), '');
  const quota = quotaAfterAStart(join(folder.path, 'a file'));
  const share = quota.join(1000);
  expect([share.take(), share.take()]).toEqual([true, true]);
  expect(log.map(({ event }) => event)).toEqual(['requests of the day not saved']);
});
