import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { FeedReaderOptions } from '../../../src/server/import/FeedReader.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { feedOfRoutes, writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { NOON, readerOf as anyReaderOf, testFolder } from '../../support/feeds/feed-reader.ts';

let top = '';
let feed = '';
let now = NOON;
let log: LogEntry[] = [];
let served: Snapshot[] = [];
// The files of a process share their timers.
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  top = testFolder();
  feed = join(top, 'feed');
  [now, log, served] = [NOON, [], []];
});

const readerOf = (options: Partial<FeedReaderOptions> = {}) =>
  anyReaderOf(feed, join(top, 'cache'), {
    onSnapshot: async ({ snapshot }) => void served.push(snapshot),
    log: (entry) => log.push(entry),
    clock: () => now,
    ...options,
  });

/** Starts a reader of a feed of so many routes, and stops it. */
async function importOnce(routes = 2) {
  writeSmallFeed(feed, feedOfRoutes(routes));
  const reader = readerOf();
  await reader.start();
  await reader.stop();
}

const events = () => log.map(({ event }) => event);
const routes = () => served.map((snapshot) => snapshot.routes.length);

test('S6: the first start imports the feed, and the next one uses its snapshot without the feed', async () => {
  await importOnce();
  expect(routes()).toEqual([2]);
  rmSync(feed, { recursive: true });
  const second = readerOf();
  await second.start();
  expect(routes()).toEqual([2, 2]);
  await eventually(() => expect(second.state()).toBe('unreachable'));
  expect(events()).toContain('feed not read');
});

test('S6: a path is read again when it changes, and once more on another day', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  await readerOf().start();
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() => expect(routes()).toEqual([4, 5]));
  now += 86_400_000;
  await eventually(() => expect(routes()).toEqual([4, 5, 5]));
  const hashes = served.map((snapshot) => snapshot.contentHash);
  expect(new Set(hashes).size).toBe(3);
});

test('S6: a feed with less than half of its routes is held until the operator accepts it', async () => {
  writeSmallFeed(feed, feedOfRoutes(5));
  const first = readerOf();
  await first.start();
  writeSmallFeed(feed, feedOfRoutes(2));
  await eventually(() => expect(first.state()).toBe('held'));
  expect(log.at(-1)).toMatchObject({
    event: 'feed held',
    reason: expect.stringMatching(/2 routes.*5 before.*--accept/),
  });
  expect(routes()).toEqual([5]);
  await first.stop();

  const second = readerOf();
  await second.start();
  await eventually(() => expect(second.state()).toBe('held'));
  expect(routes()).toEqual([5, 5]);
  await second.stop();

  const accepting = readerOf({ accept: true });
  await accepting.start();
  expect(routes().at(-1)).toBe(2);
  expect(accepting.state()).toBe('current');
});

test('S6: a feed that changes after it was accepted is held again', async () => {
  await importOnce(5);
  const unchanged = readerOf({ accept: true });
  await unchanged.start();
  writeSmallFeed(feed, feedOfRoutes(2));
  await eventually(() => expect(unchanged.state()).toBe('held'));
  expect(routes()).toEqual([5, 5]);
});

test('S6: a feed that is broken at the start is held when it returns with half of its routes', async () => {
  await importOnce(5);
  writeSmallFeed(feed, { 'stops.txt': null });
  const refused = readerOf({ accept: true });
  await refused.start();
  expect(refused.state()).toBe('refused');
  writeSmallFeed(feed, feedOfRoutes(2));
  await eventually(() => expect(refused.state()).toBe('held'));
  expect(routes()).toEqual([5, 5]);
});

test('S6: a feed that is missing at the start is accepted when it is back', async () => {
  await importOnce(5);
  rmSync(feed, { recursive: true });
  const reader = readerOf({ accept: true });
  await reader.start();
  expect(reader.state()).toBe('unreachable');
  writeSmallFeed(feed, feedOfRoutes(2));
  await eventually(() => expect(routes()).toEqual([5, 5, 2]));
  expect(reader.state()).toBe('current');
});

test('S6: half of the routes is enough', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  await readerOf().start();
  writeSmallFeed(feed, feedOfRoutes(2));
  await eventually(() => expect(routes()).toEqual([4, 2]));
});

test('S6: a broken feed leaves the last good snapshot, says why, and recovers', async () => {
  writeSmallFeed(feed);
  const reader = readerOf();
  await reader.start();
  now += 60_000;
  rmSync(join(feed, 'trips.txt'));
  await eventually(() => expect(reader.state()).toBe('refused'));
  expect(reader.figures().readAt, 'the last good reading').toBe(NOON);
  expect(log.at(-1)).toMatchObject({
    event: 'feed refused',
    reason: expect.stringMatching(/trips\.txt/),
  });
  expect(routes()).toEqual([2]);
  writeSmallFeed(feed);
  await eventually(() => expect(reader.state()).toBe('current'));
});

test('S6: a URL that cannot be read is asked again after one minute, two, four, and at most at the interval', async () => {
  await importOnce();
  vi.useFakeTimers();
  const asked: number[] = [];
  const reader = readerOf({
    settings: {
      feed: { url: 'https://feeds.example.org/feed.zip' },
      rereadMinutes: 5,
      privateAddresses: false,
    },
    runImport: async () => {
      asked.push(Date.now());
      return { kind: 'failed', reason: 'feeds.example.org could not be reached' };
    },
  });
  await reader.start();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(reader.state()).toBe('unreachable');
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  // In minutes; each a tenth shorter or longer.
  for (const [index, minutes] of [1, 2, 4, 5].entries())
    expect(Math.abs((pauses[index] ?? 0) / 60_000 - minutes)).toBeLessThanOrEqual(0.1 * minutes);
});

test('S6: without a snapshot, a broken or missing feed ends the start with its reason', async () => {
  writeSmallFeed(feed, { 'stops.txt': null });
  await expect(readerOf().start()).rejects.toThrow(/feed: .*stops\.txt/);
  feed = join(top, 'nowhere');
  await expect(readerOf().start()).rejects.toThrow(
    /nowhere: there is no file or folder at this path\./,
  );
  feed = join(top, 'feed.zip');
  writeFileSync(feed, '<html>not found</html>');
  await expect(readerOf().start()).rejects.toThrow(/feed\.zip.* zip file/);
});

test('S6: a full disk is named, and the last good snapshot stays', async () => {
  const reason = '/cache: there is no space left on the disk.';
  writeSmallFeed(feed);
  await readerOf().start();
  const reader = readerOf({ runImport: async () => ({ kind: 'failed', reason }) });
  await reader.start();
  await eventually(() => expect(reader.state()).toBe('unreachable'));
  expect(log.at(-1)).toMatchObject({ event: 'feed not read', reason });
  expect(routes()).toEqual([2, 2]);
});
