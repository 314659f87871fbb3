import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { beforeEach, expect, test, vi } from 'vitest';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import { readRecord, storedFiles } from '../../../src/server/import/cache/snapshot-store.ts';
import type { FeedReaderOptions } from '../../../src/server/import/FeedReader.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { feedOfRoutes, writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { NOON, readerOf, testFolder } from '../../support/feeds/feed-reader.ts';

const DAY = 86_400_000;

let feed = '';
let folder = '';
let now = NOON;
let log: LogEntry[] = [];
let served: Snapshot[] = [];
/** Throws for a city that can't be served. */
let serve = (_snapshot: Snapshot): void => {};
beforeEach(() => {
  const top = testFolder();
  feed = join(top, 'feed');
  folder = join(top, 'cache');
  [now, log, served] = [NOON, [], []];
  serve = () => {};
});

async function startReader(options: Partial<FeedReaderOptions> = {}) {
  const reader = readerOf(feed, folder, {
    onSnapshot: async ({ snapshot }) => {
      serve(snapshot);
      served.push(snapshot);
    },
    log: (entry) => log.push(entry),
    clock: () => now,
    ...options,
  });
  await reader.start();
  return reader;
}

const routes = () => served.map((snapshot) => snapshot.routes.length);
const entriesOf = (name: string) => log.filter(({ event }) => event === name);
const refuse = (count: number) => {
  serve = (snapshot) => {
    if (snapshot.routes.length === count) throw new RangeError('Invalid array length');
  };
};

/** Two snapshots, of yesterday with 4 routes and of today with 5. */
async function storeTwo() {
  for (const [count, day] of [
    [4, NOON - DAY],
    [5, NOON],
  ] as const) {
    writeSmallFeed(feed, feedOfRoutes(count));
    now = day;
    const reader = await startReader();
    await eventually(() => expect(served.at(-1)?.routes).toHaveLength(count));
    await eventually(() => expect(reader.state()).toBe('current'));
    await reader.stop();
  }
  log = [];
  served = [];
}

/** Marks as a process leaves them that ended while it served a snapshot. */
function leaveMarks(file: string, count: number, host: string, pid: number): void {
  for (let index = 0; index < count; index++)
    writeFileSync(join(folder, `${file}~${host}~${pid}~${index}.start`), '');
}
const HOST = hostname().replaceAll(/[^\w-]/g, '');
/** No process has such a number. */
const ENDED = 2 ** 31 - 2;

test('S21: a version that can’t be served is not kept, the last good one goes on, and both are said', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  const reader = await startReader();
  const good = readRecord(folder)?.file;
  refuse(5);
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() => expect(reader.state()).toBe('refused'));
  expect(reader.figures().failure).toMatch(/not served: Invalid array length\.$/);
  expect(entriesOf('snapshot not used')).toMatchObject([
    { error: expect.stringMatching(/^RangeError/) },
  ]);
  expect(storedFiles(folder)).toEqual([good]);
  expect(routes()).toEqual([4]);
  // The reader still follows the feed.
  writeSmallFeed(feed, feedOfRoutes(6));
  await eventually(() => expect(routes()).toEqual([4, 6]));
  expect(reader.state()).toBe('current');
});

test('S21: a fault in what follows a reading is logged, and the feed is still followed', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  let isBroken = true;
  await startReader({
    onRead: () => {
      if (isBroken && served.length === 2) throw new Error('nobody expects this');
    },
  });
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() =>
    expect(entriesOf('feed not followed')).toMatchObject([
      { error: expect.stringMatching(/nobody expects this/) },
    ]),
  );
  isBroken = false;
  writeSmallFeed(feed, feedOfRoutes(6));
  await eventually(() => expect(routes()).toEqual([4, 5, 6]));
});

test('S21: a damaged snapshot is named in the log, the one before is served, and the feed is imported again', async () => {
  await storeTwo();
  const [newest = ''] = storedFiles(folder);
  const path = join(folder, newest);
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  await startReader();
  expect(routes()).toEqual([4]);
  expect(entriesOf('snapshot not used')).toMatchObject([
    { file: newest, error: expect.stringMatching(/damaged/) },
  ]);
  await eventually(() => expect(routes()).toEqual([4, 5]));
});

test('S21: a snapshot with damaged times is served only if there is nothing better', async () => {
  await storeTwo();
  for (const file of storedFiles(folder)) writeFileSync(join(folder, `${file}.timetable`), 'x');
  rmSync(feed, { recursive: true });
  await startReader();
  expect(routes()).toEqual([5]);
});

test.each([
  ['of this machine', HOST, ENDED],
  ['of this machine with our own number, as in a container', HOST, process.pid],
])('S21: a snapshot with which two processes %s ended is put aside', async (_, host, pid) => {
  await storeTwo();
  const [newest = '', older] = storedFiles(folder);
  leaveMarks(newest, 2, host, pid);
  const reader = await startReader();
  expect(routes()).toEqual([4]);
  expect(entriesOf('snapshot put aside')).toMatchObject([{ file: newest }]);
  await eventually(() => expect(reader.figures().requests).toBe(1));
  await eventually(() => expect(reader.state()).toBe('refused'));
  expect(reader.figures().failure).toMatch(/ended twice within a minute/);
  // On the next day, it is another version.
  now += DAY;
  await eventually(() => expect(routes()).toEqual([4, 5]));
  expect(reader.state()).toBe('current');
  // What it goes back to is the version that was served, not the one that ended the server.
  const { before } = readRecord(folder) ?? {};
  expect(before).not.toBe(newest);
  expect(before).toBe(older);
});

test('S21: neither one end nor servers that run put a snapshot aside', async () => {
  await storeTwo();
  const [newest = ''] = storedFiles(folder);
  leaveMarks(newest, 1, HOST, ENDED);
  leaveMarks(newest, 3, HOST, process.ppid);
  leaveMarks(newest, 3, 'another-machine', ENDED);
  await startReader();
  expect(routes()).toEqual([5]);
  const hourAgo = Date.now() / 1000 - 3600;
  for (const name of readdirSync(folder).filter((each) => each.includes('another-machine')))
    utimesSync(join(folder, name), hourAgo, hourAgo);
  await startReader();
  expect(routes()).toEqual([5, 4]);
});

test('S21: the only snapshot is imported again before it is served a third time, and without the feed it is served', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  await (await startReader()).stop();
  const [only = ''] = storedFiles(folder);
  leaveMarks(only, 2, HOST, ENDED);
  const importing = await startReader();
  expect(importing.figures().requests).toBe(1);
  expect(routes()).toEqual([4, 4]);
  await importing.stop();
  const aside = { file: only, reason: expect.stringMatching(/so the feed is imported again/) };
  expect(entriesOf('snapshot put aside')).toMatchObject([aside]);
  // The version that was imported again has not ended anything, whatever its name is.
  await (await startReader()).stop();
  expect(entriesOf('snapshot put aside')).toHaveLength(1);
  leaveMarks(only, 2, HOST, ENDED);
  rmSync(feed, { recursive: true });
  await startReader();
  expect(routes()).toEqual([4, 4, 4, 4]);
});

test('S21: a mark goes when the server stops, and those of earlier ends after a minute', async () => {
  await storeTwo();
  const [newest = ''] = storedFiles(folder);
  const marks = () => readdirSync(folder).filter((name) => name.endsWith('.start'));
  const stopped = await startReader();
  expect(marks()).toHaveLength(1);
  await stopped.stop();
  expect(marks()).toEqual([]);
  leaveMarks(newest, 1, HOST, ENDED);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await startReader({ pathInterval: 1e9 });
  expect(marks()).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(marks()).toEqual([]);
});
