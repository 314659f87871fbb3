import { readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import {
  keepSnapshot,
  readRecord,
  storedFiles,
  storeSnapshot,
} from '../../../src/server/import/cache/snapshot-store.ts';
import type { FeedReaderOptions } from '../../../src/server/import/FeedReader.ts';
import type { ImportJob } from '../../../src/server/import/ImportJob.ts';
import { readFeed } from '../../../src/server/import/readFeed.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { runImport } from '../../support/cities/region-server.ts';
import { feedOfRoutes, writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { NOON, readerOf, testFolder } from '../../support/feeds/feed-reader.ts';
import { serveFeeds } from '../../support/feeds/feed-server.ts';

const DAY = 24 * 3_600_000;

let feed = '';
let folder = '';
let now = NOON;
beforeEach(() => {
  const top = testFolder();
  feed = join(top, 'feed');
  folder = join(top, 'cache');
  now = NOON;
});

/** One of the servers that share the folder, and what it serves, asks of the importer and logs. */
async function startServer(options: Partial<FeedReaderOptions> = {}) {
  const served: Snapshot[] = [];
  const jobs: ImportJob[] = [];
  const log: LogEntry[] = [];
  const reader = readerOf(feed, folder, {
    onSnapshot: async ({ snapshot }) => void served.push(snapshot),
    log: (entry) => log.push(entry),
    clock: () => now,
    ...options,
    runImport: (job, ...rest) => {
      jobs.push(job);
      return (options.runImport ?? runImport)(job, ...rest);
    },
  });
  await reader.start();
  const routes = () => served.map((snapshot) => snapshot.routes.length);
  return { reader, jobs, log, routes };
}

/** A server whose feed is at a URL, where it asks again and again whether it has changed, and imports nothing. */
const startOther = () =>
  startServer({
    settings: {
      feed: { url: 'https://feeds.example.org/feed.zip' },
      rereadMinutes: 0.0005,
      privateAddresses: false,
    },
    runImport: async () => ({ kind: 'unchanged' }),
  });

test('S14: a server opens what another has imported into the folder that they share', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  const importing = await startServer();
  const other = await startOther();
  expect(other.routes()).toEqual([4]);
  now += 1000;
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() => expect(other.routes()).toEqual([4, 5]));
  await eventually(() => expect(importing.routes()).toEqual([4, 5]));
  // At its start, and then again.
  const opened = () => other.log.filter(({ event }) => event === 'snapshot opened');
  await eventually(() => expect(opened()).toHaveLength(2));
  const stored = readRecord(folder);
  // It asks only whether the feed has changed since the other's import.
  await eventually(() => expect(other.jobs.at(-1)?.seen).toEqual(stored?.seen));
  expect(other.routes(), 'once').toEqual([4, 5]);
  expect(opened()).toHaveLength(2);
});

test('S14: a server that opens a stored feed says how long it lasts, also where the feed is unchanged', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  await startServer();
  now += 1000 * DAY;
  const { log } = await startServer({ runImport: async () => ({ kind: 'unchanged' }) });
  expect(log.map(({ event, line }) => line ?? event)).toEqual([
    'snapshot opened',
    expect.stringMatching(/^The feed ended /),
  ]);
});

test('S14: a server that opens what another has imported says how long it lasts', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  await startServer();
  const other = await startOther();
  now += 1000 * DAY;
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() => expect(other.routes()).toEqual([4, 5]));
  await eventually(() =>
    expect(other.log.map(({ event, line }) => line ?? event)).toEqual([
      'snapshot opened',
      'snapshot opened',
      expect.stringMatching(/^The feed ended /),
    ]),
  );
});

test('S14: a feed that one server accepts is no longer held by the others', async () => {
  writeSmallFeed(feed, feedOfRoutes(5));
  const holding = await startServer();
  now += 1000;
  writeSmallFeed(feed, feedOfRoutes(2));
  await eventually(() => expect(holding.reader.state()).toBe('held'));
  expect(holding.reader.figures().isFailing).toBe(true);
  const accepting = await startServer({ accept: true });
  expect(accepting.routes()).toEqual([5, 2]);
  await eventually(() => expect(holding.reader.state()).toBe('current'));
  expect(holding.routes()).toEqual([5, 2]);
  expect(holding.reader.figures().isFailing).toBe(false);
});

test('S14: a newer snapshot that can’t be read leaves the last good one, and the feed is imported again', async () => {
  writeSmallFeed(feed, feedOfRoutes(4));
  const { reader, routes } = await startServer();
  const stored = readRecord(folder);
  if (stored === null) throw new Error('nothing is stored');
  const file = 'ab12.v0.snapshot';
  writeFileSync(join(folder, file), '{"format":0}');
  writeFileSync(
    join(folder, 'feed.json'),
    JSON.stringify({ ...stored, file, importedAt: now + 1000 }),
  );
  now += 2000;
  writeSmallFeed(feed, feedOfRoutes(5));
  await eventually(() => expect(routes()).toEqual([4, 5]));
  expect(reader.state()).toBe('current');
});

test('S14: two downloads into one folder at once don’t overwrite each other', async () => {
  let requests = 0;
  const url = await serveFeeds((_request, response) => {
    requests += 1;
    response.end(`version ${requests}`);
  });
  const job = { feed: { url: `${url}/feed.zip` }, folder, privateAddresses: true };
  const first = await readFeed(job, {});
  const second = await readFeed(job, {});
  const textOf = (path = '') => readFileSync(path, 'utf8');
  expect([textOf(first?.path), textOf(second?.path)]).toEqual(['version 1', 'version 2']);
  first?.dispose();
  expect(textOf(second?.path)).toBe('version 2');
});

test('S6, S14: the newest two snapshots remain, and what another server has just written', () => {
  const about = { seen: { hash: 'a' }, today: '20261120', importedAt: NOON, report: [] };
  const content = { snapshot: ['{}'], timetable: ['{}'] };
  const serve = (hash: string) =>
    keepSnapshot(folder, storeSnapshot(folder, hash, content, about)).file;
  const files = ['a1', 'a2', 'a3', 'a4'].map(serve);
  expect(storedFiles(folder)).toHaveLength(4);
  const hourAgo = Date.now() / 1000 - 3600;
  for (const name of files) utimesSync(join(folder, name), hourAgo, hourAgo);
  const newest = serve('a5');
  expect(storedFiles(folder)).toEqual([newest, files.at(-1)]);
  expect(readdirSync(folder).filter((name) => name.startsWith('a1'))).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(readRecord(folder)).toBeNull();
});
