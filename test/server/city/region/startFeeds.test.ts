import { expect, test } from 'vitest';

import { startFeeds } from '../../../../src/server/city/region/startFeeds.ts';
import type { LogEntry } from '../../../../src/server/log.ts';
import { StartupError } from '../../../../src/server/StartupError.ts';
import { eventually } from '../../../support/eventually.ts';

/** Starts a good feed beside one that fails once the start no longer waits for it. */
async function startBesideLate(fault: Error) {
  const log: LogEntry[] = [];
  const opened = { opened: () => null, isNearCity: () => true, scores: () => undefined };
  const sourceOf = (start: () => Promise<void>) => ({ ...opened, tripCount: () => 0, start });
  let fail = () => {};
  const late = new Promise<void>((_resolve, reject) => {
    fail = () => reject(fault);
  });
  const feeds = [
    { name: 'good', source: sourceOf(async () => {}) },
    { name: 'late', source: sourceOf(() => late) },
  ];
  const reasons = await startFeeds(feeds, (entry) => log.push(entry), 1);
  expect(reasons).toEqual([]);
  expect(log).toEqual([]);
  fail();
  await eventually(() => expect(log).toHaveLength(1));
  return log[0];
}

test('G1: a fault in a feed that the start no longer waits for is in the log', async () => {
  expect(await startBesideLate(new RangeError('Invalid array length'))).toMatchObject({
    event: 'feed not on the map',
    name: 'late',
    error: 'RangeError: Invalid array length',
  });
});

test('G1: a reason that comes later than the start is in the log', async () => {
  expect(await startBesideLate(new StartupError('There is no feed at /late'))).toEqual({
    event: 'feed not on the map',
    name: 'late',
    reason: 'There is no feed at /late',
  });
});
